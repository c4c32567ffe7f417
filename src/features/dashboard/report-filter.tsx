import { NativeSelect } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { OwnDates } from '../../ui/dates/own-dates.tsx';
import { datesOf, type ReportDates } from './report-dates.ts';
import type { OfWhatChoice } from './use-of-what.ts';
import type { useReportFilter } from './use-report-filter.ts';
import classes from './report.module.css';

interface ReportFilterProps {
  filter: ReturnType<typeof useReportFilter>;
  /** What it can be narrowed to beside its days. */
  ofWhat: OfWhatChoice | undefined;
  /** It tells how things stand now: no days to choose. */
  isNow: boolean;
}

/** The days of a report, and of which part of the business or way to pay it is. [RPT-8] */
export function ReportFilter({ filter, ofWhat, isNow }: ReportFilterProps) {
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
