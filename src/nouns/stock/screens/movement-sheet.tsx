import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryRow, ItemPage } from '../../../contract/stock.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { hasRight } from '../../../domain/people/has-right.ts';
import { Facts } from '../../../ui/facts.tsx';
import { ClosedNote } from '../../../ui/feedback/closed-note.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Changes } from '../../../ui/ledger/changes.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useMarkWords } from '../../../ui/sync/sync-mark.tsx';
import { whenWords } from '../../../ui/words/date-words.ts';
import { lossWords } from '../../../ui/words/stock-words.ts';
import { recordPath } from '../../farm/shared/record-path.ts';
import classes from '../shared/item-page.module.css';
import { shopErrorWords } from '../shared/shop-error-words.ts';
import { CorrectEntry } from './correct-entry.tsx';
import { movedWords, movementWords } from './movement-words.ts';

interface MovementSheetProps {
  page: ItemPage;
  row: HistoryRow | undefined;
  amount: (qty: number) => string;
  currency: string;
  onClose: () => void;
}

/**
 * One record of the history, with a link to its source; a wrong one can be corrected or voided.
 * [SHP-12, SHP-25, RUL-16]
 */
export function MovementSheet({ row, ...props }: MovementSheetProps) {
  return (
    <Sheet opened={row !== undefined} title={row && movementWords(row)} onClose={props.onClose}>
      {row && <Movement key={row.key} row={row} {...props} />}
    </Sheet>
  );
}

type Doing = 'correct' | 'void';

function Movement({ page, row, amount, currency, onClose }: MovementSheetProps & { row: HistoryRow }) {
  const { t } = useLingui();
  const marks = useMarkWords();
  const business = useBusiness();
  const [doing, setDoing] = useState<Doing>();
  const { draft, history, may_void } = row;
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
  const wordsOf = (field: string, value: unknown) => {
    if (field === 'qty' && typeof value === 'number') return amount(value);
    return field === 'reason' && typeof value === 'string' ? lossWords(value as Parameters<typeof lossWords>[0]) : undefined;
  };
  const closed = business && may_void && <ClosedNote day={row.day} business={business} />;
  if (doing === 'correct' && draft)
    return (
      <div className={classes.sheet}>
        {closed}
        <CorrectEntry page={page} draft={draft} row={row} amount={amount} currency={currency} onSaved={onClose} />
      </div>
    );
  return (
    <div className={classes.sheet}>
      <Facts facts={facts} className={classes.facts} />
      {row.late && (
        <p>
          <Trans>It reached the book late: what was counted after it was worked out again.</Trans>
        </p>
      )}
      <Changes entries={history} currency={currency} wordsOf={wordsOf} />
      <WhatItIsOf row={row} />
      {closed}
      {draft && doing === undefined && (
        <Button h={56} leftSection={<IconPencil aria-hidden />} onClick={() => setDoing('correct')}>
          <Trans>Put it right</Trans>
        </Button>
      )}
      {may_void &&
        (doing === 'void' ? (
          <WrongEntry id={row.doc_id} onDone={onClose} />
        ) : (
          <Button variant="default" h={56} onClick={() => setDoing('void')}>
            <Trans>Void</Trans>
          </Button>
        ))}
    </div>
  );
} // prettier-ignore

/** Link to the sale, the flock record, or the run that moved it, for users who may open it. */
function WhatItIsOf({ row: { doc_kind, doc_id, what, farm_id } }: { row: HistoryRow }) {
  const business = useBusiness();
  if (!business) return null;
  const may = (...rights: Parameters<typeof hasRight>[1][]) => rights.some((right) => hasRight(business, right));
  const look = { component: Link, variant: 'default', h: 56 } as const;
  if (doc_kind === 'sales')
    return (
      <Button {...look} to={`/sales/receipt/${doc_id}`}>
        <Trans>Open the sale</Trans>
      </Button>
    );
  if (doc_kind === 'farm_activities' && may('add_farm_activities', 'add_farm'))
    return (
      <Button {...look} to={recordPath(doc_id)}>
        <Trans>Open the record</Trans>
      </Button>
    );
  if ((what === 'run_in' || what === 'run_out') && may('add_farm', 'add_production'))
    return (
      <Button {...look} to={`/processed/view/1?run=${doc_id}`}>
        <Trans>Open the run</Trans>
      </Button>
    );
  const farm = what === 'placement' ? doc_id : farm_id;
  return farm !== undefined && may('add_farm_activities') ? (
    <Button {...look} to={`/farm/farm_activities/view/${farm}`}>
      <Trans>Open the flock</Trans>
    </Button>
  ) : null;
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
