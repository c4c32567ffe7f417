import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BusinessView } from '../../../../contract/account.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { NotHere } from '../../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../../ui/frame/screen.tsx';
import { SaleChanges } from '../sale-changes.tsx';

interface CorrectSaleProps {
  id: string;
  uid: string;
  business: BusinessView;
}

/** A saved sale in the form, or the reason why it cannot be changed. [RTE-21, SYN-25] */
export function CorrectSale({ id, uid, business }: CorrectSaleProps) {
  const view = useQuery('sales.one', { id });
  if (view === undefined) return <Waiting />;
  if (view === null)
    return (
      <NotNow>
        <Trans>This sale is not on this phone. If it was made on another one, it opens here once it arrives.</Trans>
      </NotNow>
    );
  if (view.voided)
    return (
      <NotNow>
        <Trans>This sale was voided. It cannot be changed any more.</Trans>
      </NotNow>
    );
  if (!view.may_edit)
    return (
      <NotNow>
        <Trans>You may not change this sale. Ask the owner.</Trans>
      </NotNow>
    );
  return <SaleChanges key={`${business.id} ${id}`} view={view} uid={uid} business={business} />;
}

function NotNow({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Screen title={t`Edit sale`} description={t`Change a sale that was saved before.`} back="/sales/view/0">
      <NotHere to="/sales/view/0" button={<Trans>Back to the sales</Trans>}>
        {children}
      </NotHere>
    </Screen>
  );
}
