import { NativeSelect } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '../../client/use-query.ts';
import type { ReportName } from '../../domain/reports/report.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { OwnDates } from '../../ui/dates/own-dates.tsx';
import { datesOf, type ReportDates } from './report-dates.ts';
import { moneyMethodWords } from './money-words.ts';
import type { useReportFilter } from './use-report-filter.ts';
import classes from './report.module.css';

interface ReportFilterProps {
  report: ReportName;
  currency: string;
  filter: ReturnType<typeof useReportFilter>;
  /** It tells how things stand now: no days to choose. */
  isNow: boolean;
}

const OF_FLOCKS: ReadonlySet<ReportName> = new Set(['flocks', 'daily', 'weekly', 'medicine', 'recorded']);

/** The days of a report, and of which flock or way to pay it is. [RPT-8] */
export function ReportFilter({ report, currency, filter, isNow }: ReportFilterProps) {
  const { t } = useLingui();
  const options: { value: ReportDates; label: string }[] = [
    { value: 'today', label: t`Today` },
    { value: 'last7', label: t`Last 7 days` },
    { value: 'month', label: t`This month` },
    { value: 'lastmonth', label: t`Last month` },
    { value: 'all', label: t`All dates` },
    { value: 'own', label: t`Own dates` },
  ];
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
      {!isNow && filter.dates === 'own' && <OwnDates own={filter.own} onChange={filter.chooseOwn} />}
      {OF_FLOCKS.has(report) && <FlockChoice filter={filter} />}
      {report === 'cash' && (
        <Choice
          label={t`Where the money is`}
          all={t`All together`}
          options={Object.entries(moneyMethodWords(currency)).map(([value, label]) => ({ value, label }))}
          filter={filter}
        />
      )}
    </div>
  );
}

const NOTHING = {};
const TALL = { input: { height: 48, minHeight: 48 } };

function FlockChoice({ filter }: Pick<ReportFilterProps, 'filter'>) {
  const { t } = useLingui();
  const flocks = useQuery('farm.flocks', NOTHING);
  const options = [...(flocks?.open ?? []), ...(flocks?.closed ?? [])].map(({ id, name }) => ({ value: id, label: name }));
  return <Choice label={t`Flock`} all={t`All flocks`} options={options} filter={filter} />;
} // prettier-ignore

interface ChoiceProps extends Pick<ReportFilterProps, 'filter'> {
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
}

const Choice = ({ label, all, options, filter }: ChoiceProps) => (
  <NativeSelect
    className={classes.only}
    aria-label={label}
    data={[{ value: '', label: all }, ...options]}
    value={filter.only ?? ''}
    onChange={(event) => filter.chooseOnly(event.currentTarget.value || null)}
    styles={TALL}
  />
);
