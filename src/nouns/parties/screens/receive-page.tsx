import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import { useQuery } from '../../../client/use-query.ts';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import { ReceiveForm } from '../../payments/shared/receive-form.tsx';
import classes from '../shared/person-page.module.css';

/** Money from a customer for whatever is open: the oldest is paid first, what is too much is paid ahead. [PAY-7, DEB-4] */
export function ReceivePage({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const { currency } = business;
  const customer = useQuery('customers.account', { id });
  const navigate = useNavigate();
  return (
    <Screen
      title={t`Receive a payment`}
      description={t`Write down what a customer pays for all that is open.`}
      subtitle={customer?.name}
      back={`/sales/customer?id=${id}`}
    >
      {customer === undefined && <Waiting />}
      {customer === null && (
        <NotHere to="/sales/customer" button={<Trans>To the customers</Trans>}>
          <Trans>This customer is not on this phone.</Trans>
        </NotHere>
      )}
      {customer && (
        <ReceiveForm
          to={{ customer_id: id }}
          customer_id={id}
          balance={customer.balance}
          currency={currency}
          onSaved={() => void navigate(`/sales/customer?id=${id}`, { replace: true })}
        >
          <section className={classes.balance}>
            <p>
              <Trans>Owes us, {currency}</Trans>
            </p>
            <p className={classes.big}>
              <Money amount={Math.max(0, customer.balance)} currency={currency} total />
            </p>
            <p className={classes.small}>
              <Trans>The oldest is paid first.</Trans>
            </p>
          </section>
        </ReceiveForm>
      )}
    </Screen>
  );
}
