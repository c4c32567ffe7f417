import { Trans } from '@lingui/react/macro';
import { IconCheck, IconPackageOff, IconTruckDelivery } from '@tabler/icons-react';
import type { SaleRow } from '../../../contract/sales.ts';
import { Tag } from '../../../ui/ledger/tag.tsx';

/** State of a delivery. [SAL-36] */
export function DeliveryTag({ status }: { status: NonNullable<SaleRow['delivery']> }) {
  switch (status) {
    case 'pending':
      return (
        <Tag tone="look" icon={IconTruckDelivery}>
          <Trans>To deliver</Trans>
        </Tag>
      );
    case 'out':
      return (
        <Tag tone="look" icon={IconTruckDelivery}>
          <Trans>On the way</Trans>
        </Tag>
      );
    case 'failed':
      return (
        <Tag tone="bad" icon={IconPackageOff}>
          <Trans>Not taken</Trans>
        </Tag>
      );
    case 'delivered':
      return (
        <Tag tone="good" icon={IconCheck}>
          <Trans>Delivered</Trans>
        </Tag>
      );
  }
}
