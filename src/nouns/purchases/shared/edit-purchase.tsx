import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { ChangePurchase } from '../screens/change-purchase.tsx';

const ALL = { search: '', shown: 'all' } as const;
const ALL_MATERIALS = { ...ALL, materials: '' } as const;

interface EditPurchaseProps {
  id: string;
  back: string;
  /** True when it was bought for the farm. */
  materials?: boolean;
}

/** Change a saved purchase. [RTE-46, SYN-25] */
export function EditPurchase({ id, back, materials }: EditPurchaseProps) {
  const { t } = useLingui();
  const business = useBusiness();
  const page = useQuery('purchases.one', { id });
  const stock = useQuery('shop.stock', materials ? ALL_MATERIALS : ALL);
  if (!business) return null;
  const here = page?.id === id ? page : undefined;
  if (here?.may_edit && stock)
    return <ChangePurchase key={id} page={here} stock={stock.rows} currency={business.currency} />;
  return (
    <Screen title={t`Edit purchase`} description={t`Change a purchase that was saved before.`} back={back}>
      {page === undefined || (here?.may_edit && !stock) ? <Waiting /> : (
        <NotHere to={back} button={<Trans>Back</Trans>}>
          {page === null ? (
            <Trans>This purchase is not on this phone. If it was made on another one, it opens here once it arrives.</Trans>
          ) : here?.voided ? (
            <Trans>This purchase was voided. It cannot be changed any more.</Trans>
          ) : (
            <Trans>You may not change this purchase. Ask the owner.</Trans>
          )}
        </NotHere>
      )}
    </Screen>
  );
} // prettier-ignore
