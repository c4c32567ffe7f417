import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MoneyRow } from '../../../contract/money.ts';
import { useCommand } from '../../../client/use-command.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Facts, type Fact } from '../../../ui/facts.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useMarkWords } from '../../../ui/sync/sync-mark.tsx';
import { VoidForm } from '../../../ui/void-form.tsx';
import { whenWords } from '../../../ui/words/date-words.ts';
import { differenceWords, moveWords, whereWords } from './money-words.ts';

interface MoneySheetProps {
  row: MoneyRow | undefined;
  currency: string;
  onClose: () => void;
}

/** One count or move of money: what it was, and out of the book with it when it is wrong. [PAY-1, PAY-15, PAY-16] */
export const MoneySheet = ({ row, currency, onClose }: MoneySheetProps) => (
  <Sheet opened={row !== undefined} title={row && moveWords(row.move)} onClose={onClose}>
    {row && <Opened key={row.id} row={row} currency={currency} onClose={onClose} />}
  </Sheet>
);

function Opened({ row, currency, onClose }: MoneySheetProps & { row: MoneyRow }) {
  const { t } = useLingui();
  const where = useMarkWords()[row.sync];
  const [voiding, setVoiding] = useState(false);
  const { run, busy, error } = useCommand('money.void');
  const tell = useSavedToast();
  const voidIt = async (reason: string) => {
    if (!(await run({ id: row.id, reason })).ok) return;
    tell();
    onClose();
  };
  if (voiding)
    return (
      <VoidForm busy={busy} error={error} onVoid={(reason) => void voidIt(reason)}>
        <Trans>It counts no more. It stays in the list, with the reason.</Trans>
      </VoidForm>
    );
  const facts: readonly Fact[] = [
    [t`Where`, whereWords(row, currency)],
    [t`Amount`, formatAmount(row.amount, currency)],
    [t`Found`, row.difference === undefined ? undefined : differenceWords(row.difference, currency)],
    [t`When`, whenWords(row.at)],
    [t`Transaction number`, row.reference],
    [t`Note`, row.note],
    [t`Written by`, row.by],
    [t`Voided because`, row.voided],
    [t`Record`, where],
  ];
  return (
    <>
      <Facts facts={facts} />
      {row.may_void && (
        <Button variant="subtle" color="red" h={48} mt="xs" fullWidth onClick={() => setVoiding(true)}>
          <Trans>Take it out of the book</Trans>
        </Button>
      )}
    </>
  );
}
