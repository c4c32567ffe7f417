import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { NotHere } from '../../ui/feedback/not-here.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemFigures } from './item-figures.tsx';
import { ItemHistoryList } from './item-history-list.tsx';
import { MaterialUse } from './material-use.tsx';
import { PurchaseDetails } from './purchase-details.tsx';
import { materialPath } from './shop-paths.ts';

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
          <ItemFigures page={here} currency={currency} />
          <ItemActions page={here} />
          <MaterialUse page={here} figures={here.material} currency={currency} />
          <ItemHistoryList page={here} currency={currency} />
        </>
      )}
    </Screen>
  );
}
