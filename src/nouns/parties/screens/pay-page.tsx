import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useUndo } from '../../../client/use-undo.ts';
import { useQuery } from '../../../client/use-query.ts';
import { checkPayOut } from '../../../domain/payments/check-payment-out.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import { PaymentForm } from '../../payments/shared/payment-form.tsx';
import type { TypedPayment } from '../../payments/shared/typed-payment.ts';
import { payOutErrorWords } from '../../payments/shared/pay-out-words.ts';
import classes from '../shared/person-page.module.css';

type Refusal = Extract<CommandResult<'payments.payOut'>, { ok: false }>['error'];

/** Money to a supplier for whatever is open: the oldest is paid first, what is too much is paid ahead. [PAY-6, VEN-4] */
export function PayPage({ id, business: { currency } }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const supplier = useQuery('suppliers.account', { id });
  const { run, busy } = useCommand('payments.payOut');
  const undo = useUndo('payments.void', 'delete_sales');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const save = async (payment: TypedPayment): Promise<Refusal | undefined> => {
    const draft = { ...payment, to: { kind: 'supplier', id } as const };
    const checked = checkPayOut(draft, { balance: 0, vendor_id: id }, currency);
    if (!checked.ok) return checked.error;
    const result = await run(draft);
    if (!result.ok) return result.error;
    tell(undefined, undo?.(draft.id));
    void navigate(`/suppliers?id=${id}`, { replace: true });
    return undefined;
  };
  return (
    <Screen
      title={t`Pay a supplier`}
      description={t`Write down what you pay a supplier for all that is open.`}
      subtitle={supplier?.name}
      back={`/suppliers?id=${id}`}
    >
      {supplier === undefined && <Waiting />}
      {supplier === null && (
        <NotHere to="/suppliers" button={<Trans>To the suppliers</Trans>}>
          <Trans>This supplier is not on this phone.</Trans>
        </NotHere>
      )}
      {supplier && (
        <PaymentForm<Refusal>
          label={t`Amount paid`}
          balance={supplier.balance}
          currency={currency}
          busy={busy}
          onSave={save}
          words={(refusal) => payOutErrorWords(refusal, currency)}
          mayPayAhead
        >
          <section className={classes.balance}>
            <p>
              <Trans>We owe, {currency}</Trans>
            </p>
            <p className={classes.big}>
              <Money amount={Math.max(0, supplier.balance)} currency={currency} total />
            </p>
            <p className={classes.small}>
              {supplier.details.mobile_money ? (
                <Trans>Pay to {supplier.details.mobile_money}. The oldest is paid first.</Trans>
              ) : (
                <Trans>The oldest is paid first.</Trans>
              )}
            </p>
          </section>
        </PaymentForm>
      )}
    </Screen>
  );
}
