import { Button, Stack } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { CommandResult, SalePayments } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { currencyExponent, formatAmount, parseAmount } from '../../domain/money/currency.ts';
import { checkPayment } from '../../domain/payments/check-payment.ts';
import type { PayMethod } from '../../domain/sales/check-sale.ts';
import { FieldError } from '../../ui/feedback/error-note.tsx';
import { groupDigits, plainDigits } from '../../ui/numbers/group-digits.ts';
import { Keypad } from '../../ui/numbers/keypad.tsx';
import { Money } from '../../ui/numbers/money.tsx';
import { NumberField } from '../../ui/numbers/number-field.tsx';
import { pressKey } from '../../ui/numbers/press-key.ts';
import { PayMethodChoice } from './pay-method.tsx';
import { paymentErrorWords } from './payment-words.ts';
import { useSavedSale } from './use-saved-sale.tsx';
import classes from './sale-sheet.module.css';

type Refusal = Extract<CommandResult<'payments.add'>, { ok: false }>['error'];

/** How much, how, and save: the balance stands there already. [PAY-4, PAY-9, PAY-12] */
export function PaymentForm({ sale, currency }: { sale: SalePayments; currency: string }) {
  const { t } = useLingui();
  const [id] = useState(newDocumentId);
  // What is open is proposed until somebody types: another phone's payment may still arrive while the form stands here.
  const [own, setTyped] = useState<string>();
  const typed = own ?? (sale.balance > 0 ? plainDigits(formatAmount(sale.balance, currency)) : '');
  const [method, setMethod] = useState<PayMethod>('cash');
  const [reference, setReference] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const { run, busy } = useCommand('payments.add');
  const saved = useSavedSale(() => undefined);
  const saving = useRef(false);
  const amount = parseAmount(typed, currency) ?? 0;
  const left = sale.balance - amount;
  const save = async () => {
    if (saving.current) return;
    const paid = reference.trim();
    const draft = { id, sale_id: sale.id, amount, method, ...(paid && method !== 'cash' && { reference: paid }) };
    const checked = checkPayment(draft, sale);
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await run(draft);
      if (result.ok) saved();
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
      <SaleToPay sale={sale} currency={currency} />
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
      <PayMethodChoice
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

/** Whose sale it is, what it came to and what is still open. */
function SaleToPay({ sale, currency }: { sale: SalePayments; currency: string }) {
  const { t } = useLingui();
  return (
    <>
      <p className={classes.who}>
        <b>{sale.customer_name ?? t`Walk-in`}</b>
        <span>{sale.sale_no}</span>
      </p>
      <dl className={classes.sums}>
        <dt>
          <Trans>Total, {currency}</Trans>
        </dt>
        <dd>
          <Money amount={sale.total} currency={currency} />
        </dd>
        <dt>
          <Trans>Paid</Trans>
        </dt>
        <dd>
          <Money amount={sale.paid} currency={currency} />
        </dd>
        <dt>
          <Trans>Still owed</Trans>
        </dt>
        <dd className={classes.total}>
          <Money amount={Math.max(0, sale.balance)} currency={currency} total />
        </dd>
      </dl>
    </>
  );
}
