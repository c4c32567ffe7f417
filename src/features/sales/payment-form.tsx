import { Button, Stack } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { CommandResult } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { currencyExponent, formatAmount, parseAmount } from '../../domain/money/currency.ts';
import { checkPayment } from '../../domain/payments/check-payment.ts';
import type { PayMethod } from '../../domain/sales/check-sale.ts';
import { FieldError } from '../../ui/feedback/error-note.tsx';
import { groupDigits, plainDigits } from '../../ui/numbers/group-digits.ts';
import { Keypad } from '../../ui/numbers/keypad.tsx';
import { NumberField } from '../../ui/numbers/number-field.tsx';
import { pressKey } from '../../ui/numbers/press-key.ts';
import { PayMethodChoice } from './pay-method.tsx';
import { paymentErrorWords } from './payment-words.ts';

type Refusal = Extract<CommandResult<'payments.add'>, { ok: false }>['error'];

interface PaymentFormProps {
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

/** How much, how, and save: the balance stands there already. [PAY-4, PAY-9, PAY-12] */
export function PaymentForm({ to, customer_id, balance, currency, onSaved, children }: PaymentFormProps) {
  const { t } = useLingui();
  const [id] = useState(newDocumentId);
  // What is open is proposed until somebody types: another phone's payment may still arrive while the form stands here.
  const [own, setTyped] = useState<string>();
  const typed = own ?? (balance > 0 ? plainDigits(formatAmount(balance, currency)) : '');
  const [method, setMethod] = useState<PayMethod>('cash');
  const [reference, setReference] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const { run, busy } = useCommand('payments.add');
  const saving = useRef(false);
  const amount = parseAmount(typed, currency) ?? 0;
  const left = balance - amount;
  const save = async () => {
    if (saving.current) return;
    const paid = reference.trim();
    const draft = { id, ...to, amount, method, ...(paid && method !== 'cash' && { reference: paid }) };
    const checked = checkPayment(draft, { balance, customer_id });
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await run(draft);
      if (result.ok) onSaved();
      else setRefusal(result.error);
    } finally {
      saving.current = false;
    }
  };
  const isAmount = refusal !== undefined && refusal.type !== 'ReferenceNeeded';
  const special =
    currencyExponent(currency) > 0
      ? ({ key: '.', name: t`Decimal point` } as const)
      : ({ key: '000', name: t`Three noughts` } as const);
  return (
    <Stack gap="sm" maw={480}>
      {children}
      <NumberField
        label={t`Amount received`}
        unit={currency}
        value={groupDigits(typed)}
        active
        invalid={isAmount}
        describedBy={isAmount ? 'payment-error' : undefined}
        onFocus={() => undefined}
        onType={(text) => setTyped(plainDigits(text))}
        onEnter={() => void save()}
      />
      {isAmount && <FieldError id="payment-error">{paymentErrorWords(refusal, currency)}</FieldError>}
      <Keypad
        sums={false}
        special={special}
        onKey={(key) => setTyped(pressKey(typed, key, false))}
        next={{ label: t`Save`, onPress: () => void save() }}
      />
      {left < 0 && balance > 0 && customer_id !== undefined && (
        <p role="status">
          <Trans>{formatAmount(-left, currency)} more than owed. Keep as advance?</Trans>
        </p>
      )}
      <PayMethodChoice
        id={id}
        method={method}
        reference={reference}
        error={refusal?.type === 'ReferenceNeeded' ? paymentErrorWords(refusal, currency) : undefined}
        onChange={(part) => {
          if (part.method) setMethod(part.method);
          if (part.reference !== undefined) setReference(part.reference);
        }}
      />
      <Button fullWidth h={56} loading={busy} onClick={() => void save()}>
        {left > 0 ? (
          <Trans>Save, {formatAmount(left, currency)} left to pay</Trans>
        ) : left < 0 && amount > 0 ? (
          <Trans>Save, {formatAmount(-left, currency)} paid ahead</Trans>
        ) : (
          <Trans>Save, all paid</Trans>
        )}
      </Button>
    </Stack>
  );
}
