import { Trans, useLingui } from '@lingui/react/macro';
import type { HomeDay } from '../../contract/home.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { PairBars } from '../../ui/charts/pair-bars.tsx';
import { weekdayWords } from '../../ui/words/date-words.ts';
import { Card } from './card.tsx';
import classes from './dashboard.module.css';

/** Money in beside money out of the last seven days. [RPT-1, LOK-9] */
export function WeekCard({ day: { week, today }, currency }: { day: HomeDay; currency: string }) {
  const { t } = useLingui();
  const nothing = week.every((one) => one.in === 0 && one.out === 0);
  return (
    <Card title={t`Last 7 days`} to="/dashboard?report=cash&dates=last7" area="week">
      {nothing ? (
        <p className={classes.small}>
          <Trans>No money came or went on these days.</Trans>
        </p>
      ) : (
        <PairBars
          caption={t`Money in and out of the last 7 days, ${currency}`}
          first={t`Money in`}
          second={t`Money out`}
          bars={week.map((one) => ({
            key: one.day,
            label: one.day === today ? t`Today` : weekdayWords(one.day),
            first: one.in,
            second: one.out,
          }))}
          show={(amount) => formatAmount(amount, currency)}
        />
      )}
    </Card>
  );
}
