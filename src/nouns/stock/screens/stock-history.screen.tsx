import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { itemName } from '../../../ui/words/stock-words.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemFigures } from './item-figures.tsx';
import { ItemHistoryList } from './item-history-list.tsx';
import type { ItemPage } from '../../../contract/stock.ts';
import { useCommand } from '../../../client/use-command.ts';
import { refuse } from '../../../domain/result.ts';
import type { FarPrice } from '../../../domain/money/far-price.ts';
import { farItemPrices } from '../../../domain/stock/item-prices.ts';
import { useAsked } from '../../../ui/feedback/use-asked.ts';
import { farPriceWords } from '../../../ui/words/far-price-words.ts';
import { EditForm } from './edit-form.tsx';
import { ItemFields } from '../shared/item-fields.tsx';
import { formFromItem, itemFromForm, type ItemForm } from '../shared/item-form.ts';
import { itemPath } from '../shared/shop-paths.ts';
import { UnsavedChange } from '../../../ui/drafts/draft-note.tsx';

/** /shop/stock_history/:farm_shop_id: one item with its figures and all its movements. [RTE-25, SHP-12] */
export function StockHistoryScreen() {
  const { t } = useLingui();
  const { farm_shop_id: id = '' } = useParams();
  const business = useBusiness();
  const [params] = useSearchParams();
  const page = useQuery('shop.item', { id });
  if (!business) return null;
  const { currency } = business;
  const here = page?.item.id === id ? page : undefined;
  if (here && params.get('do') === 'edit' && here.may_edit)
    return <EditItem key={id} page={here} currency={currency} />;
  return (
    <Screen
      title={here ? itemName(here.item) : t`Item`}
      description={t`What came, what went, and what is there.`}
      back="/shop"
      flush
    >
      {page === undefined && <Waiting />}
      {page === null && (
        <NotHere to="/shop" button={<Trans>Back to the shop</Trans>}>
          <Trans>This item is not on this phone.</Trans>
        </NotHere>
      )}
      {here && (
        <>
          {here.may_edit && <UnsavedChange apart of="item" id={id} to={`${itemPath(id)}?do=edit`} />}
          {here.may_edit && <UnsavedChange apart of="recipe" id={id} to={`/processed/add/products?recipe=${id}`} />}
          <ItemFigures page={here} currency={currency} />
          <ItemActions page={here} />
          <ItemHistoryList page={here} currency={currency} />
        </>
      )}
    </Screen>
  );
}

/**
 * Correct or archive an item; its base unit is fixed once it has moved. A price far from the one before is asked about
 * first. [SHP-2, SHP-3, MSG-8]
 */
function EditItem({ page, currency }: { page: ItemPage; currency: string }) {
  const { t } = useLingui();
  const { item, moved, last_cost } = page;
  const { run } = useCommand('shop.editItem');
  const { asked, mayGoOn, forget } = useAsked<FarPrice>();
  const save = async (form: ItemForm) => {
    const draft = itemFromForm(form, currency);
    const cost = last_cost && { price: last_cost.unit_cost, factor: last_cost.factor };
    return mayGoOn(farItemPrices(draft, item.sell_units, cost)) ? run(draft) : refuse(undefined);
  };
  return (
    <Screen title={t`Edit item`} description={t`Correct an item of the shop.`} subtitle={item.name} back={itemPath(item.id)} form flush>
      <EditForm
        item={item}
        initial={() => formFromItem(item, currency)}
        to={itemPath(item.id)}
        save={save}
        asked={asked.map((one) => farPriceWords(one, currency))}
        archive="shop.archive"
        archiveWords={<Trans>No longer sold: archive it</Trans>}
      >
        {({ values, refusal, change }) => (
          <ItemFields
            form={values}
            currency={currency}
            refusal={refusal}
            fixed={moved}
            all
            onChange={(next) => {
              forget();
              change(next);
            }}
          />
        )}
      </EditForm>
    </Screen>
  );
} // prettier-ignore
