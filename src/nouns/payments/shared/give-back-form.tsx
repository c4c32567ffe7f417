import { useLingui } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { CommandInput, CommandResult } from '../../../contract/port.ts';
import { useCommand } from '../../../client/use-command.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import type { Side } from '../../../domain/parties/check-party.ts';
import { checkGiveBack } from '../../../domain/payments/check-give-back.ts';
import { PaymentForm } from './payment-form.tsx';
import { paymentErrorWords } from './payment-words.ts';
import { useSavePayment } from './use-save-payment.ts';

type Refusal = Extract<CommandResult<'payments.giveBack'>, { ok: false }>['error'];

interface GiveBackFormProps {
  side: Side;
  party_id: string;
  /** The advance. Units: minor units. */
  ahead: number;
  currency: string;
  onSaved: () => void;
  children: ReactNode;
}

/** Return of an advance, all of it or a part. [PAY-17] */
export function GiveBackForm({ side, party_id, ahead, currency, onSaved, children }: GiveBackFormProps) {
  const { t: words } = useLingui();
  const { run, busy } = useCommand('payments.giveBack');
  const save = useSavePayment<CommandInput<'payments.giveBack'>, Refusal>({
    check: (draft, at) => checkGiveBack(draft, ahead, { at, currency }),
    run,
    onSaved,
  });
  return (
    <PaymentForm<Refusal>
      of={`back.${party_id}`}
      label={side === 'buys' ? words`Amount given back` : words`Amount that came back`}
      balance={ahead}
      currency={currency}
      busy={busy}
      onSave={(payment) => save({ ...payment, side, party_id })}
      words={(refusal) => paymentErrorWords(refusal, currency)}
      mayPayAhead={false}
      saveWords={(left) => leftWords(left, currency)}
    >
      {children}
    </PaymentForm>
  );
}

function leftWords(left: number, currency: string): string {
  if (left <= 0) return t`Save, nothing stays paid ahead`;
  return t`Save, ${formatAmount(left, currency)} stays paid ahead`;
}
