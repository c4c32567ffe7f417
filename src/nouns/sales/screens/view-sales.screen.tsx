import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconHelpCircle } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link, useParams, useLocation } from 'react-router-dom';
import type { SaleRow, SalesView } from '../../../contract/sales.ts';
import { useQuery } from '../../../client/use-query.ts';
import { ALL_ROWS, useWholeList } from '../../../client/use-whole-list.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { saveAsCsv } from '../../../ui/files/save-table.ts';
import { ListFoot } from '../../../ui/ledger/list-foot.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { today, whenWords } from '../../../ui/words/date-words.ts';
import { rangeOf, type RangeChoice } from '../../../ui/dates/date-range.ts';
import { maySell } from '../shared/may-sell.ts';
import { ListFilters } from '../../../ui/dates/list-filters.tsx';
import { SalesRows } from './sales-rows.tsx';
import { salesTable } from '../../transfer/shared/tables/sales-table.ts';
import { SalesPeople } from './sales-people.tsx';
import { NoMatch, NoSales, NoneInRange } from './no-sales.tsx';
import { isAside, isWaiting, tabOf, TABS } from './sales-tab.ts';
import { useListFilter } from '../../../ui/dates/use-list-filter.ts';
import classes from '../shared/sale-sheet.module.css';
import { ListTotals } from '../../../ui/ledger/list-totals.tsx';
import { Tabs } from '../../../ui/frame/tabs.tsx';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { SaleDetail } from './sale-detail.tsx';
import { VoidSale } from './void-sale.tsx';
import type { MaybePaidTwice } from '../../../contract/payments.ts';
import { useCommand } from '../../../client/use-command.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { readDraft, writeDraft } from '../../../ui/draft-storage.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import note from '../../../ui/feedback/feedback.module.css';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { voidErrorWords } from '../shared/void-words.ts';

const PAGE = 50;

/**
 * The filter of the list; tabs of pending sales have a separate range of days, initially all: the oldest debt matters
 * most. [SAL-21, SAL-24]
 */
function useDaysOf(tab: number): ReturnType<typeof useListFilter> {
  const { filter, change } = useListFilter();
  const [waiting, setWaiting] = useState<RangeChoice>('all');
  if (!isWaiting(tab)) return { filter, change };
  return {
    filter: { ...filter, choice: waiting },
    change({ choice, ...part }) {
      if (choice) setWaiting(choice);
      const own = choice === 'own' && !filter.own.from ? { own: { from: today(), to: today() } } : {};
      if (Object.keys({ ...part, ...own }).length > 0) change({ ...part, ...own });
    },
  };
}

/** /sales/view/:type_id: every sale, newest first, with its mark. [RTE-14, SAL-20, SAL-21, SAL-22] */
export function ViewSalesScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const tab = tabOf(useParams().type_id);
  const { filter, change } = useDaysOf(tab);
  const range = rangeOf(filter.choice, today(), filter.own);
  const question = JSON.stringify([tab, filter.search, range]);
  const [asked, setAsked] = useState({ question, limit: PAGE });
  const limit = asked.question === question ? asked.limit : PAGE;
  const view = useQuery('sales.list', { tab, search: filter.search.trim(), range, limit });
  const [openId, setOpenId] = useState<string>();
  const open = useCallback((row: SaleRow) => setOpenId(row.id), []);
  const rowCount = view?.rows.length ?? 0;
  const more = view?.more === true && rowCount >= limit;
  const loadMore = useCallback(() => setAsked({ question, limit: limit + PAGE }), [question, limit]);
  const currency = business?.currency ?? '';
  const exporting = useWholeList('sales.list', ({ rows }) => saveAsCsv(`sales-${today()}`, salesTable(rows, currency)));
  const sells = business !== undefined && maySell(business);
  const newSale = (
    <Button component={Link} to="/sales/add" leftSection={<IconPlus aria-hidden />}>
      <Trans>New sale</Trans>
    </Button>
  );
  return (
    <Screen
      title={t`Sales`}
      description={t`Every sale of your business, newest first.`}
      action={sells && !view?.none_at_all && newSale}
      flush
    >
      <SalesTabs tab={tab} counts={view?.counts} />
      {view?.none_at_all ? (
        <>
          <NoSales business={business} maySell={sells} />
          <SalesPeople />
        </>
      ) : (
        <>
          <ListFilters search={t`Name or number`} filter={filter} onChange={change} />
          {view && !isAside(tab) && <SalesTotals view={view} currency={currency} />}
          {business?.role === 'owner' && !isAside(tab) && <PaidTwice currency={currency} />}
          <SalesPeople />
          <div className={classes.rows}>
            {view && rowCount > 0 && (
              <SalesRows
                tab={tab}
                view={view}
                currency={currency}
                onOpen={open}
                onNearEnd={more ? loadMore : undefined}
              />
            )}
            {view && rowCount > 0 && (
              <ListFoot
                exporting={exporting.busy}
                onExport={() => exporting.ask({ tab, search: filter.search.trim(), range, limit: ALL_ROWS })}
              />
            )}
            {view && rowCount === 0 && filter.search !== '' && <NoMatch onClear={() => change({ search: '' })} />}
            {view && rowCount === 0 && filter.search === '' && (
              <NoneInRange all={range === null} onAll={() => change({ choice: 'all' })} />
            )}
          </div>
          {sells && rowCount > 0 && <PlusButton to="/sales/add" name={t`New sale`} />}
        </>
      )}
      <SaleSheet
        row={view?.rows.find((row) => row.id === openId)}
        currency={currency}
        onClose={() => setOpenId(undefined)}
      />
    </Screen>
  );
}

