import { fixed } from '../../../../domain/numbers/decimal-sign.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import dayjs from 'dayjs';
import type { FlockMoney } from '../../../../contract/flock-page.ts';
import { today } from '../../../../ui/words/date-words.ts';
import { Money } from '../../../../ui/numbers/money.tsx';
import { costWords, eggAmountWords } from './flock-words.ts';
import classes from './flock-page.module.css';
import { marginPercent } from '../../../../domain/figures/flock-result.ts';
import { eggMoney } from '../../../../domain/flocks/egg-money.ts';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { percentText } from '../../../../domain/numbers/percent-text.ts';
import { habits } from '../../../../ui/setup/habits.ts';

interface FlockMoneyCardProps {
  money: FlockMoney;
  currency: string;
  /** The books are not computed yet: no sum would be right. [LED-47] */
  working: boolean;
}

/** Cost and income of the flock; only the owner and users who open flocks see it. [FLK-10, FLK-16, FLK-19] */
export function FlockMoneyCard({ money, currency, working }: FlockMoneyCardProps) {
  const { t } = useLingui();
  const { month, eggs, birds, other, costs, reared, left } = money;
  const title = month ? t`Money, ${dayjs(`${month}-01`).format('MMMM')}` : t`Money so far`;
  const taken = (
    [
      [t`Birds dressed, at cost`, money.dressed],
      [t`Birds eaten, at cost`, money.eaten],
      [t`Birds moved, at cost`, money.moved],
    ] as const
  ).filter(([, amount]) => amount !== 0);
  const isEmpty = costs.length === 0 && reared.length === 0 && birds === 0 && other === 0 && !eggs?.qty;
  return (
    <section className={classes.card} aria-label={title}>
      <h2>
        {title} <span>{currency}</span>
      </h2>
      {working ? (
        <p className={classes.empty}>
          <Trans>Being worked out…</Trans>
        </p>
      ) : isEmpty ? (
        <p className={classes.empty}>
          <Trans>No cost is written down yet.</Trans>
        </p>
      ) : (
        <dl className={classes.cost}>
          {eggs && eggs.qty > 0 && (
            <div>
              <dt>{t`Eggs for sale, ${eggAmountWords(eggs.qty)}`}</dt>
              <dd>{eggs.amount === undefined ? t`none sold yet` : <Money amount={eggs.amount} currency={currency} />}</dd>
            </div>
          )}
          {birds !== 0 && (
            <div>
              <dt>{t`Birds sold`}</dt>
              <dd>
                <Money amount={birds} currency={currency} />
              </dd>
            </div>
          )}
          {other !== 0 && (
            <div>
              <dt>{t`Other income`}</dt>
              <dd>
                <Money amount={other} currency={currency} />
              </dd>
            </div>
          )}
          {taken.map(([words, amount]) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>
                <Money amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
          {costs.map(({ category, amount }) => (
            <div key={category} data-cost>
              <dt>{costWords(category)}</dt>
              <dd>
                <Money amount={-amount} currency={currency} />
              </dd>
            </div>
          ))}
          {left !== undefined && (costs.length > 0 || left !== 0) && (
            <div data-total>
              <dt>{t`Left`}</dt>
              <dd>
                <Money amount={left} currency={currency} total />
              </dd>
            </div>
          )}
        </dl>
      )}
      {reared.length > 0 && !working && (
        <>
          <h3 className={classes.reared}>{t`Put into the birds until they lay`}</h3>
          <dl className={classes.cost}>
            {reared.map(({ category, amount }) => (
              <div key={category}>
                <dt>{costWords(category)}</dt>
                <dd>
                  <Money amount={amount} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {!isEmpty && !working && <UnitMoney money={money} currency={currency} />}
      {month && !isEmpty && !working && (
        <p className={classes.source}>
          <Trans>Eggs at the month’s mean price, or the last one known.</Trans>{' '}
          {month === today().slice(0, 7) && <Trans>Wear and shared expenses are counted up to today.</Trans>}
        </p>
      )}
    </section>
  ); // prettier-ignore
}

/** Source: pashudhanpraharee.com, economics of layers. [FLK-15] */
const GOOD_TO_FEED = 1.4;

/** One figure of unit cost: its name, explanation and value as text; without a value it is unknown. */
type UnitRow = readonly [name: string, below: string | undefined, words: string | undefined];

/** Cost of an egg, a tray, a bird or a kilogram, and the margin. [FLK-15, FLK-16, FLK-18, FLK-19, FLK-22] */
function UnitMoney({ money, currency }: { money: FlockMoney; currency: string }) {
  const { t } = useLingui();
  const { eggs } = money;
  const amount = (value: number | undefined) => value === undefined ? undefined : formatAmount(Math.round(value), currency); // prettier-ignore
  const rows = (eggs ? ofEggs() : ofMeat()).filter(([, , words]) => words !== undefined);
  if (rows.length === 0) return null;
  return (
    <dl className={classes.units}>
      {rows.map(([name, below, words]) => (
        <div key={name}>
          <dt>
            {name}
            {below && <small>{below}</small>}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );

  function ofEggs(): UnitRow[] {
    const { tray_eggs: trayEggs } = habits();
    const known = eggMoney(money, { henDays: money.hen_days, trayEggs });
    const { cashPerTray } = known;
    const cash = amount(cashPerTray);
    return [
      [t`An egg for sale costs`, undefined, amount(known.perEgg)],
      [t`A tray covers its costs at`, cash && t`${cash} without the birds wearing out`, amount(known.perTray)],
      [t`Laying covers its costs at`, t`at the price of the month’s eggs`, percentText(known.payingLaying)],
      [
        t`Eggs against feed`,
        t`worth of the eggs for the cost of the feed, good from ${GOOD_TO_FEED}`,
        known.toFeed === undefined ? undefined : fixed(known.toFeed, 2),
      ],
      [t`Left over feed and medicine`, undefined, percentText(known.gross)],
      [t`Left over everything`, undefined, percentText(known.net)],
    ];
  }

  function ofMeat(): UnitRow[] {
    return [
      [t`A bird costs`, t`of all that left alive or stand`, amount(money.each?.perBird)],
      [t`A kilogram alive costs`, undefined, amount(money.each?.perKg)],
      [t`Left over everything`, undefined, percentText(marginPercent(money))],
    ];
  }
}
