import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryRow } from '../../contract/stock.ts';
import { useCommand } from '../../client/use-command.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useMarkWords } from '../../ui/sync/sync-mark.tsx';
import { whenWords } from '../../ui/words/date-words.ts';
import { movedWords, movementWords } from './movement-words.ts';
import { shopErrorWords } from './shop-error-words.ts';
import classes from './item-page.module.css';

interface MovementSheetProps {
  row: HistoryRow | undefined;
  amount: (qty: number) => string;
  currency: string;
  onClose: () => void;
}

/** One record of the history; what is wrong can be taken out of the book, and stays readable. [SHP-12, RUL-16] */
export function MovementSheet({ row, amount, currency, onClose }: MovementSheetProps) {
  return (
    <Sheet opened={row !== undefined} title={row && movementWords(row)} onClose={onClose}>
      {row && <Movement key={row.key} row={row} amount={amount} currency={currency} onClose={onClose} />}
    </Sheet>
  );
}

function Movement({ row, amount, currency, onClose }: MovementSheetProps & { row: HistoryRow }) {
  const { t } = useLingui();
  const marks = useMarkWords();
  const [isWrong, setWrong] = useState(false);
  const facts: [string, string | undefined][] = [
    [t`When`, whenWords(row.at)],
    [t`Counted`, row.counted === undefined ? undefined : amount(row.counted)],
    [row.counted === undefined ? t`How much` : t`Difference`, movedWords(row, amount)],
    [t`There after it`, row.qty === undefined ? undefined : amount(row.qty)],
    [t`Worth after it, ${currency}`, row.value === undefined ? undefined : formatAmount(row.value, currency)],
    [t`Number`, row.number],
    [t`Note`, row.note],
    [t`Written by`, row.by],
    [t`Where it is`, marks[row.sync]],
  ];
  return (
    <div className={classes.sheet}>
      <dl className={classes.facts}>
        {facts.map(([name, words]) =>
          words === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ),
        )}
      </dl>
      {row.late && (
        <p>
          <Trans>It reached the book late: what was counted after it was worked out again.</Trans>
        </p>
      )}
      {row.doc_kind === 'sales' && (
        <Button component={Link} to={`/sales/receipt/${row.doc_id}`} variant="default" h={56}>
          <Trans>Open the sale</Trans>
        </Button>
      )}
      {row.may_void &&
        (isWrong ? (
          <WrongEntry id={row.doc_id} onDone={onClose} />
        ) : (
          <Button variant="default" h={56} onClick={() => setWrong(true)}>
            <Trans>This is wrong</Trans>
          </Button>
        ))}
    </div>
  );
}

function WrongEntry({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const { run, busy, error } = useCommand('shop.voidEntry');
  const save = async () => {
    const result = await run({ id, reason });
    if (result.ok) onDone();
  };
  return (
    <>
      <TextInput
        label={t`What is wrong with it?`}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {error && <ErrorNote>{shopErrorWords(error)}</ErrorNote>}
      <Button color="barn" h={56} loading={busy} onClick={() => void save()}>
        <Trans>Do not count it</Trans>
      </Button>
    </>
  );
}
