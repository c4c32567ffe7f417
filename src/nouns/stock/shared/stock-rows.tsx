import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconArrowDown, IconCircleOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { StockRow } from '../../../contract/stock.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { ExpiryTag } from '../../../ui/ledger/expiry-tag.tsx';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { Tag } from '../../../ui/ledger/tag.tsx';
import { SyncMark } from '../../../ui/sync/sync-mark.tsx';
import { amountWords, itemName, priceWords } from '../../../ui/words/stock-words.ts';
import { itemPath } from './shop-paths.ts';
import classes from './stock.module.css';

/** The items as a ledger page. [SHP-10, SHP-11] */
export function StockRows({ rows, currency }: { rows: readonly StockRow[]; currency: string }) {
  const { t } = useLingui();
  const items = useMemo(() => rows.map((row): LedgerItem<StockRow> => ({ kind: 'row', key: row.id, row })), [rows]);
  return <LedgerList label={t`Stock`} items={items} renderRow={(row) => <StockLine row={row} currency={currency} />} />;
}

function StockLine({ row, currency }: { row: StockRow; currency: string }) {
  const { t } = useLingui();
  const { on_hand, value, sell_units, base_unit, status } = row;
  const unit = sell_units[0]!;
  const tags = <StockTags row={row} />;
  return (
    <Link to={itemPath(row.id)} className={classes.row}>
      <span className={classes.mark} data-state={row.sync}>
        <SyncMark state={row.sync} />
      </span>
      <span className={classes.name}>{itemName(row)}</span>
      <span className={classes.sub}>
        {tags}
        {status === 'enough' && !row.expires && unit.price > 0 && (
          <span>{priceWords(formatAmount(unit.price, currency), unit.label)}</span>
        )}
      </span>
      <span className={classes.amount} data-negative={status === 'below_zero' || undefined}>
        {on_hand === undefined ? '…' : amountWords(on_hand, base_unit, countedUnit(sell_units, base_unit))}
      </span>
      <span className={classes.value}>
        {status === 'below_zero' ? t`count it` : value === undefined ? '…' : formatAmount(value, currency)}
      </span>
    </Link>
  );
}

/** Warnings: below zero, low, used up, expiring. [SHP-11] */
export function StockTags({ row }: { row: Pick<StockRow, 'status' | 'expires' | 'reorder_level' | 'base_unit' | 'sell_units'> }) {
  const { status, expires, reorder_level = 0, base_unit, sell_units } = row;
  return (
    <>
      {status === 'below_zero' && (
        <Tag tone="bad" icon={IconAlertTriangle}>
          <Trans>Below zero</Trans>
        </Tag>
      )}
      {status === 'low' && (
        <Tag tone="look" icon={IconArrowDown}>
          <Trans>Low, order at {amountWords(reorder_level, base_unit, countedUnit(sell_units, base_unit))}</Trans>
        </Tag>
      )}
      {status === 'out' && (
        <Tag tone="look" icon={IconCircleOff}>
          <Trans>Used up</Trans>
        </Tag>
      )}
      {expires && <ExpiryTag {...expires} />}
    </>
  );
} // prettier-ignore
