import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemFigures } from './item-figures.tsx';
import { ItemHistoryList } from './item-history-list.tsx';
import { PurchaseDetails } from '../../purchases/shared/purchase-details.tsx';
import { materialPath } from '../shared/shop-paths.ts';
import type { ItemPage, MaterialFigures } from '../../../contract/stock.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import { shortDay, today } from '../../../ui/words/date-words.ts';
import { amountWords, priceWords } from '../../../ui/words/stock-words.ts';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import classes from '../shared/item-page.module.css';
import { UnsavedChange } from '../../../ui/drafts/draft-note.tsx';

/** /farm/view/:type_id/raw_material/:id: one material with its batches, use, price and history; `?receipt=` is one purchase of it. [RTE-32, RAW-6] */
export function RawMaterialDetailsScreen() {
  const { t } = useLingui();
  const { id = '', type_id = '3' } = useParams();
  const [params] = useSearchParams();
  const business = useBusiness();
  const page = useQuery('shop.item', { id });
  const receipt = params.get('receipt');
  if (receipt) return <PurchaseDetails id={receipt} back={materialPath(id)} />;
  if (!business) return null;
  const { currency, categories } = business;
  const here = page?.item.id === id && page.material ? page : undefined;
  const tab = here ? categories.indexOf(here.item.category ?? '') : -1;
  return (
    <Screen
      title={here?.item.name ?? t`Material`}
      description={t`What came, what was given, and what is there.`}
      back={`/farm/view/${tab < 0 ? type_id : tab + 3}`}
      flush
    >
      {page === undefined && <Waiting />}
      {page !== undefined && !here && (
        <NotHere to={`/farm/view/${type_id}`} button={<Trans>Back</Trans>}>
          <Trans>This material is not on this phone.</Trans>
        </NotHere>
      )}
      {here?.material && (
        <>
          {here.may_edit && <UnsavedChange apart of="item" id={id} to={`/farm/view/0/raw_material/edit/${id}`} />}
          <ItemFigures page={here} currency={currency} />
          <ItemActions page={here} />
          <MaterialUse page={here} figures={here.material} currency={currency} />
          <ItemHistoryList page={here} currency={currency} />
        </>
      )}
    </Screen>
  );
}

const DAYS = 14;

interface MaterialUseProps {
  page: ItemPage;
  figures: MaterialFigures;
  currency: string;
}

/** Quantity used on each of the last days, and purchase costs. [RAW-5, RAW-6] */
function MaterialUse({ page: { item }, figures: { used, prices }, currency }: MaterialUseProps) {
  const { t } = useLingui();
  const unit = item.sell_units[0]!;
  const pack = { unit: unit.label, factor: unit.factor };
  const amount = (qty: number) => amountWords(qty, item.base_unit, pack);
  const byDay = new Map(used.map(({ day, qty }) => [day, qty]));
  const first = addDays(today(), 1 - DAYS);
  const days = Array.from({ length: DAYS }, (_, i) => addDays(first, i));
  return (
    <>
      {used.length > 0 && (
        <section className={classes.use}>
          <h2>
            <Trans>Given each day</Trans>
          </h2>
          <DayBars
            label={t`Given each day`}
            bars={days.map((day) => ({ day, value: byDay.get(day) }))}
            words={(qty) => amount(qty)}
          />
        </section>
      )}
      {prices.length > 0 && (
        <section className={classes.use}>
          <h2>
            <Trans>What it cost</Trans>
          </h2>
          <table className={classes.prices}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Bought</Trans>
                </th>
                <th scope="col">
                  <Trans>Price</Trans>
                </th>
                <th scope="col">
                  <Trans>Change</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {prices.map(({ day, unit_cost, factor, unit: label }, at) => {
                const before = prices[at + 1];
                const was = before && (before.unit_cost * factor) / before.factor;
                const change = was ? Math.round(((unit_cost - was) / was) * 100) : undefined;
                return (
                  // Bought twice on a day: only the position distinguishes the two.
                  // oxlint-disable-next-line react/no-array-index-key
                  <tr key={`${day} ${at}`}>
                    <td>{shortDay(day)}</td>
                    <td>{priceWords(formatAmount(unit_cost, currency), label)}</td>
                    <td data-up={(change ?? 0) > 0 || undefined}>{change === undefined ? '' : changeWords(change)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

const changeWords = (percent: number): string =>
  percent === 0 ? '=' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
