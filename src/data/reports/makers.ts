import type { Report, ReportName } from '../../domain/reports/report.ts';
import { activityReport } from './activity-report.ts';
import { pricesReport } from './buying-reports.ts';
import { expiryReport, slowReport } from './idle-stock-reports.ts';
import { creditorsReport, debtorsReport } from './debt-reports.ts';
import { dailyReport, weeklyReport } from './farm-reports.ts';
import { flocksReport } from './flocks-report.ts';
import { cashReport, expensesReport, profitReport, taxReport } from './money-reports.ts';
import { productionReport } from './production-report.ts';
import { medicineReport, recordedReport } from './register-reports.ts';
import { customersReport, hoursReport, productsReport, sellersReport } from './sales-reports.ts';
import { lossesReport, stockReport } from './stock-reports.ts';
import type { ReportDesk } from './report-desk.ts';

/** Who makes each report. */
export const MAKERS: Readonly<Record<ReportName, (desk: ReportDesk) => Promise<Report>>> = {
  profit: profitReport,
  cash: cashReport,
  expenses: expensesReport,
  tax: taxReport,
  prices: pricesReport,
  products: productsReport,
  customers: customersReport,
  sellers: sellersReport,
  hours: hoursReport,
  debtors: debtorsReport,
  creditors: creditorsReport,
  stock: stockReport,
  slow: slowReport,
  expiry: expiryReport,
  losses: lossesReport,
  flocks: flocksReport,
  daily: dailyReport,
  weekly: weeklyReport,
  production: productionReport,
  medicine: medicineReport,
  recorded: recordedReport,
  activity: activityReport,
};
