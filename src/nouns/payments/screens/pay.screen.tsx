import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { OutPayments } from '../../../contract/payments.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useUndo } from '../../../client/use-undo.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { checkPayOut } from '../../../domain/payments/check-payment-out.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { PaymentForm } from '../shared/payment-form.tsx';
import { PaymentHistory } from '../shared/payment-history.tsx';
import type { TypedPayment } from '../shared/typed-payment.ts';
import { payOutErrorWords } from '../shared/pay-out-words.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { SettlementSums } from '../shared/settlement-sums.tsx';
import { usePaidPlace } from './use-paid-place.ts';

/** /expenses/payment/:id and its like: money that goes out; what is owed is proposed. [RTE-41, RTE-45, PAY-4, PAY-6] */
export function PayScreen() {
  const { t } = useLingui();
  const { kind, id, back } = usePaidPlace();
  const business = useBusiness();
  const owed = useQuery('payments.out', { kind, id });
  return (
    <Screen
      title={t`Pay`}
      description={t`Write down what you pay for something you owe.`}
      subtitle={owed ? [owed.payee, owed.number].filter(Boolean).join(' · ') : undefined}
      back={back}
    >
      {owed === undefined && <Waiting />}
      {(owed === null || owed?.may_pay === false) && <NothingToPay to={back} />}
      {owed?.may_pay && business && <PayForm key={id} owed={owed} business={business} back={back} />}
      {/* A flock has no page of its payments: they stand below. */}
      {owed && kind === 'farm' && business && (
        <PaymentHistory
          total={owed.total}
          currency={business.currency}
          payments={owed.payments}
          returned={<Trans>Sent back</Trans>}
          none={<Trans>Nothing was paid yet.</Trans>}
        />
      )}
    </Screen>
  );
}

type Refusal = Extract<CommandResult<'payments.payOut'>, { ok: false }>['error'];

function PayForm({ owed, business: { currency }, back }: { owed: OutPayments; business: BusinessView; back: string }) {
  const { t } = useLingui();
  const { run, busy } = useCommand('payments.payOut');
  const undo = useUndo('payments.void', 'delete_sales');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const save = async (payment: TypedPayment): Promise<Refusal | undefined> => {
    const draft = { ...payment, to: { kind: owed.kind, id: owed.id } };
    const checked = checkPayOut(draft, owed, currency);
    if (!checked.ok) return checked.error;
    const result = await run(draft);
    if (!result.ok) return result.error;
    tell(undefined, undo?.(draft.id));
    void navigate(back);
    return undefined;
  };
  return (
    <PaymentForm<Refusal>
      label={t`Amount paid`}
      balance={owed.balance}
      currency={currency}
      busy={busy}
      onSave={save}
      words={(refusal) => payOutErrorWords(refusal, currency)}
      mayPayAhead={owed.vendor_id !== undefined}
    >
      <SettlementSums
        of={owed}
        returned={<Trans>Sent back</Trans>}
        left={<Trans>Still to pay</Trans>}
        currency={currency}
      />
    </PaymentForm>
  );
}
