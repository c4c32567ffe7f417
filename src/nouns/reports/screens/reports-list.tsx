import { useLingui } from '@lingui/react/macro';
import {
  IconBuildingStore,
  IconCalendarCheck,
  IconCalendarDue,
  IconCash,
  IconChartBar,
  IconChartLine,
  IconClipboardList,
  IconClock,
  IconCoins,
  IconFeather,
  IconHistory,
  IconHourglass,
  IconPercentage,
  IconReportMoney,
  IconTransform,
  IconTrash,
  IconTrendingUp,
  IconUser,
  IconUsers,
  IconVaccine,
  IconZzz,
  IconChevronRight,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { ReportName } from '../../../domain/reports/report.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { reportGroups, reportWords } from '../shared/report-words.ts';
import classes from './report.module.css';

const SIGNS: Record<ReportName, Icon> = {
  profit: IconReportMoney,
  cash: IconCash,
  expenses: IconCoins,
  tax: IconPercentage,
  prices: IconTrendingUp,
  products: IconChartBar,
  customers: IconUsers,
  sellers: IconUser,
  hours: IconClock,
  debtors: IconHourglass,
  creditors: IconHourglass,
  stock: IconBuildingStore,
  slow: IconZzz,
  expiry: IconCalendarDue,
  losses: IconTrash,
  flocks: IconFeather,
  daily: IconClipboardList,
  weekly: IconChartLine,
  production: IconTransform,
  medicine: IconVaccine,
  recorded: IconCalendarCheck,
  activity: IconHistory,
};

/** All reports by subject. [RPT-3..7] */
export function ReportsList({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const words = reportWords();
  return (
    <Screen title={t`Reports`} description={t`Money, sales, stock, flocks and people, for any days.`} back="/dashboard">
      <div className={classes.groups}>
        {reportGroups(business.farm_activities).map(({ title, reports }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {reports.map((name) => {
                const Sign = SIGNS[name];
                return (
                  <li key={name}>
                    <Link to={`/dashboard?report=${name}`}>
                      <Sign aria-hidden />
                      <span>
                        <b>{words[name].title}</b>
                        <small>{words[name].text}</small>
                      </span>
                      <IconChevronRight aria-hidden />
                    </Link>
                  </li>
                );
              })}
            </ul>
          </nav>
        ))}
      </div>
    </Screen>
  );
} // prettier-ignore
