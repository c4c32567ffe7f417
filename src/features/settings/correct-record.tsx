import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import type { UnsentRecord } from '../../contract/sync.ts';
import { correctPath, rightOver } from './correct-path.ts';
import { CorrectCustomer } from './correct-customer.tsx';

interface CorrectRecordProps {
  record: UnsentRecord;
  business: BusinessView | undefined;
}

/** The way to the form that corrects a refused record, for whom may. [SYN-25, RTE-21] */
export function CorrectRecord({ record, business }: CorrectRecordProps) {
  const [open, setOpen] = useState(false);
  const may = rightOver(record, business);
  if (may === undefined) return null;
  const path = correctPath(record, may);
  const look = { h: 48, leftSection: <IconPencil size={20} aria-hidden /> };
  if (path !== undefined)
    return (
      <Button component={Link} to={path} {...look}>
        <Trans>Correct</Trans>
      </Button>
    );
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        <Trans>Correct</Trans>
      </Button>
      <CorrectCustomer id={record.id} opened={open} onClose={() => setOpen(false)} />
    </>
  );
}
