import { Button, Progress, NativeSelect } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { ReportAnswer } from '../../../contract/reports.ts';
import { useQuery } from '../../../client/use-query.ts';
import type { ReportName, Report } from '../../../domain/reports/report.ts';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { paperDay } from '../../papers/shared/paper-day.ts';
import { shortDay, today } from '../../../ui/words/date-words.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportTable } from './report-table.tsx';
import { closedNote, fileName, partNote, runningNote, claimedNote } from './report-part-words.ts';
import { reportWords } from '../shared/report-words.ts';
import { useOfWhat, type OfWhatChoice } from './use-of-what.ts';
import classes from './report.module.css';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { PairBars } from '../../../ui/charts/pair-bars.tsx';
import { RowBars } from '../../../ui/charts/row-bars.tsx';
import { formatAmount } from '../../../domain/money/currency.ts';
import { groupDigits } from '../../../ui/numbers/group-digits.ts';
import { figureOf } from './report-figure.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { OwnDates } from '../../../ui/dates/own-dates.tsx';
import { datesOf, type ReportDates, dayOf, reportRange } from './report-dates.ts';

const NOTHING = {};

/** Reports of the present state. */
const NOW: ReadonlySet<ReportName> = new Set(['debtors', 'creditors', 'stock', 'slow', 'expiry']);

/** One report: its days, a chart, the table, and its exports. [RPT-8, RPT-10] */
export function ReportPage({ name, business }: { name: ReportName; business: BusinessView }) {
  const { t } = useLingui();
  const filter = useReportFilter();
  const { title, text } = reportWords()[name];
  const { choice: ofWhat, isKnown } = useOfWhat(name, business.currency, filter.only);
  // Until the names are read it is unknown whether the URL names an existing part.
  const only = isKnown ? (ofWhat?.only ?? null) : filter.only;
  const answer = useQuery('reports.one', { report: name, range: filter.range, only });
  const books = useQuery('ledger.progress', NOTHING);
  const isNow = NOW.has(name);
  // Wait until it is known whether all records are here: a partial report must not be taken for a complete one, on
  // paper either. [LED-59]
  const ready = books !== undefined && answer?.state === 'ready' && answer.name === name && answer.only === only ? answer : undefined;
  const second = isNow ? t`As of today` : ready && daysWords(ready, shortDay);
  const notes = [partNote(name, only) ?? closedNote(ready?.report.closedBefore), runningNote(ready?.report.running), claimedNote(ready?.report.claimed, business.currency)].filter((one) => one !== undefined);
  const day = paperDay(today());
  return (
    <Screen title={title} description={text} subtitle={second ?? business.name} back="/dashboard?show=reports">
      <ReportFilter filter={filter} ofWhat={ofWhat} isNow={isNow} />
      {answer?.state === 'working' && <Working done={answer.done} />}
      {ready && (
        <Ready
          {...{ name, title, business }}
          answer={ready}
          about={[
            isNow ? t`As of ${day}` : daysWords(ready, paperDay),
            ...(ofWhat?.words ? [`${ofWhat.label}: ${ofWhat.words}`] : []),
            ...notes,
            ...(books && books.state !== 'current' ? [t`Not complete: records were still coming or being added up.`] : []),
          ]}
          of={ofWhat?.words}
          notes={notes}
          address={filter.addressOf(only)}
          showAll={isNow ? undefined : () => filter.choose('all')}
        />
      )}
    </Screen>
  );
} // prettier-ignore

const daysWords = ({ from, to }: { from: string; to: string }, words: (day: string) => string): string =>
  from === to ? words(from) : `${words(from)} – ${words(to)}`;

/** Appears when it takes longer than a second, and can be cancelled. [RPT-10] */
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
  /** The days, the part, and notes. */
  about: readonly string[];
  /** The part, as text. */
  of: string | undefined;
  notes: readonly string[];
  business: BusinessView;
  /** Query string that keeps days and filter when a row links to another report. */
  address: string;
  showAll: (() => void) | undefined;
}

