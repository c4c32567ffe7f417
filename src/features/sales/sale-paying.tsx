import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconCash, IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SaleRow } from '../../contract/sales.ts';
import { useBusiness } from '../../client/use-session.ts';
import { maySell } from './may-sell.ts';

/** From a sale to what is paid for it: receive what is open, and all its payments. [RTE-18, RTE-19] */
export function SalePaying({ row }: { row: SaleRow }) {
  const business = useBusiness();
  const mayReceive = business !== undefined && maySell(business);
  if (row.no_sale !== undefined || row.sync === 'rejected') return null;
  return (
    <>
      {row.balance > 0 && mayReceive && (
        <Button
          component={Link}
          to={`/sales/payment/${row.id}`}
          fullWidth
          h={56}
          mt="md"
          leftSection={<IconCash aria-hidden />}
        >
          <Trans>Receive a payment</Trans>
        </Button>
      )}
      {(row.paid !== 0 || row.returned > 0) && (
        <Button
          component={Link}
          to={`/sales/payment/history/${row.id}`}
          variant="default"
          fullWidth
          h={56}
          mt="md"
          leftSection={<IconHistory aria-hidden />}
        >
          <Trans>Payments</Trans>
        </Button>
      )}
    </>
  );
}
