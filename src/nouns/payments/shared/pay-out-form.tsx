import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommandInput, CommandResult } from '../../../contract/port.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useUndo } from '../../../client/use-undo.ts';
import { checkPayOut } from '../../../domain/payments/check-payment-out.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { oldDayWords } from '../../../ui/words/date-words.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { payOutErrorWords } from './pay-out-words.ts';
import { PaymentForm } from './payment-form.tsx';
import type { TypedPayment } from './typed-payment.ts';

type Refusal = Extract<CommandResult<'payments.payOut'>, { ok: false }>['error'];

interface PayOutFormProps {
  /** What is paid: a document of ours, or all that is open with a supplier. */
  to: CommandInput<'payments.payOut'>['to'];
  /** Who may be paid ahead. */
  vendor_id: string | undefined;
  /** What is open. Units: minor units. */
  balance: number;
  currency: string;
  onSaved: () => void;
  /** What is paid, above the amount. */
  children: ReactNode;
}

/** Money that goes out. [PAY-4, PAY-6] */
export function PayOutForm({ to, vendor_id, balance, currency, onSaved, children }: PayOutFormProps) {
  const { t } = useLingui();
  const { run, busy } = useCommand('payments.payOut');
  const undo = useUndo('payments.void', 'delete_sales');
  const tell = useSavedToast();
  const save = async (payment: TypedPayment): Promise<Refusal | undefined> => {
    const draft = { ...payment, to };
    const checked = checkPayOut(draft, { balance, vendor_id }, { at: timeNow().toISOString(), currency });
    if (!checked.ok) return checked.error;
    const result = await run(draft);
    if (!result.ok) return result.error;
    tell(oldDayWords(draft.occurred_at), undo?.(draft.id));
    onSaved();
    return undefined;
  };
  return (
    <PaymentForm<Refusal>
      label={t`Amount paid`}
      balance={balance}
      currency={currency}
      busy={busy}
      onSave={save}
      words={(refusal) => payOutErrorWords(refusal, currency)}
      mayPayAhead={vendor_id !== undefined}
    >
      {children}
    </PaymentForm>
  );
}
