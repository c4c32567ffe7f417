import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconCash, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PurchasePage } from '../../contract/purchases.ts';
import { useCommand } from '../../client/use-command.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { editPurchasePath, payPurchasePath, purchasePaymentsPath, sendBackPath } from './shop-paths.ts';
import { shopErrorWords } from './shop-error-words.ts';
import classes from './item-page.module.css';

/** Pay it, change it, or take it out of the book. [RTE-44, RTE-46] */
export function PurchaseActions({ page }: { page: PurchasePage }) {
  const [isOpen, setOpen] = useState(false);
  const { may_edit, may_void } = page;
  const isOwed = page.kind === 'purchase' && !page.voided;
  return (
    <div className={classes.buttons}>
      {isOwed && page.balance > 0 && (
        <Button data-first component={Link} to={payPurchasePath(page)} h={48} px="xs" leftSection={<IconCash size={20} aria-hidden />}>
          <Trans>Pay the supplier</Trans>
        </Button>
      )}
      {isOwed && (
        <Button component={Link} to={purchasePaymentsPath(page)} variant="default" h={48} px="xs">
          <Trans>Payments</Trans>
        </Button>
      )}
      {may_edit && (
        <Button component={Link} to={editPurchasePath(page)} variant="default" h={48} px="xs" leftSection={<IconPencil size={20} aria-hidden />}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {page.to_return && (
        <Button component={Link} to={sendBackPath(page)} variant="default" h={48} px="xs" leftSection={<IconArrowBackUp size={20} aria-hidden />}>
          <Trans>Send back</Trans>
        </Button>
      )}
      {may_void && (
        <Button variant="default" h={48} px="xs" onClick={() => setOpen(true)}>
          <Trans>This is wrong</Trans>
        </Button>
      )}
      <Sheet opened={isOpen} title={<Trans>Take it out of the book?</Trans>} onClose={() => setOpen(false)}>
        {isOpen && <VoidPurchase page={page} onDone={() => setOpen(false)} />}
      </Sheet>
    </div>
  );
} // prettier-ignore

function VoidPurchase({ page, onDone }: { page: PurchasePage; onDone: () => void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const { run, busy, error } = useCommand('purchases.void');
  const save = async () => {
    const result = await run({ id: page.id, reason });
    if (result.ok) onDone();
  };
  return (
    <div className={classes.sheet}>
      <p>
        {page.kind === 'return' ? (
          <Trans>Its goods are in the stock again, and we owe for them as before. It stays readable.</Trans>
        ) : (
          <Trans>Its goods leave the stock, and what we owe for it is gone. It stays readable.</Trans>
        )}
      </p>
      <TextInput
        label={t`What is wrong with it?`}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {error && <ErrorNote>{shopErrorWords(error)}</ErrorNote>}
      <Button color="barn" h={56} fz={18} loading={busy} onClick={() => void save()}>
        <Trans>Do not count it</Trans>
      </Button>
    </div>
  );
}
