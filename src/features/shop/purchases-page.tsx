import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconCheck, IconCircleOff, IconClock, IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { PurchaseRow } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { LedgerList, type LedgerItem } from '../../ui/ledger/ledger-list.tsx';
import { LedgerRow } from '../../ui/ledger/ledger-row.tsx';
import { Tag } from '../../ui/ledger/tag.tsx';
import { dayWords } from '../../ui/words/date-words.ts';
import { shopPurchasePath } from './shop-paths.ts';
import { SearchField } from '../../ui/search-field.tsx';
import classes from './stock.module.css';

const PAGE = 50;

/** What was bought for the shop, newest first, with what is still to pay. [RTE-22, PUR-5] */
export function PurchasesPage({ currency, may }: { currency: string; may: { add: boolean } }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const view = useQuery('purchases.list', { search: search.trim(), limit });
  const more = useCallback(() => setLimit((before) => before + PAGE), []);
  const items = useMemo(
    () => (view?.rows ?? []).map((row): LedgerItem<PurchaseRow> => ({ kind: 'row', key: row.id, row })),
    [view],
  );
  // The page of a purchase is for who adds them. [RTE-44]
  const open = (row: PurchaseRow) => may.add && void navigate(shopPurchasePath(row.id));
  return (
    <>
      <div className={classes.bar}>
        <SearchField
          className={classes.search}
          label={t`Supplier, number or item`}
          value={search}
          onChange={setSearch}
        />
      </div>
      {!view && (
        <Waiting>
          <Trans>Opening…</Trans>
        </Waiting>
      )}
      {view && items.length > 0 && (
        <LedgerList
          label={t`Purchases`}
          items={items}
          onNearEnd={view.more ? more : undefined}
          renderRow={(row) => (
            <LedgerRow
              mark={row.sync}
              number={row.purchase_no}
              who={row.vendor_name ?? t`No supplier named`}
              what={row.items.join(', ')}
              time={dayWords(row.day)}
              amount={formatAmount(row.total, currency)}
              tag={<OwedTag row={row} currency={currency} />}
              onPress={() => open(row)}
            />
          )}
        />
      )}
      {view && items.length === 0 && (
        <EmptyState
          drawing={<LedgerDrawing />}
          button={
            search === '' &&
            may.add && (
              <Button component={Link} to="/shop/add" fullWidth h={56} fz={18} leftSection={<IconPlus aria-hidden />}>
                <Trans>Write down a purchase</Trans>
              </Button>
            )
          }
        >
          {search === '' ? <Trans>Nothing bought yet.</Trans> : <Trans>No purchase with these words.</Trans>}
        </EmptyState>
      )}
    </>
  );
}

/** What is still to pay for a purchase, or why nothing is. */
export function OwedTag({ row, currency }: { row: Pick<PurchaseRow, 'kind' | 'voided' | 'balance'>; currency: string }) {
  if (row.voided)
    return (
      <Tag tone="bad" icon={IconCircleOff}>
        <Trans>Voided</Trans>
      </Tag>
    );
  if (row.kind === 'return')
    return (
      <Tag tone="look" icon={IconArrowBackUp}>
        <Trans>Sent back</Trans>
      </Tag>
    );
  return row.balance > 0 ? (
    <Tag tone="look" icon={IconClock}>
      <Trans>We owe {formatAmount(row.balance, currency)}</Trans>
    </Tag>
  ) : (
    <Tag tone="good" icon={IconCheck}>
      <Trans>Paid</Trans>
    </Tag>
  );
} // prettier-ignore