function Ready({
  answer: { report, from, to },
  name,
  title,
  about,
  of,
  notes,
  business,
  address,
  showAll,
}: ReadyProps) {
  const { currency } = business;
  if (report.rows.length === 0 || (name === 'cash' && report.rows.length === 1 && report.rows[0]!.cells[4] === 0))
    return (
      <EmptyState
        drawing={<LedgerDrawing />}
        button={
          showAll && (
            <Button variant="default" h={56} fullWidth onClick={showAll}>
              <Trans>Show all dates</Trans>
            </Button>
          )
        }
      >
        {showAll ? (
          <Trans>Nothing was written down for these days.</Trans>
        ) : (
          <Trans>There is nothing to show now.</Trans>
        )}
      </EmptyState>
    );
  return (
    <article className={classes.report}>
      <header className={classes.paper}>
        <b>{business.name}</b>
        <h2>{title}</h2>
        {about.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      {notes.map((note) => (
        <p key={note} className={classes.hint}>
          {note}
        </p>
      ))}
      <div className={classes.chart}>
        <ReportChart report={report} title={title} currency={currency} />
      </div>
      <ReportTable report={report} name={title} currency={currency} address={address} />
      <ReportActions
        report={report}
        head={{ business: business.name, title, about, currency }}
        file={fileName(name, of, NOW.has(name) ? to : from, to)}
      />
    </article>
  );
}

interface ReportChartProps {
  report: Report;
  title: string;
  currency: string;
}

/** The table as a chart; the table follows below. [LOK-9, RPT-8] */
function ReportChart({ report, title, currency }: ReportChartProps) {
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

interface ReportFilterProps {
  filter: ReturnType<typeof useReportFilter>;
  /** The filter beside the days. */
  ofWhat: OfWhatChoice | undefined;
  /** True for a report of the present state: no days to choose. */
  isNow: boolean;
}

/** The days of a report, and its part of the business or way of payment. [RPT-8] */
function ReportFilter({ filter, ofWhat, isNow }: ReportFilterProps) {
  const { t } = useLingui();
  const options: { value: ReportDates; label: string }[] = [
    { value: 'today', label: t`Today` },
    { value: 'last7', label: t`Last 7 days` },
    { value: 'month', label: t`This month` },
    { value: 'lastmonth', label: t`Last month` },
    { value: 'all', label: t`All dates` },
    { value: 'own', label: t`Own dates` },
  ];
  const { own } = filter;
  const isTurned = filter.dates === 'own' && own.from > own.to;
  return (
    <div className={classes.filter}>
      {!isNow && (
        <>
          <div className={classes.chips}>
            <ChoiceChips
              label={t`Days of the report`}
              options={options}
              value={filter.dates}
              onChange={filter.choose}
            />
          </div>
          <NativeSelect
            className={`${classes.only} ${classes.phone}`}
            aria-label={t`Days of the report`}
            data={options}
            value={filter.dates}
            onChange={(event) => filter.choose(datesOf(event.currentTarget.value))}
            styles={TALL}
          />
        </>
      )}
      {ofWhat && (
        <NativeSelect
          className={classes.only}
          aria-label={ofWhat.label}
          value={ofWhat.only ?? ''}
          onChange={(event) => filter.chooseOnly(event.currentTarget.value || null)}
          styles={TALL}
        >
          <option value="">{ofWhat.all}</option>
          {ofWhat.groups.map(({ group, items }) => {
            const choices = items.map(({ value, label }) => <option key={value} value={value}>{label}</option>); // prettier-ignore
            return group === undefined ? choices : <optgroup key={group} label={group}>{choices}</optgroup>; // prettier-ignore
          })}
        </NativeSelect>
      )}
      {!isNow && filter.dates === 'own' && (
        <div className={classes.own}>
          <OwnDates own={own} onChange={filter.chooseOwn} />
          {isTurned && (
            <p role="status">
              <Trans>The first day is after the last: they are taken the other way round.</Trans>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const TALL = { input: { height: 48, minHeight: 48 } };

/** Days and filter of a report; kept in the URL, so that back, reload and a shared link restore them. */
function useReportFilter() {
  const [params, setParams] = useSearchParams();
  const dates = datesOf(params.get('dates'));
  const month = { from: `${today().slice(0, 8)}01`, to: today() };
  const own = { from: dayOf(params.get('from')) ?? month.from, to: dayOf(params.get('to')) ?? month.to };
  const change = (words: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, word] of Object.entries(words))
          if (word === null) next.delete(name);
          else next.set(name, word);
        return next;
      },
      { replace: true },
    );
  return {
    dates,
    own,
    only: params.get('only'),
    range: reportRange(dates, today(), own),
    /** The days, and the part of a report, as URL parameters. */
    addressOf: (only: string | null) =>
      new URLSearchParams({ dates, ...(dates === 'own' && own), ...(only !== null && { only }) }).toString(),
    choose: (choice: ReportDates) => change({ dates: choice }),
    chooseOwn: (days: { from: string; to: string }) => change({ dates: 'own', ...days }),
    chooseOnly: (only: string | null) => change({ only }),
  };
}
