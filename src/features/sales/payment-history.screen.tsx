import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCash } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import type { SalePayments } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { NoSuchSale } from './no-such-sale.tsx';
import { PaymentHistory } from '../../ui/paying/payment-history.tsx';

/** /sales/payment/history/:id: every payment of a sale, who took it, and what was open after it. [RTE-19, PAY-9] */
export function PaymentHistoryScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const business = useBusiness();
  const sale = useQuery('payments.ofSale', { id });
  return (
    <Screen
      title={t`Payments`}
      description={t`Every payment of a sale, who took it, and what was open after it.`}
      subtitle={sale ? `${sale.sale_no} · ${sale.customer_name ?? t`Walk-in`}` : undefined}
      back="/sales/view/0"
    >
      {sale === undefined && (
        <Waiting>
          <Trans>Opening…</Trans>
        </Waiting>
      )}
      {sale === null && <NoSuchSale />}
      {sale && business && <History sale={sale} currency={business.currency} />}
    </Screen>
  );
}

function History({ sale, currency }: { sale: SalePayments; currency: string }) {
  return (
    <PaymentHistory
      total={sale.total}
      currency={currency}
      payments={sale.payments}
      none={<Trans>Nothing was paid for this sale yet.</Trans>}
    >
      {sale.balance > 0 && (
        <Button
          component={Link}
          to={`/sales/payment/${sale.id}`}
          h={56}
          fullWidth
          leftSection={<IconCash aria-hidden />}
        >
          <Trans>Receive {formatAmount(sale.balance, currency)}</Trans>
        </Button>
      )}
    </PaymentHistory>
  );
}
