import { countedUnit } from '../../domain/stock/friendly-units.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ItemPage, LossesView } from '../../contract/stock.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { Money } from '../../ui/numbers/money.tsx';
import { SyncMark } from '../../ui/sync/sync-mark.tsx';
import { whenWords } from '../../ui/words/date-words.ts';
import { amountWords, lossWords } from '../../ui/words/stock-words.ts';
import { LossPhoto } from './loss-photo.tsx';
import classes from './item-page.module.css';

interface LossListProps {
  view: LossesView;
  page: ItemPage;
  currency: string;
}

/** What the losses cost, by reason and by who minded it, and each of them. [RTE-24] */
export function LossList({ view, page, currency }: LossListProps) {
  const { t } = useLingui();
  const { base_unit, sell_units } = page.item;
  const amount = (qty: number) => amountWords(qty, base_unit, countedUnit(sell_units, base_unit));
  if (view.rows.length === 0)
    return (
      <p>
        <Trans>Nothing lost so far.</Trans>
      </p>
    );
  return (
    <>
      <section>
        <h2>
          <Trans>Why, {currency}</Trans>
        </h2>
        <dl className={classes.list} aria-label={t`Losses by reason`}>
          {view.by_reason.map(({ reason, qty, value }) => (
            <div key={reason}>
              <dt>
                {lossWords(reason)}
                <small>{amount(qty)}</small>
              </dt>
              <dd>
                <strong>{formatAmount(value, currency)}</strong>
              </dd>
            </div>
          ))}
          <div data-total>
            <dt>
              <Trans>Together</Trans>
              <small>{amount(view.total.qty)}</small>
            </dt>
            <dd>
              <strong>
                <Money amount={view.total.value} currency={currency} total />
              </strong>
            </dd>
          </div>
        </dl>
      </section>
      <section>
        <h2>
          <Trans>Who minded it, {currency}</Trans>
        </h2>
        <dl className={classes.list} aria-label={t`Losses by person`}>
          {view.by_person.map(({ name, qty, value }) => (
            <div key={name}>
              <dt>
                {name === '' ? t`Nobody named` : name}
                <small>{amount(qty)}</small>
              </dt>
              <dd>
                <strong>{formatAmount(value, currency)}</strong>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>
          <Trans>Each loss</Trans>
        </h2>
        <ul className={classes.list} aria-label={t`Losses`}>
          {view.rows.map(({ id, at, reason, qty, value, responsible, note, photo, sync }) => (
            <li key={id}>
              <span>
                {lossWords(reason)}: {amount(qty)}
                <small>{[whenWords(at), responsible, note].filter(Boolean).join(' · ')}</small>
              </span>
              <span>
                <strong>{formatAmount(value, currency)}</strong> <SyncMark state={sync} />
              </span>
              {photo !== undefined && (
                <div className={classes.photo}>
                  <LossPhoto path={photo} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
