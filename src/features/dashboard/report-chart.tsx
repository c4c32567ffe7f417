import type { Report } from '../../domain/reports/report.ts';
import { DayBars } from '../../ui/charts/day-bars.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { PairBars } from '../../ui/charts/pair-bars.tsx';
import { RowBars } from '../../ui/charts/row-bars.tsx';
import { formatAmount } from '../../domain/money/currency.ts';
import { groupDigits } from '../../ui/numbers/group-digits.ts';
import { figureOf } from './report-figure.ts';

interface ReportChartProps {
  report: Report;
  title: string;
  currency: string;
}

/** What the table says, to look at; the table stands below it. [LOK-9, RPT-8] */
export function ReportChart({ report, title, currency }: ReportChartProps) {
  const figure = figureOf(report, currency);
  if (!figure) return null;
  switch (figure.is) {
    case 'bars':
      return <RowBars bars={figure.bars} />;
    case 'pairs':
      return <PairBars caption={title} {...figure} show={(amount) => formatAmount(amount, currency)} />;
    case 'lines':
      return <LineChart title={title} {...figure} show={(y) => `${y} %`} />;
    case 'days':
      return <DayBars {...figure} words={(value) => groupDigits(String(value))} isAbove />;
  }
}
