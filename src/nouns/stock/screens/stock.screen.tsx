import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams, useNavigate } from 'react-router-dom';
import { useQuery } from '../../../client/use-query.ts';
import { useSession } from '../../../client/use-session.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { Tabs } from '../../../ui/frame/tabs.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { CountMode } from './count-mode.tsx';
import { mayShop } from '../shared/may-shop.ts';
import { StockPage } from './stock-page.tsx';
import { useCallback, useMemo, useState } from 'react';
import type { PurchaseRow, PurchasesList } from '../../../contract/purchases.ts';
import { ALL_ROWS, useWholeList } from '../../../client/use-whole-list.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { rangeOf } from '../../../ui/dates/date-range.ts';
import { ListFilters } from '../../../ui/dates/list-filters.tsx';
import { useListFilter } from '../../../ui/dates/use-list-filter.ts';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { ListFoot } from '../../../ui/ledger/list-foot.tsx';
import { ListTotals } from '../../../ui/ledger/list-totals.tsx';
import { LedgerRow } from '../../../ui/ledger/ledger-row.tsx';
import { dayWords, today } from '../../../ui/words/date-words.ts';
import { saveAsCsv } from '../../../ui/files/save-table.ts';
import { purchasesTable } from '../../transfer/shared/tables/purchases-table.ts';
import { OwedTag } from '../../purchases/shared/owed-tag.tsx';
import { shopPurchasePath } from '../shared/shop-paths.ts';

const EVERYTHING = { search: '', shown: 'all' } as const;

/** /shop: the stock, the purchases, and the stock count. [RTE-22, SHP-11] */
export function StockScreen() {
  const { t } = useLingui();
  const session = useSession();
  const [params] = useSearchParams();
  const view = useQuery('shop.stock', EVERYTHING);
  if (session?.state !== 'signed-in' || !session.business) return null;
  const { uid, business } = session;
  const may = mayShop(business);
  if (params.get('show') === 'count' && may.add)
    return <CountMode key={business.id} memory={`flockbook.count.${uid}.${business.id}`} />;
  const isPurchases = params.get('show') === 'purchases';
  const mayAdd = may.add && view !== undefined && !view.none_at_all;
  return (
    <Screen
      title={t`Shop`}
      description={t`What is in stock and what it is worth.`}
      action={
        mayAdd && (
          <Button component={Link} to="/shop/add" leftSection={<IconPlus aria-hidden />}>
            <Trans>Stock in</Trans>
          </Button>
        )
      }
      flush
    >
      <Tabs
        label={t`What of the shop`}
        tabs={[
          { to: '/shop', words: t`Stock` },
          { to: '/shop?show=purchases', words: t`Purchases` },
        ]}
        chosen={isPurchases ? 1 : 0}
      />
      {isPurchases ? (
        <PurchasesPage currency={business.currency} may={may} />
      ) : (
        <StockPage currency={business.currency} may={may} />
      )}
      {mayAdd && <PlusButton to="/shop/add" name={t`Stock in`} />}
    </Screen>
  );
}

const PAGE = 50;

/** Purchases for the shop, newest first, with their open amounts. [RTE-22, PUR-5, SHL-12] */
function PurchasesPage({ currency, may }: { currency: string; may: { add: boolean } }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { filter, change } = useListFilter();
  const range = rangeOf(filter.choice, today(), filter.own);
  const search = filter.search.trim();
  const [limit, setLimit] = useState(PAGE);
  const view = useQuery('purchases.list', { search, range, limit });
  const more = useCallback(() => setLimit((before) => before + PAGE), []);
  const exporting = useWholeList('purchases.list', ({ rows }) =>
    saveAsCsv(`purchases-${today()}`, purchasesTable(rows, currency)),
  );
  const items = useMemo(
    () => (view?.rows ?? []).map((row): LedgerItem<PurchaseRow> => ({ kind: 'row', key: row.id, row })),
    [view],
  );
  // The page of a purchase is for users who may add purchases. [RTE-44]
  const open = (row: PurchaseRow) => may.add && void navigate(shopPurchasePath(row.id));
  if (!view) return <Waiting />;
  if (view.none_at_all) return <NoPurchases mayAdd={may.add} />;
  return (
    <>
      <ListFilters search={t`Supplier, number or item`} filter={filter} onChange={change} />
      <PurchaseTotals view={view} currency={currency} />
      {items.length === 0 ? (
        <NoneFound isAll={range === null && search === ''} onAll={() => change({ choice: 'all', search: '' })} />
      ) : (
        <>
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
          <ListFoot exporting={exporting.busy} onExport={() => exporting.ask({ search, range, limit: ALL_ROWS })} />
        </>
      )}
    </>
  );
}

/** Bought, returned, paid and open amounts of all matches. [SHL-12] */
const PurchaseTotals = ({ view: { totals }, currency }: { view: PurchasesList; currency: string }) => (
  <ListTotals
    sums={[
      { of: 'bought', label: <Trans>Bought, {currency}</Trans>, amount: totals.bought },
      ...(totals.returned > 0
        ? [{ of: 'back', label: <Trans>Sent back</Trans>, amount: -totals.returned } as const]
        : []),
      { of: 'paid', label: <Trans>Paid</Trans>, amount: totals.paid, tone: 'good' },
      { of: 'left', label: <Trans>Still to pay</Trans>, amount: totals.owed, tone: 'look' },
    ]}
    currency={currency}
  />
);

const NoPurchases = ({ mayAdd }: { mayAdd: boolean }) => (
  <EmptyState
    drawing={<LedgerDrawing />}
    button={
      mayAdd && (
        <Button component={Link} to="/shop/add" fullWidth h={56} fz={18} leftSection={<IconPlus aria-hidden />}>
          <Trans>Write down a purchase</Trans>
        </Button>
      )
    }
  >
    <Trans>Nothing bought yet.</Trans>
  </EmptyState>
);

const NoneFound = ({ isAll, onAll }: { isAll: boolean; onAll: () => void }) => (
  <EmptyState
    drawing={<LedgerDrawing />}
    button={
      !isAll && (
        <Button variant="default" fullWidth h={56} onClick={onAll}>
          <Trans>Show all purchases</Trans>
        </Button>
      )
    }
  >
    <Trans>No purchase with these words on these days.</Trans>
  </EmptyState>
);
