import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommandInput, CommandResult } from '../../../contract/port.ts';
import { useCommand } from '../../../client/use-command.ts';
import { checkPayOut } from '../../../domain/payments/check-payment-out.ts';
import { PaymentForm } from './payment-form.tsx';
import { paymentErrorWords } from './payment-words.ts';
import { useSavePayment } from './use-save-payment.ts';

type Refusal = Extract<CommandResult<'payments.payOut'>, { ok: false }>['error'];

interface PayOutFormProps {
  /** Target of the payment: a payable document, or all that is open with a supplier. */
  to: CommandInput<'payments.payOut'>['to'];
  /** The supplier who may be paid in advance. */
  vendor_id: string | undefined;
  /** The open amount. Units: minor units. */
  balance: number;
  currency: string;
  onSaved: () => void;
  /** Description of the target, above the amount. */
  children: ReactNode;
}

/** Form for money paid out. [PAY-4, PAY-6] */
export function PayOutForm({ to, vendor_id, balance, currency, onSaved, children }: PayOutFormProps) {
  const { t } = useLingui();
  const { run, busy } = useCommand('payments.payOut');
  const save = useSavePayment<CommandInput<'payments.payOut'>, Refusal>({
    check: (draft, at) => checkPayOut(draft, { balance, vendor_id }, { at, currency }),
    run,
    onSaved,
  });
  return (
    <PaymentForm<Refusal>
      of={Object.values(to).join('.')}
      label={t`Amount paid`}
      balance={balance}
      currency={currency}
      busy={busy}
      onSave={(payment) => save({ ...payment, to })}
      words={(refusal) => paymentErrorWords(refusal, currency)}
      mayPayAhead={vendor_id !== undefined}
    >
      {children}
    </PaymentForm>
  );
}
