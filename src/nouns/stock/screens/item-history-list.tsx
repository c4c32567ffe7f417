import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconClockExclamation } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { HistoryRow, ItemPage } from '../../../contract/stock.ts';
import { useQuery } from '../../../client/use-query.ts';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { LedgerRow } from '../../../ui/ledger/ledger-row.tsx';
import { Tag } from '../../../ui/ledger/tag.tsx';
import { dayHeading, timeWords } from '../../../ui/words/date-words.ts';
import { amountWords } from '../../../ui/words/stock-words.ts';
import { movedWords, movementWords } from './movement-words.ts';
import { MovementSheet } from './movement-sheet.tsx';
import { receiptPath, shopPurchasePath } from '../shared/shop-paths.ts';
import classes from '../shared/item-page.module.css';

const PAGE = 50;

/** Movements of the item, newest first, under a heading for each day, with the stock after each. [SHP-12] */
export function ItemHistoryList({ page, currency }: { page: ItemPage; currency: string }) {
  const { t: words } = useLingui();
  const navigate = useNavigate();
  const { item, may_buy } = page;
  const [limit, setLimit] = useState(PAGE);
  const [openKey, setOpenKey] = useState<string>();
  // Another list may link to one record here.
  const [entry, setEntry] = useState(useSearchParams()[0].get('entry'));
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
        page={page}
        row={history?.rows.find(({ key, doc_id }) => key === openKey || doc_id === entry)}
        amount={amount}
        currency={currency}
        onClose={() => {
          setOpenKey(undefined);
          setEntry(null);
        }}
      />
    </>
  );
}
