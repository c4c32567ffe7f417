import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconClockExclamation } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, Link } from 'react-router-dom';
import type { HistoryRow, ItemPage } from '../../../contract/stock.ts';
import { useQuery } from '../../../client/use-query.ts';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { LedgerRow } from '../../../ui/ledger/ledger-row.tsx';
import { Tag } from '../../../ui/ledger/tag.tsx';
import { dayHeading, timeWords, whenWords } from '../../../ui/words/date-words.ts';
import { amountWords } from '../../../ui/words/stock-words.ts';
import { movedWords, movementWords } from './movement-words.ts';
import { receiptPath, shopPurchasePath } from '../shared/shop-paths.ts';
import classes from '../shared/item-page.module.css';
import { Button, TextInput } from '@mantine/core';
import { useCommand } from '../../../client/use-command.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useMarkWords } from '../../../ui/sync/sync-mark.tsx';
import { shopErrorWords } from '../shared/shop-error-words.ts';
import { Facts } from '../../../ui/facts.tsx';

const PAGE = 50;

/** What moved the item, newest first, under a heading for each day; what is there after it stands below. [SHP-12] */
export function ItemHistoryList({ page, currency }: { page: ItemPage; currency: string }) {
  const { t: words } = useLingui();
  const navigate = useNavigate();
  const { item, may_buy } = page;
  const [limit, setLimit] = useState(PAGE);
  const [openKey, setOpenKey] = useState<string>();
  const history = useQuery('shop.history', { id: item.id, limit });
  const more = useCallback(() => setLimit((before) => before + PAGE), []);
  const pack = countedUnit(item.sell_units, item.base_unit);
  const items = useMemo(() => {
    const list: LedgerItem<HistoryRow>[] = [];
    let day: string | undefined;
    for (const row of history?.rows ?? []) {
      if (row.day !== day) list.push({ kind: 'day', key: row.day, title: dayHeading(row.day), sum: '' });
      day = row.day;
      list.push({ kind: 'row', key: row.key, row });
    }
    return list;
  }, [history]);
  const amount = (qty: number) => amountWords(qty, item.base_unit, pack);
  const purchaseOf = (id: string) => (item.kind === 'material' ? receiptPath(item.id, id) : shopPurchasePath(id));
  const press = (row: HistoryRow) =>
    row.doc_kind === 'purchases' && may_buy ? void navigate(purchaseOf(row.doc_id)) : setOpenKey(row.key);
  return (
    <>
      <h2 className={classes.heading}>
        <Trans>History</Trans>
      </h2>
      {items.length === 0 && history && (
        <p className={classes.heading}>
          <Trans>Nothing has moved it yet.</Trans>
        </p>
      )}
      <LedgerList
        label={words`History of the item`}
        items={items}
        onNearEnd={history?.more ? more : undefined}
        renderRow={(row) => (
          <LedgerRow
            mark={row.sync}
            number={row.number ?? ''}
            who={movementWords(row)}
            what={row.qty === undefined ? '…' : words`${amount(row.qty)} there`}
            time={timeWords(row.at)}
            amount={movedWords(row, amount)}
            tag={
              row.late && (
                <Tag tone="look" icon={IconClockExclamation}>
                  <Trans>Came late</Trans>
                </Tag>
              )
            }
            onPress={() => press(row)}
          />
        )}
      />
      <MovementSheet
        row={history?.rows.find(({ key }) => key === openKey)}
        amount={amount}
        currency={currency}
        onClose={() => setOpenKey(undefined)}
      />
    </>
  );
}

interface MovementSheetProps {
  row: HistoryRow | undefined;
  amount: (qty: number) => string;
  currency: string;
  onClose: () => void;
}

/** One record of the history; what is wrong can be taken out of the book, and stays readable. [SHP-12, RUL-16] */
function MovementSheet({ row, amount, currency, onClose }: MovementSheetProps) {
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
      <Facts facts={facts} className={classes.facts} />
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
