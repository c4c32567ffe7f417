import { Trans } from '@lingui/react/macro';
import type { BusinessSums } from '../../contract/business.ts';
import { Money } from '../../ui/numbers/money.tsx';
import classes from './businesses.module.css';

/** What all own businesses come to, one line a currency: money of different kinds is never added. [BIZ-11] */
export function CombinedTotals({ own }: { own: readonly BusinessSums[] }) {
  const currencies = [...new Set(own.flatMap(({ currency }) => currency ?? []))];
  const unknown = own.filter(({ to_collect }) => to_collect === undefined).map(({ name }) => name).join(', '); // prettier-ignore
  if (own.length < 2) return null;
  return (
    <section className={classes.together} aria-labelledby="together">
      <h2 id="together">
        <Trans>All my businesses together</Trans>
      </h2>
      <dl>
        {currencies.map((currency) => {
          const of = own.filter((business) => business.currency === currency);
          const sum = (field: 'sold_today' | 'to_collect') =>
            of.reduce((all, business) => all + (business[field] ?? 0), 0);
          return (
            <div key={currency}>
              <dt>
                <Trans>Sold today, {currency}</Trans>
              </dt>
              <dd>
                <Money amount={sum('sold_today')} currency={currency} />
              </dd>
              <dt>
                <Trans>They owe me, {currency}</Trans>
              </dt>
              <dd>
                <Money amount={sum('to_collect')} currency={currency} />
              </dd>
            </div>
          );
        })}
      </dl>
      {unknown !== '' && (
        <p className={classes.hint}>
          <Trans>Without {unknown}: open it once on this phone, then it is counted.</Trans>
        </p>
      )}
    </section>
  );
}
