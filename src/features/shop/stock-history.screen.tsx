import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { NotHere } from '../../ui/feedback/not-here.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { itemName } from '../../ui/words/stock-words.ts';
import { EditItem } from './edit-item.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemFigures } from './item-figures.tsx';
import { ItemHistoryList } from './item-history-list.tsx';

/** /shop/stock_history/:farm_shop_id: one item with its figures and all that moved it. [RTE-25, SHP-12] */
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
          <ItemFigures page={here} currency={currency} />
          <ItemActions page={here} />
          <ItemHistoryList page={here} currency={currency} />
        </>
      )}
    </Screen>
  );
}
