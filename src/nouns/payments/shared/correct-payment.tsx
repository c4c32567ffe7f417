import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentRow } from '../../../contract/payments.ts';
import type { CommandError, CommandInput } from '../../../contract/port.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { ClosedNote } from '../../../ui/feedback/closed-note.tsx';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { oldDayWords, today } from '../../../ui/words/date-words.ts';
import { PaymentForm } from './payment-form.tsx';
import { paymentErrorWords } from './payment-words.ts';
import type { TypedPayment } from './typed-payment.ts';
import { UsedBefore } from './used-before.tsx';

type PaidFor = CommandInput<'payments.correctFirst'>['of'];
type Refusal = CommandError<'payments.correct'> | CommandError<'payments.correctFirst'>;

interface CorrectPaymentProps {
  payment: PaymentRow | undefined;
  /** The document of the payment, when the payment can be part of it. */
  of?: PaidFor;
  currency: string;
  /** Offer voiding in this sheet, where no other place does. */
  mayVoid?: boolean;
  onClose: () => void;
}

/**
 * A payment in or out on its form, for correction: amount, method, transaction number, day, and reason.
 * [PAY-20, PAY-22]
 */
export function CorrectPaymentSheet({ payment, of, ...rest }: CorrectPaymentProps) {
  const isFirst = of !== undefined && payment?.first !== undefined;
  return (
    <Sheet opened={payment !== undefined} title={<Trans>Put the payment right</Trans>} onClose={rest.onClose}>
      {payment && !isFirst && <CorrectLater key={payment.id} payment={payment} {...rest} />}
      {payment && isFirst && <CorrectFirst key={payment.id} payment={payment} of={of} {...rest} />}
    </Sheet>
  );
}

type FormProps = Omit<CorrectPaymentProps, 'payment' | 'of'> & { payment: PaymentRow };

/** A later payment: a new record replaces it. */
function CorrectLater({ payment, mayVoid = false, onClose, ...rest }: FormProps) {
  const tell = useSavedToast();
  const { run, busy } = useCommand('payments.correct');
  const voiding = useCommand('payments.void');
  const day = localDay(new Date(payment.at));
  const save = async ({ occurred_at = timeNow().toISOString(), reason = '', ...typed }: TypedPayment) => {
    const result = await run({ ...typed, occurred_at, reason });
    if (!result.ok) return result.error;
    tell(oldDayWords(occurred_at));
    onClose();
    return undefined;
  };
  const voidIt = async (reason: string) => {
    const result = await voiding.run({ id: payment.id, reason });
    if (!result.ok) return result.error;
    tell();
    onClose();
    return undefined;
  };
  return (
    <RightForm
      {...rest}
      payment={payment}
      id={payment.id}
      day={day === today() ? '' : day}
      busy={busy || voiding.busy}
      onSave={save}
      onVoid={mayVoid ? voidIt : undefined}
    />
  );
}

/** A payment made with a document, of which it is part: it has the document's day. */
function CorrectFirst({ payment, of, onClose, ...rest }: FormProps & { of: PaidFor }) {
  const tell = useSavedToast();
  const { run, busy } = useCommand('payments.correctFirst');
  const { amount, method, reference, first: at = 0 } = payment;
  const put = async (right: CommandInput<'payments.correctFirst'>['right'], reason: string) => {
    const result = await run({ of, at, seen: { amount, method, reference }, right, reason });
    if (!result.ok) return result.error;
    tell(oldDayWords(payment.at));
    onClose();
    return undefined;
  };
  return (
    <RightForm
      {...rest}
      payment={payment}
      id={of.id}
      day={undefined}
      busy={busy}
      onSave={({ id: _id, reason = '', ...right }) => put(right, reason)}
      onVoid={(reason) => put(undefined, reason)}
    />
  );
}

interface RightFormProps {
  payment: PaymentRow;
  /** Id of the record that contains it. */
  id: string;
  day: string | undefined;
  currency: string;
  busy: boolean;
  onSave: (typed: TypedPayment) => Promise<Refusal | undefined>;
  onVoid: ((reason: string) => Promise<Refusal | undefined>) | undefined;
}

function RightForm({ payment, id, day, currency, ...rest }: RightFormProps) {
  const { t } = useLingui();
  const business = useBusiness();
  const amount = Math.abs(payment.amount);
  const was = formatAmount(amount, currency);
  return (
    <PaymentForm<Refusal>
      of={`right.${payment.id}`}
      label={t`Amount`}
      balance={0}
      currency={currency}
      words={(error) => paymentErrorWords(error, currency)}
      mayPayAhead={false}
      Note={UsedBefore}
      wrong={{ ...payment, id, amount, day }}
      {...rest}
    >
      {business && <ClosedNote day={localDay(new Date(payment.at))} business={business} />}
      <p>
        <Trans>It said {was}. That stays in the history, and what is right counts.</Trans>
      </p>
    </PaymentForm>
  );
}
