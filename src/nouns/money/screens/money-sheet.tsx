import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MoneyRow } from '../../../contract/money.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Facts, type Fact } from '../../../ui/facts.tsx';
import { ClosedNote } from '../../../ui/feedback/closed-note.tsx';
import { Changes } from '../../../ui/ledger/changes.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useMarkWords } from '../../../ui/sync/sync-mark.tsx';
import { VoidForm } from '../../../ui/void-form.tsx';
import { whenWords } from '../../../ui/words/date-words.ts';
import { methodWords } from '../../../ui/words/method-words.ts';
import { moveWords } from '../shared/move-words.ts';
import { differenceWords, whereWords } from './money-words.ts';

interface MoneySheetProps {
  row: MoneyRow | undefined;
  currency: string;
  onClose: () => void;
}

/** One count or movement of money, with the button to void it. [PAY-1, PAY-15, PAY-16] */
export const MoneySheet = ({ row, currency, onClose }: MoneySheetProps) => (
  <Sheet opened={row !== undefined} title={row && moveWords(row.move)} onClose={onClose}>
    {row && <Opened key={row.id} row={row} currency={currency} onClose={onClose} />}
  </Sheet>
);

function Opened({ row, currency, onClose }: MoneySheetProps & { row: MoneyRow }) {
  const { t } = useLingui();
  const where = useMarkWords()[row.sync];
  const business = useBusiness();
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
      <Changes
        entries={row.history}
        currency={currency}
        wordsOf={(field, value) => placeWords(field, value, currency)}
      />
      {business && row.may_void && <ClosedNote day={row.day} business={business} />}
      {row.may_void && row.voided === undefined && (
        <Button
          component={Link}
          to={`/dashboard?show=money&do=${row.move}&correct=${row.id}`}
          h={56}
          mt="md"
          fullWidth
          leftSection={<IconPencil aria-hidden />}
        >
          <Trans>Put it right</Trans>
        </Button>
      )}
      {row.may_void && (
        <Button variant="subtle" color="red" h={48} mt="xs" fullWidth onClick={() => setVoiding(true)}>
          <Trans>Take it out of the book</Trans>
        </Button>
      )}
    </>
  );
}

/** Source or target of the money; for a count the counted amount. */
function placeWords(field: string, value: unknown, currency: string): string | undefined {
  if (field === 'qty') return formatAmount(value as number, currency);
  const isPlace = field === 'method' || field === 'to_method' || field === 'item_id';
  return isPlace ? methodWords(currency)[value as MoneyRow['method']] : undefined;
}
