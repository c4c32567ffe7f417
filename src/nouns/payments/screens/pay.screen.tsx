import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { OutPayments } from '../../../contract/payments.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { PayOutForm } from '../shared/pay-out-form.tsx';
import { AllPaid } from './all-paid.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { PaidOut } from './paid-out.tsx';
import { SettlementSums } from '../shared/settlement-sums.tsx';
import { usePaidPlace } from './use-paid-place.ts';

/**
 * /expenses/payment/:id and similar paths: money paid out; the open amount is proposed. [RTE-41, RTE-45, PAY-4, PAY-6]
 */
export function PayScreen() {
  const { t } = useLingui();
  const { kind, id, back, history } = usePaidPlace();
  const business = useBusiness();
  const owed = useQuery('payments.out', { kind, id });
  return (
    <Screen
      title={t`Pay`}
      description={t`Write down what you pay for something you owe.`}
      subtitle={owed ? [owed.payee, owed.number].filter(Boolean).join(' · ') : undefined}
      back={back}
      form
    >
      {owed === undefined && <Waiting />}
      {(owed === null || owed?.may_pay === false) && <NothingToPay to={back} />}
      {owed?.may_pay && business && owed.balance > 0 && (
        <PayForm key={id} owed={owed} business={business} back={back} />
      )}
      {owed?.may_pay && business && owed.balance <= 0 && (
        <AllPaid history={history}>
          <Sums owed={owed} currency={business.currency} />
        </AllPaid>
      )}
      {/* A flock has no page for its payments: they are listed below. */}
      {owed && kind === 'farm' && business && <PaidOut owed={owed} currency={business.currency} />}
    </Screen>
  );
}

function PayForm({ owed, business: { currency }, back }: { owed: OutPayments; business: BusinessView; back: string }) {
  const navigate = useNavigate();
  return (
    <PayOutForm
      to={{ kind: owed.kind, id: owed.id }}
      vendor_id={owed.vendor_id}
      balance={owed.balance}
      currency={currency}
      onSaved={() => void navigate(back)}
    >
      <Sums owed={owed} currency={currency} />
    </PayOutForm>
  );
}

const Sums = ({ owed, currency }: { owed: OutPayments; currency: string }) => (
  <SettlementSums
    of={owed}
    returned={<Trans>Sent back</Trans>}
    left={<Trans>Still to pay</Trans>}
    currency={currency}
  />
);
