import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../client/use-session.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { Tabs } from '../../../ui/frame/tabs.tsx';
import { AddBought } from './add-bought.tsx';
import { AddOpening } from './add-opening.tsx';
import { EditPurchase } from '../shared/edit-purchase.tsx';

const PATH = '/shop/add';

/**
 * /shop/add: a purchase, or stock from before the book; new items are added on the way. [RTE-23] With `?correct=` a
 * user who may only add corrects their own purchase that the server never had. [SYN-25]
 */
export function AddShopScreen() {
  const { t } = useLingui();
  const session = useSession();
  const [params] = useSearchParams();
  if (session?.state !== 'signed-in' || !session.business) return null;
  const { business, uid } = session;
  const correct = params.get('correct');
  if (correct !== null) return <EditPurchase id={correct} back="/shop?show=purchases" />;
  const isOpening = params.get('stock') === 'here';
  return (
    <Screen title={t`Stock in`} description={t`Write down what came into the shop.`} back="/shop" form flush>
      <Tabs
        label={t`How it came`}
        tabs={[
          { to: PATH, words: t`Bought` },
          { to: `${PATH}?stock=here`, words: t`Was here already` },
        ]}
        chosen={isOpening ? 1 : 0}
      />
      {isOpening ? (
        <AddOpening
          key={business.id}
          goods="shop"
          code={params.get('code') ?? undefined}
          currency={business.currency}
          to="/shop"
        />
      ) : (
        <AddBought
          key={business.id}
          goods="shop"
          currency={business.currency}
          memory={`flockbook.purchase.${uid}.${business.id}`}
          to="/shop"
        />
      )}
    </Screen>
  );
}
