import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../client/use-query.ts';
import { useSession } from '../../client/use-session.ts';
import { Screen } from '../../ui/frame/screen.tsx';
import { Tabs } from '../../ui/frame/tabs.tsx';
import { PlusButton } from '../../ui/plus-button.tsx';
import { CountMode } from './count-mode.tsx';
import { mayShop } from './may-shop.ts';
import { PurchasesPage } from './purchases-page.tsx';
import { StockPage } from './stock-page.tsx';

const EVERYTHING = { search: '', shown: 'all' } as const;

/** /shop: what is in stock, what was bought, and the walk along the shelves. [RTE-22, SHP-11] */
export function StockScreen() {
  const { t } = useLingui();
  const session = useSession();
  const [params] = useSearchParams();
  const view = useQuery('shop.stock', EVERYTHING);
  if (session?.state !== 'signed-in' || !session.business) return null;
  const { uid, business } = session;
  const may = mayShop(business);
  if (params.get('show') === 'count' && may.add)
    return <CountMode key={business.id} memory={`flockbook.count.${uid}.${business.id}`} />;
  const isPurchases = params.get('show') === 'purchases';
  const mayAdd = may.add && view !== undefined && !view.none_at_all;
  return (
    <Screen
      title={t`Shop`}
      description={t`What is in stock and what it is worth.`}
      action={
        mayAdd && (
          <Button component={Link} to="/shop/add" leftSection={<IconPlus aria-hidden />}>
            <Trans>Stock in</Trans>
          </Button>
        )
      }
      flush
    >
      <Tabs
        label={t`What of the shop`}
        tabs={[
          { to: '/shop', words: t`Stock` },
          { to: '/shop?show=purchases', words: t`Purchases` },
        ]}
        chosen={isPurchases ? 1 : 0}
      />
      {isPurchases ? (
        <PurchasesPage currency={business.currency} may={may} />
      ) : (
        <StockPage currency={business.currency} may={may} />
      )}
      {mayAdd && <PlusButton to="/shop/add" name={t`Stock in`} />}
    </Screen>
  );
}
