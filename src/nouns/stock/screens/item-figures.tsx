import { fixed } from '../../../domain/numbers/decimal-sign.ts';
import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ItemPage } from '../../../contract/stock.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { percentText } from '../../../domain/numbers/percent-text.ts';
import { Money } from '../../../ui/numbers/money.tsx';
import { daysWords, shortDay } from '../../../ui/words/date-words.ts';
import { materialCategory } from '../../../ui/words/material-words.ts';
import { amountWords, priceWords } from '../../../ui/words/stock-words.ts';
import { StockTags } from '../shared/stock-rows.tsx';
import classes from '../shared/item-page.module.css';
import { Facts } from '../../../ui/facts.tsx';

/** Stock, value, costs, days left and turnover. [SHP-4, SHP-13] */
export function ItemFigures({ page, currency }: { page: ItemPage; currency: string }) {
  const { t } = useLingui();
  const { item, on_hand, value, status, expires, average_cost, last_cost, days_left, turnover, batches, material } =
    page;
  const unit = item.sell_units[0]!;
  const pack = countedUnit(item.sell_units, item.base_unit);
  const money = (amount: number) => formatAmount(amount, currency);
  // Shown only where it is meaningful: feed is not sold, eggs are gone within the day. [SHP-13]
  const turns = turnover && turnover.turnover >= RARELY ? turnover : undefined;
  const lies = turns?.days;
  const isGoneWithinDay = lies !== undefined && lies < 1;
  const facts: [string, string | undefined][] = [
    [t`Sells at`, unit.price > 0 ? priceWords(money(unit.price), unit.label) : undefined],
    [t`Costs on average`, average_cost === undefined ? undefined : priceWords(money(average_cost), unit.label)],
    [t`Cost last time`, last_cost && priceWords(money(last_cost.unit_cost), last_cost.unit)],
    [t`Given a day`, material?.left && amountWords(roughly(material.left.per_day), item.base_unit, pack)],
    [t`Lasts, as it is given now`, material?.left && daysWords(material.left.days)],
    [t`Buy before`, material?.left && shortDay(material.left.buy_by)],
    [t`No meat after it for`, daysOf(material?.draft.withdrawal_meat_days)],
    [
      t`No eggs after it for`,
      material?.draft.never_in_lay ? t`never for hens that lay` : daysOf(material?.draft.withdrawal_egg_days),
    ],
    [t`Which feed?`, material?.draft.feed_type],
    [
      t`Protein`,
      percentText(material?.draft.crude_protein === undefined ? undefined : material.draft.crude_protein / 100),
    ],
    [t`What works in it`, material?.draft.active_ingredient],
    [t`Storage`, material?.draft.storage],
    [t`Lasts, as it sells now`, days_left === undefined || material ? undefined : daysWords(days_left)],
    [t`Sold out and filled again`, turns && !isGoneWithinDay ? t`${fixed(turns.turnover, 1)} times a year` : undefined],
    [
      t`Lies in the shop`,
      isGoneWithinDay ? t`less than a day` : lies === undefined ? undefined : t`${fixed(lies, 1)} days`,
    ],
    [t`Group`, item.category && (material ? materialCategory(item.category) : item.category)],
  ];
  return (
    <section className={classes.figures} aria-label={t`Figures of the item`}>
      <div className={classes.head}>
        <div>
          <p>
            <Trans>In stock</Trans>
          </p>
          <strong data-negative={on_hand < 0 || undefined}>{amountWords(on_hand, item.base_unit, pack)}</strong>
        </div>
        <div>
          <p>
            <Trans>Worth, {currency}</Trans>
          </p>
          <strong>
            <Money amount={value} currency={currency} />
          </strong>
        </div>
      </div>
      {(status !== 'enough' || expires) && (
        <div className={classes.tags}>
          <StockTags row={{ ...item, status, expires }} />
        </div>
      )}
      <Facts facts={facts} className={classes.facts}>
        {batches.map(({ batch, expiry, qty }) => (
          <div key={`${batch} ${expiry}`}>
            <dt>
              {batch === undefined ? t`No batch number` : t`Batch ${batch}`}
              {expiry !== undefined && ` · ${t`expires ${shortDay(expiry)}`}`}
            </dt>
            <dd>{amountWords(qty, item.base_unit, pack)}</dd>
          </div>
        ))}
      </Facts>
    </section>
  );
}

const daysOf = (days: number | undefined): string | undefined => (days === undefined ? undefined : daysWords(days));

/** A mean of kilograms or litres, rounded to 100 g or ml. */
const roughly = (qty: number): number => (qty >= 1_000 ? Math.round(qty / 100) * 100 : qty);

/** A turnover of once in ten years. */
const RARELY = 0.1;
