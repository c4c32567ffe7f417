import { useLingui } from '@lingui/react/macro';
import type { FlockMoney } from '../../contract/flock-page.ts';
import { marginPercent } from '../../domain/figures/flock-result.ts';
import { eggMoney } from '../../domain/flocks/egg-money.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { percentText } from '../../domain/numbers/percent-text.ts';
import { habits } from '../../ui/habits.ts';
import classes from './flock-page.module.css';

/** Source: pashudhanpraharee.com, economics of layers. [FLK-15] */
const GOOD_TO_FEED = 1.4;

/** One figure of what things cost: its name, what explains it, and its words; without words it is not known. */
type UnitRow = readonly [name: string, below: string | undefined, words: string | undefined];

/** What an egg, a tray, a bird or a kilogram cost, and what is left of what came in. [FLK-15, FLK-16, FLK-18, FLK-19, FLK-22] */
export function UnitMoney({ money, currency }: { money: FlockMoney; currency: string }) {
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
      [t`A tray pays from`, cash && t`${cash} without the birds wearing out`, amount(known.perTray)],
      [t`Laying pays from`, t`at the price of the month’s eggs`, percentText(known.payingLaying)],
      [
        t`Eggs against feed`,
        t`worth of the eggs for the cost of the feed, good from ${GOOD_TO_FEED}`,
        known.toFeed?.toFixed(2),
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
