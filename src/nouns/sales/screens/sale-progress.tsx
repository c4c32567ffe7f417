import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconCheck, IconPackageOff, IconTruckDelivery } from '@tabler/icons-react';
import type { CommandInput } from '../../../contract/port.ts';
import type { SaleRow, SaleView } from '../../../contract/sales.ts';
import { useCommand } from '../../../client/use-command.ts';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { dayWords } from '../../../ui/words/date-words.ts';
import { DeliveryTag } from './delivery-tag.tsx';
import { saleErrorWords } from './sale-words.ts';
import classes from '../shared/sale-sheet.module.css';

type Step = CommandInput<'sales.progress'>['to'];

/** State of an order or a delivery, and the next step. [SAL-34, SAL-36] */
export function SaleProgress({ row, view }: { row: SaleRow; view: SaleView }) {
  const tell = useSavedToast();
  const { run, busy, error } = useCommand('sales.progress');
  const { delivery } = view.sale;
  const go = async (to: Step) => {
    if ((await run({ id: row.id, to })).ok) tell();
  };
  const isOrder = row.no_sale === 'order';
  const isOpen = view.may_edit && delivery !== undefined && delivery.status !== 'delivered';
  return (
    <div className={classes.actions}>
      {delivery && (
        <div className={classes.delivery}>
          <DeliveryTag status={delivery.status} />
          {delivery.address && <p>{delivery.address}</p>}
          {delivery.date && <p>{dayWords(delivery.date)}</p>}
          {delivery.phone && <a href={`tel:${delivery.phone}`}>{showPhone(delivery.phone)}</a>}
        </div>
      )}
      {isOrder && view.may_edit && (
        <Button
          h={56}
          fullWidth
          loading={busy}
          leftSection={<IconCheck aria-hidden />}
          onClick={() => void go('confirmed')}
        >
          <Trans>Confirm the order</Trans>
        </Button>
      )}
      {isOpen && (
        <>
          <Button
            h={56}
            fullWidth
            variant={isOrder ? 'default' : 'filled'}
            loading={busy}
            leftSection={<IconCheck aria-hidden />}
            onClick={() => void go('delivered')}
          >
            <Trans>Delivered</Trans>
          </Button>
          <div className={classes.two}>
            <Button
              h={48}
              variant="default"
              disabled={delivery.status === 'out'}
              leftSection={<IconTruckDelivery aria-hidden size={20} />}
              onClick={() => void go('out')}
            >
              <Trans>On the way</Trans>
            </Button>
            <Button
              h={48}
              variant="default"
              disabled={delivery.status === 'failed'}
              leftSection={<IconPackageOff aria-hidden size={20} />}
              onClick={() => void go('failed')}
            >
              <Trans>Not taken</Trans>
            </Button>
          </div>
        </>
      )}
      {error && <ErrorNote>{saleErrorWords(error)}</ErrorNote>}
    </div>
  );
}
