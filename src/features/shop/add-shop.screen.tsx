import { useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../client/use-session.ts';
import { Screen } from '../../ui/frame/screen.tsx';
import { AddBought } from './add-bought.tsx';
import { AddOpening } from './add-opening.tsx';
import { EditPurchase } from './edit-purchase.tsx';
import classes from './stock.module.css';

const PATH = '/shop/add';

/**
 * /shop/add: what was bought, or what was there before the book; new items are made on the way. [RTE-23]
 * With `?correct=` whoever may only add corrects their own purchase that the server never had. [SYN-25]
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
      <nav className={classes.tabs} aria-label={t`How it came`}>
        <Link to={PATH} replace aria-current={isOpening ? undefined : 'page'}>
          {t`Bought`}
        </Link>
        <Link to={`${PATH}?stock=here`} replace aria-current={isOpening ? 'page' : undefined}>
          {t`Was here already`}
        </Link>
      </nav>
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
