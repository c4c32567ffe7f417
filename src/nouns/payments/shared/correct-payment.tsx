import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentRow } from '../../../contract/payments.ts';
import type { CommandError } from '../../../contract/port.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { ClosedNote } from '../../../ui/feedback/closed-note.tsx';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { oldDayWords, today } from '../../../ui/words/date-words.ts';
import { PaymentForm } from './payment-form.tsx';
import { payOutErrorWords } from './pay-out-words.ts';
import { paymentErrorWords } from './payment-words.ts';
import type { TypedPayment } from './typed-payment.ts';
import { UsedBefore } from './used-before.tsx';

interface CorrectPaymentProps {
  payment: PaymentRow | undefined;
  currency: string;
  /** It is voided here too, where nothing else does it. */
  mayVoid?: boolean;
  onClose: () => void;
}

/** A payment in or out on its form, to be put right: amount, method, transaction number, day, and why. [PAY-20] */
export function CorrectPaymentSheet({ payment, ...rest }: CorrectPaymentProps) {
  return (
    <Sheet opened={payment !== undefined} title={<Trans>Put the payment right</Trans>} onClose={rest.onClose}>
      {payment && <CorrectPayment key={payment.id} payment={payment} {...rest} />}
    </Sheet>
  );
}

function CorrectPayment({
  payment,
  currency,
  mayVoid = false,
  onClose,
}: CorrectPaymentProps & { payment: PaymentRow }) {
  const { t } = useLingui();
  const business = useBusiness();
  const tell = useSavedToast();
  const { run, busy } = useCommand('payments.correct');
  const voiding = useCommand('payments.void');
  const kept = useDraft('payment', { id: `right.${payment.id}.why`, mode: 'edit' });
  const [reason, setReason] = useKept(kept, 'reason', '');
  const day = localDay(new Date(payment.at));
  const save = async ({ occurred_at = timeNow().toISOString(), ...typed }: TypedPayment) => {
    const result = await run({ ...typed, occurred_at, reason });
    if (!result.ok) return result.error;
    kept.forget();
    tell(oldDayWords(occurred_at));
    onClose();
    return undefined;
  };
  const words = (error: CommandError<'payments.correct'>) =>
    error.type === 'MoreThanOwed' ? payOutErrorWords(error, currency) : paymentErrorWords(error, currency);
  const was = formatAmount(Math.abs(payment.amount), currency);
  const voidIt = async () => {
    if (!(await voiding.run({ id: payment.id, reason })).ok) return;
    tell();
    onClose();
  };
  return (
    <PaymentForm
      of={`right.${payment.id}`}
      label={t`Amount`}
      balance={0}
      currency={currency}
      busy={busy}
      onSave={save}
      words={words}
      mayPayAhead={false}
      Note={UsedBefore}
      wrong={{ ...payment, amount: Math.abs(payment.amount), day: day === today() ? '' : day }}
      why={
        <>
          <TextInput
            label={t`Why is it put right?`}
            maxLength={200}
            autoComplete="off"
            value={reason}
            error={voiding.error && paymentErrorWords(voiding.error, currency)}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {mayVoid && (
            <Button variant="subtle" color="red" h={48} loading={voiding.busy} onClick={() => void voidIt()}>
              <Trans>It never happened: void it</Trans>
            </Button>
          )}
        </>
      }
    >
      {business && <ClosedNote day={day} business={business} />}
      <p>
        <Trans>It said {was}. That stays in the history, and what is right counts.</Trans>
      </p>
    </PaymentForm>
  );
}
