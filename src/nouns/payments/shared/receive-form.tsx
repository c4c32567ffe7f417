import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommandInput, CommandResult } from '../../../contract/port.ts';
import { useCommand } from '../../../client/use-command.ts';
import { checkPayment } from '../../../domain/payments/check-payment.ts';
import { PaymentForm } from './payment-form.tsx';
import { paymentErrorWords } from './payment-words.ts';
import { UsedBefore } from './used-before.tsx';
import { useSavePayment } from './use-save-payment.ts';

type Refusal = Extract<CommandResult<'payments.add'>, { ok: false }>['error'];

interface ReceiveFormProps {
  /** A sale, or a customer's account. */
  to: { sale_id: string } | { customer_id: string };
  /** The customer who may pay in advance. */
  customer_id: string | undefined;
  /** The open amount. Units: minor units. */
  balance: number;
  currency: string;
  onSaved: () => void;
  /** Description of the target, above the amount. */
  children: ReactNode;
}

/** Form for money received. [PAY-4, PAY-9, PAY-12] */
export function ReceiveForm({ to, customer_id, balance, currency, onSaved, children }: ReceiveFormProps) {
  const { t } = useLingui();
  const { run, busy } = useCommand('payments.add');
  const save = useSavePayment<CommandInput<'payments.add'>, Refusal>({
    check: (draft, at) => checkPayment(draft, { balance, customer_id }, { at, currency }),
    run,
    onSaved,
  });
  return (
    <PaymentForm<Refusal>
      of={'sale_id' in to ? to.sale_id : to.customer_id}
      label={t`Amount received`}
      balance={balance}
      currency={currency}
      busy={busy}
      onSave={(payment) => save({ ...payment, ...to })}
      words={(refusal) => paymentErrorWords(refusal, currency)}
      mayPayAhead={customer_id !== undefined}
      Note={UsedBefore}
    >
      {children}
    </PaymentForm>
  );
}
