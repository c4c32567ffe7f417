import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommandResult } from '../../../contract/port.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useUndo } from '../../../client/use-undo.ts';
import { checkPayment } from '../../../domain/payments/check-payment.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { oldDayWords } from '../../../ui/words/date-words.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { TypedPayment } from './typed-payment.ts';
import { paymentErrorWords } from './payment-words.ts';
import { UsedBefore } from './used-before.tsx';

type Refusal = Extract<CommandResult<'payments.add'>, { ok: false }>['error'];

interface ReceiveFormProps {
  /** A sale, or a customer's account. */
  to: { sale_id: string } | { customer_id: string };
  /** Who may pay ahead. */
  customer_id: string | undefined;
  /** What is open. Units: minor units. */
  balance: number;
  currency: string;
  onSaved: () => void;
  /** What is paid, above the amount. */
  children: ReactNode;
}

/** Money that comes in. [PAY-4, PAY-9, PAY-12] */
export function ReceiveForm({ to, customer_id, balance, currency, onSaved, children }: ReceiveFormProps) {
  const { t } = useLingui();
  const { run, busy } = useCommand('payments.add');
  const tell = useSavedToast();
  const undo = useUndo('payments.void', 'delete_sales');
  const save = async (payment: TypedPayment): Promise<Refusal | undefined> => {
    const draft = { ...payment, ...to };
    const checked = checkPayment(draft, { balance, customer_id }, { at: timeNow().toISOString(), currency });
    if (!checked.ok) return checked.error;
    const result = await run(draft);
    if (!result.ok) return result.error;
    tell(oldDayWords(draft.occurred_at), undo?.(draft.id));
    onSaved();
    return undefined;
  };
  return (
    <PaymentForm<Refusal>
      label={t`Amount received`}
      balance={balance}
      currency={currency}
      busy={busy}
      onSave={save}
      words={(refusal) => paymentErrorWords(refusal, currency)}
      mayPayAhead={customer_id !== undefined}
      Note={UsedBefore}
    >
      {children}
    </PaymentForm>
  );
}
