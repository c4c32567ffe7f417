import { Button, Stack } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ExpenseDraft } from '../../../domain/expenses/check-expense.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { moneyWords } from '../../../domain/money/money-words.ts';
import { FieldError } from '../../../ui/feedback/error-note.tsx';
import { PayMethodChoice } from '../../payments/shared/pay-method.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { amountOf, type ExpenseForm } from './expense-form.ts';
import { expenseErrorWords } from './expense-words.ts';
import type { useSaveExpense } from './use-save-expense.ts';
import classes from './expenses.module.css';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { methodWords } from '../../../ui/words/method-words.ts';

interface PayBarProps {
  form: ExpenseForm;
  currency: string;
  busy: boolean;
  saving: ReturnType<typeof useSaveExpense>;
  onType: (part: Partial<ExpenseForm>) => void;
}

/** The way of payment: each button saves. Mobile money asks for its number, a part payment for its amount. [EXP-3] */
export function PayBar({ form, currency, busy, saving, onType }: PayBarProps) {
  const { t } = useLingui();
  const methods = methodWords(currency);
  const [asked, setAsked] = useState(false);
  const { save, check, setRefusal } = saving;
  const ask = (method: ExpenseForm['method']) => {
    // All other checks are made before the sheet opens.
    if (!check({ kind: 'later' }).ok) return void save({ kind: 'later' });
    setRefusal(undefined);
    onType({ method });
    setAsked(true);
  };
  return (
    <>
      <div className={classes.pay} role="group" aria-label={t`Paid by`}>
        <Button h={56} loading={busy} onClick={() => void save({ kind: 'all', method: 'cash' })}>
          <Trans>Paid in cash</Trans>
        </Button>
        <Button variant="default" h={56} onClick={() => ask('mobile_money')}>
          {methods.mobile_money}
        </Button>
        <Button variant="default" h={56} onClick={() => ask('cash')}>
          <Trans>Bank or a part</Trans>
        </Button>
        <Button variant="default" h={56} onClick={() => void save({ kind: 'later' })}>
          <Trans>Pay later</Trans>
        </Button>
      </div>
      <Sheet opened={asked} title={<Trans>Paid by</Trans>} onClose={() => setAsked(false)}>
        {asked && <PayForm form={form} currency={currency} busy={busy} saving={saving} onType={onType} />}
      </Sheet>
    </>
  );
}

/** Payment of all of it, or of the typed part, in one way. */
function PayForm({ form, currency, busy, saving: { save, refusal }, onType }: PayBarProps) {
  const { t } = useLingui();
  const { method, reference, part } = form;
  const total = amountOf(form.amount, currency);
  const paid = part === '' ? total : amountOf(part, currency);
  const left = total - paid;
  const how = { method, ...(method !== 'cash' && reference.trim() !== '' && { reference: reference.trim() }) };
  const pay: ExpenseDraft['pay'] = part === '' || paid === total ? { kind: 'all', ...how } : { kind: 'part', amount: paid, ...how }; // prettier-ignore
  const isReference = refusal?.type === 'ReferenceNeeded';
  return (
    <Stack gap="sm">
      <PayMethodChoice
        currency={currency}
        method={method}
        reference={reference}
        error={isReference ? expenseErrorWords(refusal) : undefined}
        onChange={onType}
      />
      <MoneyInput
        label={t`Only a part? Amount paid now`}
        description={t`of ${moneyWords(total, currency)}`}
        value={part}
        onChange={(text) => onType({ part: text })}
        currency={currency}
      />
      {refusal && !isReference && <FieldError>{expenseErrorWords(refusal)}</FieldError>}
      <Button h={56} fullWidth loading={busy} onClick={() => void save(pay)}>
        {left > 0 ? <Trans>Save, {formatAmount(left, currency)} left to pay</Trans> : <Trans>Save, all paid</Trans>}
      </Button>
    </Stack>
  );
}