/** Sold, paid and open amounts of all matches; refused sales are excluded and mentioned. [SAL-24] */
function SalesTotals({ view: { totals, refused }, currency }: { view: SalesView; currency: string }) {
  return (
    <ListTotals
      sums={[
        { of: 'sold', label: <Trans>Sold, {currency}</Trans>, amount: totals.sold },
        ...(totals.returned > 0
          ? [{ of: 'back', label: <Trans>Came back</Trans>, amount: -totals.returned } as const]
          : []),
        { of: 'paid', label: <Trans>Paid</Trans>, amount: totals.paid, tone: 'good' },
        { of: 'left', label: <Trans>To collect</Trans>, amount: totals.to_collect, tone: 'look' },
      ]}
      currency={currency}
      refused={refused}
    />
  );
}

/** Tabs: all, to collect, overdue, paid. [SAL-21] */
function SalesTabs({ tab, counts }: { tab: number; counts: SalesView['counts'] | undefined }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const words = [t`All`, t`To collect`, t`Overdue`, t`Paid`, t`Orders`, t`Voided & returns`];
  const known = useIsPart() ? undefined : counts;
  const count = [undefined, known?.to_collect, known?.overdue, undefined, known?.to_do, undefined];
  const tabs = TABS.map((number) => ({
    to: `/sales/view/${number}${search}`,
    words: words[number]!,
    count: count[number],
  }));
  return <Tabs label={t`Which sales`} tabs={tabs} chosen={tab} />;
}

interface SaleSheetProps {
  row: SaleRow | undefined;
  currency: string;
  onClose: () => void;
}

/** One sale: its content, its actions, and the confirmation before it is voided. [SAL-7, SAL-40, SAL-46, SYN-15] */
function SaleSheet({ row, currency, onClose }: SaleSheetProps) {
  const [voiding, setVoiding] = useState<string>();
  const isVoiding = row !== undefined && voiding === row.id && row.no_sale !== 'voided';
  const close = () => {
    setVoiding(undefined);
    onClose();
  };
  return (
    <Sheet opened={row !== undefined} title={row && <Title row={row} isVoiding={isVoiding} />} onClose={close}>
      {row && <Content row={row} currency={currency} isVoiding={isVoiding} onVoid={setVoiding} onDone={close} />}
    </Sheet>
  );
}

interface ContentProps {
  row: SaleRow;
  currency: string;
  isVoiding: boolean;
  onVoid: (id: string | undefined) => void;
  onDone: () => void;
}

function Content({ row, currency, isVoiding, onVoid, onDone }: ContentProps) {
  const view = useQuery('sales.one', { id: row.id });
  // While the query changes, it returns the answer for the previous sale for a moment.
  const known = view?.sale.id === row.id ? view : undefined;
  if (isVoiding && known)
    return <VoidSale row={row} view={known} currency={currency} onDone={onDone} onBack={() => onVoid(undefined)} />;
  return <SaleDetail row={row} view={known} currency={currency} onVoid={() => onVoid(row.id)} />;
}

function Title({ row, isVoiding }: { row: SaleRow; isVoiding: boolean }) {
  if (isVoiding) return <Trans>Void {row.sale_no}?</Trans>;
  if (row.no_sale === 'return') return <Trans>Return {row.sale_no}</Trans>;
  if (row.no_sale === 'order') return <Trans>Order {row.sale_no}</Trans>;
  return <Trans>Sale {row.sale_no}</Trans>;
}

const VERSION = 1;

const NOTHING = {};

/**
 * Two phones recorded the same payment: the owner tells whether it was paid twice; asked once on this phone.
 * [MSG-18, PAY-8]
 */
function PaidTwice({ currency }: { currency: string }) {
  const pairs = useQuery('payments.twice', NOTHING) ?? [];
  const [, setAnswered] = useState(0);
  const open = pairs.find((pair) => readDraft(memoryOf(pair), VERSION) !== true);
  if (!open) return null;
  return (
    <Question
      key={open.second.id}
      pair={open}
      currency={currency}
      onReal={() => {
        writeDraft(memoryOf(open), VERSION, true);
        setAnswered((count) => count + 1);
      }}
    />
  );
}

const memoryOf = ({ first, second }: MaybePaidTwice): string => `flockbook.paid-twice.${first.id}.${second.id}`;

interface QuestionProps {
  pair: MaybePaidTwice;
  currency: string;
  onReal: () => void;
}

function Question({ pair, currency, onReal }: QuestionProps) {
  const { t } = useLingui();
  const tell = useSavedToast();
  const { run, busy, error } = useCommand('payments.void');
  const { first, second, customer_name = t`Walk-in` } = pair;
  const amount = formatAmount(pair.amount, currency);
  const takeOut = async () => {
    if ((await run({ id: second.id, reason: t`Recorded twice` })).ok) tell();
  };
  const words = ({ at, by }: MaybePaidTwice['first']) => [whenWords(at), by].filter(Boolean).join(', ');
  return (
    <div className={classes.question}>
      <div className={note.note} data-tone="look" role="note">
        <IconHelpCircle aria-hidden />
        <div>
          <b>
            <Trans>Paid twice or recorded twice?</Trans>
          </b>
          <p>
            {customer_name}: {amount}
            <br />
            {words(first)}
            <br />
            {words(second)}
          </p>
          {error && <ErrorNote>{voidErrorWords(error)}</ErrorNote>}
          <div className={classes.answers}>
            <Button variant="default" h={48} onClick={onReal}>
              <Trans>Paid twice</Trans>
            </Button>
            <Button variant="default" h={48} loading={busy} onClick={() => void takeOut()}>
              <Trans>Recorded twice: take one out</Trans>
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
