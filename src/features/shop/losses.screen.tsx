import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useQuery } from '../../client/use-query.ts';
import { useSession } from '../../client/use-session.ts';
import { NotHere } from '../../ui/feedback/not-here.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { itemName } from '../../ui/words/stock-words.ts';
import { LossForm } from './loss-form.tsx';
import { LossList } from './loss-list.tsx';
import { goodsPath } from './shop-paths.ts';
import classes from './item-page.module.css';

/** /shop/losses/:farm_shop_id: what was lost of an item, why, and whose it was to mind. [RTE-24, SHP-8] */
export function ShopLossesScreen() {
  const { t } = useLingui();
  const { farm_shop_id: id = '' } = useParams();
  const session = useSession();
  const page = useQuery('shop.item', { id });
  const view = useQuery('shop.losses', { id });
  if (session?.state !== 'signed-in' || !session.business) return null;
  const { business, first_name } = session;
  // Whoever keeps no shop has no page of the item to go back to. [RTE-25]
  const here = page?.item.id === id ? page : undefined;
  const back =
    here?.item.kind === 'material' || business.purchases ? goodsPath(here?.item ?? { id, kind: '' }) : '/settings/0';
  return (
    <Screen
      title={t`Losses`}
      description={t`What was lost, why, and what it cost.`}
      subtitle={here && itemName(here.item)}
      back={back}
      flush
    >
      {page === undefined && <Waiting />}
      {page === null && (
        <NotHere to={business.purchases ? '/shop' : '/settings/0'} button={<Trans>Back</Trans>}>
          <Trans>This item is not on this phone.</Trans>
        </NotHere>
      )}
      {here && (
        <div className={classes.sums}>
          <LossForm page={here} me={first_name} />
          {view && <LossList view={view} page={here} currency={business.currency} />}
        </div>
      )}
    </Screen>
  );
}
