import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../client/use-session.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { Tabs } from '../../../ui/frame/tabs.tsx';
import { AddBought } from './add-bought.tsx';
import { AddOpening } from './add-opening.tsx';
import { EditPurchase } from '../shared/edit-purchase.tsx';
import { mayShop } from '../../stock/shared/may-shop.ts';

const PATH = '/farm/add/raw_materials';
/** Number of the farm's tab with the first category of materials. [FLK-8] */
const FIRST_TAB = 3;

/**
 * /farm/add/raw_materials: feed and medicine that were bought, or were there before the book; new materials are added
 * on the way. [RTE-27, PUR-7] With `?correct=` a user who may only add corrects their own purchase that the server
 * never had. [SYN-25]
 */
export function AddRawMaterialsScreen() {
  const { t } = useLingui();
  const session = useSession();
  const [params] = useSearchParams();
  if (session?.state !== 'signed-in' || !session.business) return null;
  const { business, uid } = session;
  const category = params.get('category') ?? undefined;
  const to = `/farm/view/${FIRST_TAB + Math.max(0, business.categories.indexOf(category ?? ''))}`;
  const correct = params.get('correct');
  if (correct !== null) return <EditPurchase id={correct} back={to} materials />;
  const of = category === undefined ? '' : `category=${encodeURIComponent(category)}`;
  // Adding stock without a purchase requires a right of its own. [RUL-15]
  const mayOpen = mayShop(business).add;
  const isOpening = mayOpen && params.get('stock') === 'here';
  const shared = { goods: 'raw_material', category, currency: business.currency, to } as const;
  return (
    <Screen title={t`Feed and medicine in`} description={t`Write down what came into the feed store.`} back={to} form flush>
      {mayOpen && (
        <Tabs
          label={t`How it came`}
          tabs={[
            { to: `${PATH}?${of}`, words: t`Bought` },
            { to: `${PATH}?stock=here&${of}`, words: t`Was here already` },
          ]}
          chosen={isOpening ? 1 : 0}
        />
      )}
      {isOpening ? (
        <AddOpening key={business.id} {...shared} />
      ) : (
        <AddBought key={business.id} {...shared} memory={`flockbook.material.${uid}.${business.id}`} />
      )}
    </Screen>
  );
} // prettier-ignore
