import { Button, Stack, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { currencyExponent, formatAmount } from '../../../domain/money/currency.ts';
import { currencySign } from '../../../domain/money/money-words.ts';
import type { PayMethod } from '../../../domain/sales/check-sale.ts';
import { onDay } from '../../../domain/time/on-day.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { DayBeside } from '../../../ui/dates/day-choice.tsx';
import { useFaultFocus } from '../../../ui/feedback/use-fault-focus.ts';
import { FieldError } from '../../../ui/feedback/error-note.tsx';
import { Keypad } from '../../../ui/numbers/keypad.tsx';
import { pressKey } from '../../../ui/numbers/press-key.ts';
import { PayMethodChoice } from './pay-method.tsx';
import classes from './payments.module.css';
import type { SavePayment } from './typed-payment.ts';
import { MoneyField } from '../../../ui/numbers/money-field.tsx';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { typedAmountOf } from '../../../ui/numbers/typed-text.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { alone } from '../../../ui/drafts/draft-store.ts';

interface PaymentFormProps<Refusal extends { type: string }> {
  /** Id of the paid document or party: each has its own draft. */
  of: string;
  /** Name of the amount: received, or paid. */
  label: string;
  /** The open amount. Units: minor units. */
  balance: number;
  currency: string;
  busy: boolean;
  /** Saves the payment; resolves with the refusal, or undefined when it was saved. */
  onSave: SavePayment<Refusal>;
  words: (refusal: Refusal) => string;
  /** True when the amount above the balance is kept as an advance. */
  mayPayAhead: boolean;
  /** Button text for the amount left after the payment; by default that of a debt. */
  saveWords?: (left: number) => string;
  /** Information about a transaction number. */
  Note?: ComponentType<{ reference: string; id: string }>;
  /** The payment being corrected. [PAY-20] */
  wrong?: WrongPayment | undefined;
  /** Voids a payment that never happened; resolves with the refusal, if any. */
  onVoid?: ((reason: string) => Promise<Refusal | undefined>) | undefined;
  /** Description of the target, above the amount. */
  children: ReactNode;
}

/** The initial values of a payment in its form. Units: minor units. */
export interface WrongPayment {
  readonly id: string;
  readonly amount: number;
  readonly method: PayMethod;
  readonly reference?: string | undefined;
  readonly at: string;
  /** '' today; undefined for the day of the paid document. */
  readonly day: string | undefined;
}

/**
 * Amount, method, day, and save: the balance is prefilled; for a wrong payment also the reason of the correction.
 * [PAY-4, PAY-9, PAY-14, PAY-20]
 */
export function PaymentForm<Refusal extends { type: string }>(props: PaymentFormProps<Refusal>) {
  const { of, label, balance, currency, busy, onSave, words, mayPayAhead, saveWords, Note, children, wrong, onVoid } =
    props;
  const { t } = useLingui();
  const kept = useDraft('payment', { id: of, mode: wrong ? 'edit' : 'new' });
  const [id] = useKept(kept, 'id', () => wrong?.id ?? newDocumentId());
  // The open amount is proposed until the user types: another phone's payment may still arrive while the form is open.
  const [own, setTyped] = useKept(kept, 'typed', wrong && typedAmountOf(wrong.amount, currency));
  const typed = own ?? (balance > 0 ? typedAmountOf(balance, currency) : '');
  const [method, setMethod] = useKept<PayMethod>(kept, 'method', wrong?.method ?? 'cash', alone);
  const [reference, setReference] = useKept(kept, 'reference', wrong?.reference ?? '');
  const [day, setDay] = useKept(kept, 'day', wrong?.day ?? '', alone);
  const [reason, setReason] = useKept(kept, 'reason', '');
  const [refusal, setRefusal] = useState<Refusal>();
  const ref = useFaultFocus<HTMLDivElement>(refusal);
  const until = useBusiness()?.locked_until;
  const saving = useRef(false);
  const amount = typedMoney(typed, currency) || 0;
  const left = balance - amount;
  const done = async (act: () => Promise<Refusal | undefined>) => {
    if (saving.current) return;
    saving.current = true;
    try {
      const refused = await act();
      if (refused === undefined) kept.forget();
      setRefusal(refused);
    } finally {
      saving.current = false;
    }
  };
  const paid = reference.trim();
  const save = () =>
    done(() =>
      onSave({
        id,
        amount: typedMoney(typed, currency),
        method,
        ...(paid && method !== 'cash' && { reference: paid }),
        ...(day !== '' && { occurred_at: onDay(day, timeNow().toISOString()) }),
        ...(wrong && { reason }),
      }),
    );
  const isAmount = refusal !== undefined && refusal.type !== 'ReferenceNeeded' && refusal.type !== 'ReasonMissing';
  const special =
    currencyExponent(currency) > 0
      ? ({ key: '.', name: t`Decimal point` } as const)
      : ({ key: '000', name: t`Three noughts` } as const);
  const amountField = (
    <MoneyField
      label={label}
      unit={currencySign(currency)}
      value={typed}
      currency={currency}
      active
      proposed={own === undefined}
      invalid={isAmount}
      describedBy={isAmount ? 'payment-error' : undefined}
      onFocus={() => undefined}
      onType={setTyped}
      onEnter={() => void save()}
    />
  );
  return (
    <Stack ref={ref} gap="sm" maw={480}>
      <DraftNote draft={kept} />
      {children}
      {wrong && wrong.day === undefined ? (
        amountField
      ) : (
        <DayBeside label={t`Day`} value={day} onChange={setDay} until={until} at={wrong?.at}>
          {amountField}
        </DayBeside>
      )}
      {isAmount && <FieldError id="payment-error">{words(refusal)}</FieldError>}
      <Keypad
        sums={false}
        special={special}
        onKey={(key) => setTyped(pressKey(typed, key, false))}
        next={{ label: t`Save`, onPress: () => void save() }}
      />
      {left < 0 && balance > 0 && mayPayAhead && (
        <p role="status">
          <Trans>{formatAmount(-left, currency)} more than owed. Keep as advance?</Trans>
        </p>
      )}
      <PayMethodChoice
        currency={currency}
        note={Note && <Note reference={reference} id={id} />}
        method={method}
        reference={reference}
        error={refusal?.type === 'ReferenceNeeded' ? words(refusal) : undefined}
        onChange={(part) => {
          if (part.method) setMethod(part.method);
          if (part.reference !== undefined) setReference(part.reference);
        }}
      />
      {wrong && (
        <TextInput
          label={t`Why is it put right?`}
          maxLength={200}
          autoComplete="off"
          value={reason}
          error={refusal?.type === 'ReasonMissing' && words(refusal)}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div className={wrong ? undefined : classes.save}>
        <Button fullWidth h={56} loading={busy} onClick={() => void save()}>
          {wrong ? (
            <Trans>Save what is right</Trans>
          ) : saveWords ? (
            saveWords(left)
          ) : left > 0 ? (
            <Trans>Save, {formatAmount(left, currency)} left to pay</Trans>
          ) : left < 0 && amount > 0 ? (
            <Trans>Save, {formatAmount(-left, currency)} paid ahead</Trans>
          ) : (
            <Trans>Save, all paid</Trans>
          )}
        </Button>
      </div>
      {/* At the bottom, where it is not pressed by mistake instead of "save". */}
      {onVoid && (
        <Button variant="subtle" color="red" h={48} loading={busy} onClick={() => void done(() => onVoid(reason))}>
          <Trans>It never happened: void it</Trans>
        </Button>
      )}
    </Stack>
  );
}
