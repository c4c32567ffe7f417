import { useLingui, Trans } from '@lingui/react/macro';
import { useNavigate, useParams } from 'react-router-dom';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { ReceiveForm } from '../shared/receive-form.tsx';
import { NoSuchSale } from '../../sales/shared/no-such-sale.tsx';
import { AllPaid } from './all-paid.tsx';
import type { SalePayments } from '../../../contract/payments.ts';
import { SettlementSums } from '../shared/settlement-sums.tsx';
import classes from '../../sales/shared/sale-sheet.module.css';

/** /sales/payment/:id: a later payment of a sale; the open amount is proposed. [RTE-18, PAY-9] */
export function PaymentScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const business = useBusiness();
  const sale = useQuery('payments.ofSale', { id });
  const navigate = useNavigate();
  return (
    <Screen
      title={t`Receive a payment`}
      description={t`Write down what a customer pays later for a sale.`}
      back="/sales/view/0"
      form
    >
      {sale === undefined && <Waiting />}
      {sale === null && <NoSuchSale />}
      {sale && business && sale.balance <= 0 && (
        <AllPaid history={`/sales/payment/history/${sale.id}`}>
          <SaleToPay sale={sale} currency={business.currency} />
        </AllPaid>
      )}
      {sale && business && sale.balance > 0 && (
        <ReceiveForm
          key={sale.id}
          to={{ sale_id: sale.id }}
          customer_id={sale.customer_id}
          balance={sale.balance}
          currency={business.currency}
          onSaved={() => void navigate('/sales/view/0')}
        >
          <SaleToPay sale={sale} currency={business.currency} />
        </ReceiveForm>
      )}
    </Screen>
  );
}

/** The customer, the total and the open amount of a sale. */
function SaleToPay({ sale, currency }: { sale: SalePayments; currency: string }) {
  const { t } = useLingui();
  return (
    <>
      <p className={classes.who}>
        <b>{sale.customer_name ?? t`Walk-in`}</b>
        <span>{sale.sale_no}</span>
      </p>
      <SettlementSums
        of={sale}
        returned={<Trans>Came back</Trans>}
        left={<Trans>Still owed</Trans>}
        currency={currency}
      />
    </>
  );
}
