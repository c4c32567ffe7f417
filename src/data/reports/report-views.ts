import type { Report } from '../../domain/reports/report.ts';

/** How far a report is, or the report with the days it is of. [RPT-8, RPT-10] */
export type ReportAnswer =
  | { readonly state: 'none' }
  | { readonly state: 'working'; readonly done: number }
  | { readonly state: 'ready'; readonly report: Report; readonly from: string; readonly to: string };
