import { Trans, useLingui } from '@lingui/react/macro';
import { AGE_BUCKETS, type AgeBucket, type Ageing } from '../../../domain/debts/ageing.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { Money } from '../../../ui/numbers/money.tsx';
import classes from './people.module.css';

interface AgeingSummaryProps {
  ageing: Ageing;
  currency: string;
}

/** Ageing of the debt: a bar, and the four sums. [DEB-1, DEB-3] */
export function AgeingSummary({ ageing, currency }: AgeingSummaryProps) {
  const { t } = useLingui();
  const words: Record<AgeBucket, string> = { '0-30': t`0-30`, '31-60': t`31-60`, '61-90': t`61-90`, '90+': t`Over 90` };
  return (
    <section className={classes.ageing}>
      <div className={classes.bars} aria-hidden>
        {AGE_BUCKETS.filter((bucket) => ageing.buckets[bucket] > 0).map((bucket) => (
          <i key={bucket} data-age={bucket} style={{ flexGrow: ageing.buckets[bucket] }} />
        ))}
      </div>
      <p className={classes.small} id="by-age">
        <Trans>By age in days</Trans>
      </p>
      <dl className={classes.buckets} aria-labelledby="by-age">
        {AGE_BUCKETS.map((bucket) => (
          <div key={bucket}>
            <dt>
              <i data-age={bucket} aria-hidden />
              {words[bucket]}
            </dt>
            <dd>
              <Money amount={ageing.buckets[bucket]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {ageing.notDue > 0 && (
        <p className={classes.small}>
          <Trans>{formatAmount(ageing.notDue, currency)} of it is not due yet.</Trans>
        </p>
      )}
    </section>
  );
}
