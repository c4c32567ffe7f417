import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BusinessView, UnsentRecord } from '../../client/port-types.ts';
import { CorrectCustomer } from './correct-customer.tsx';

interface CorrectRecordProps {
  record: UnsentRecord;
  business: BusinessView | undefined;
}

/** The way to the form that corrects a refused record, for whom may. [SYN-25, RTE-21] */
export function CorrectRecord({ record, business }: CorrectRecordProps) {
  const [open, setOpen] = useState(false);
  const { id, collection } = record;
  const may = rightOver(record, business);
  if (may === undefined) return null;
  const look = { h: 48, leftSection: <IconPencil size={20} aria-hidden /> };
  if (collection === 'sales')
    return (
      <Button component={Link} to={may === 'edit' ? `/sales/edit/${id}` : `/sales/add?correct=${id}`} {...look}>
        <Trans>Correct</Trans>
      </Button>
    );
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        <Trans>Correct</Trans>
      </Button>
      <CorrectCustomer id={id} opened={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** By which right this person may correct it: what the server never had is theirs to correct. */
function rightOver(
  { collection, business_id, accepted }: UnsentRecord,
  business: BusinessView | undefined,
): 'edit' | 'add' | undefined {
  if (business?.id !== business_id || !['sales', 'customers'].includes(collection)) return undefined;
  if (business?.role === 'owner' || business?.roles.edit_sales) return 'edit';
  return !accepted && business?.roles.add_sales ? 'add' : undefined;
}
