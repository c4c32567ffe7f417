import { Button, Progress } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { BusinessView, ReportAnswer } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import type { ReportName } from '../../domain/reports/report.ts';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { shortDay } from '../../ui/words/date-words.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFilter } from './report-filter.tsx';
import { ReportTable } from './report-table.tsx';
import { reportWords } from './report-words.ts';
import { useReportFilter } from './use-report-filter.ts';
import classes from './report.module.css';

const NOTHING = {};
/** Reports of how things stand now. */
const NOW: ReadonlySet<ReportName> = new Set(['debtors', 'creditors', 'stock', 'slow', 'expiry']);

/** One report: its days, a chart, the table, and ways to take it along. [RPT-8, RPT-10] */
export function ReportPage({ name, business }: { name: ReportName; business: BusinessView }) {
  const { t } = useLingui();
  const filter = useReportFilter();
  const { title, text } = reportWords()[name];
  const answer = useQuery('reports.one', { report: name, range: filter.range, only: filter.only });
  const books = useQuery('ledger.progress', NOTHING);
  const isNow = NOW.has(name);
  const days = answer?.state === 'ready' ? daysWords(answer.from, answer.to) : undefined;
  const second = isNow ? t`As of today` : days;
  return (
    <Screen title={title} description={text} subtitle={second ?? business.name} back="/dashboard?show=reports">
      <ReportFilter report={name} currency={business.currency} filter={filter} isNow={isNow} />
      {books && books.state !== 'current' && (
        <p className={classes.note} role="status">
          <Trans>Still adding up your records. The sums may change.</Trans>
        </p>
      )}
      {answer?.state === 'working' && <Working done={answer.done} />}
      {answer?.state === 'ready' && (
        <Ready {...{ answer, name, title, business }} second={second ?? ''} dates={filter.address} showAll={() => filter.choose('all')} />
      )}
    </Screen>
  );
} // prettier-ignore

const daysWords = (from: string, to: string): string =>
  from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;

/** Appears when it takes longer than a second, and can be given up. [RPT-10] */
function Working({ done }: { done: number }) {
  const { t } = useLingui();
  return (
    <div className={classes.working}>
      <p role="status">
        <Trans>Adding up…</Trans>
      </p>
      <Progress value={done * 100} size="lg" aria-label={t`How much is added up`} />
      <Button component={Link} to="/dashboard?show=reports" variant="default" h={48}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

interface ReadyProps {
  answer: Extract<ReportAnswer, { state: 'ready' }>;
  name: ReportName;
  title: string;
  second: string;
  business: BusinessView;
  dates: string;
  showAll: () => void;
}

function Ready({ answer: { report, from, to }, name, title, second, business, dates, showAll }: ReadyProps) {
  const { currency } = business;
  if (report.rows.length === 0 || (name === 'cash' && report.rows.length === 1 && report.rows[0]!.cells[4] === 0))
    return (
      <EmptyState
        drawing={<LedgerDrawing />}
        button={
          <Button variant="default" h={56} fullWidth onClick={showAll}>
            <Trans>Show all dates</Trans>
          </Button>
        }
      >
        <Trans>Nothing was written down for these days.</Trans>
      </EmptyState>
    );
  return (
    <article className={classes.report}>
      <header className={classes.paper}>
        <b>{business.name}</b>
        <h2>{title}</h2>
        <p>{second}</p>
      </header>
      <div className={classes.chart}>
        <ReportChart report={report} title={title} currency={currency} />
      </div>
      <ReportTable report={report} name={title} currency={currency} dates={dates} />
      <ReportActions report={report} title={title} file={`${name}-${from}-${to}`} currency={currency} />
    </article>
  );
}
