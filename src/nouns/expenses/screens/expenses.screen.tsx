import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconPlus,
  IconHourglass,
  IconTruckDelivery,
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClock,
} from '@tabler/icons-react';
import { useCallback, useState, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ExpenseRow, ExpensesView } from '../../../contract/expenses.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { ALL_ROWS, useWholeList } from '../../../client/use-whole-list.ts';
import type { ExpenseCategory } from '../../../domain/expenses/check-expense.ts';
import { rangeOf } from '../../../ui/dates/date-range.ts';
import { ListFilters } from '../../../ui/dates/list-filters.tsx';
import { useListFilter } from '../../../ui/dates/use-list-filter.ts';
import { ListFoot } from '../../../ui/ledger/list-foot.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { today, dayHeading, timeWords, shortDay } from '../../../ui/words/date-words.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ExpenseSheet } from './expense-sheet.tsx';
import { saveAsCsv } from '../../../ui/files/save-table.ts';
import { expensesTable } from '../../transfer/shared/tables/expenses-table.ts';
import { NoExpenses, NoneFound } from './no-expenses.tsx';
import type { BusinessView } from '../../../contract/account.ts';
import { hasRight } from '../../../domain/people/has-right.ts';
import { ListTotals } from '../../../ui/ledger/list-totals.tsx';
import classes from '../../../ui/ledger/lists.module.css';
import { formatAmount } from '../../../domain/money/currency.ts';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { LedgerRow } from '../../../ui/ledger/ledger-row.tsx';
import { categoryWords } from '../../../ui/words/category-words.ts';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import { Tag } from '../../../ui/ledger/tag.tsx';

const PAGE = 50;

/** /expenses: expenses by month and category, newest first. [RTE-38, EXP-1, EXP-5] */
export function ExpensesScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const { filter, change } = useListFilter();
  const [category, setCategory] = useState<ExpenseCategory | null>(null);
  const range = rangeOf(filter.choice, today(), filter.own);
  const question = JSON.stringify([filter.search, category, range]);
  const [asked, setAsked] = useState({ question, limit: PAGE });
  const limit = asked.question === question ? asked.limit : PAGE;
  const view = useQuery('expenses.list', { search: filter.search.trim(), category, range, limit });
  const [openId, setOpenId] = useState<string>();
  const open = useCallback((row: ExpenseRow) => setOpenId(row.id), []);
  const rowCount = view?.rows.length ?? 0;
  const loadMore = useCallback(() => setAsked({ question, limit: limit + PAGE }), [question, limit]);
  const more = view?.more === true && rowCount >= limit ? loadMore : undefined;
  const exporting = useWholeList('expenses.list', ({ rows }) =>
    saveAsCsv(`expenses-${today()}`, expensesTable(rows, business?.currency ?? '')),
  );
  const mayAdd = business !== undefined && maySpend(business);
  const isAll = range === null && category === null && filter.search === '';
  const showAll = () => {
    setCategory(null);
    change({ choice: 'all', search: '' });
  };
  const add = (
    <Button component={Link} to="/expenses/add" leftSection={<IconPlus aria-hidden />}>
      <Trans>New expense</Trans>
    </Button>
  );
  return (
    <Screen
      title={t`Expenses`}
      description={t`What your business spends, by month and by what it was for.`}
      action={mayAdd && view && !view.none_at_all && add}
      flush
    >
      {!(view && business) && <Waiting />}
      {view?.none_at_all && business && (
        <>
          <NoExpenses mayAdd={mayAdd} />
          <SpendingLinks business={business} />
        </>
      )}
      {view && business && !view.none_at_all && (
        <>
          <ListFilters search={t`Name or note`} filter={filter} onChange={change} />
          <ExpenseTotals view={view} currency={business.currency} />
          <SpendingLinks business={business} />
          <CategoryFilter
            categories={view.categories}
            currency={business.currency}
            value={category}
            onChange={setCategory}
          />
          {rowCount > 0 && <ExpenseRows view={view} currency={business.currency} onOpen={open} onNearEnd={more} />}
          {rowCount > 0 && (
            <ListFoot
              exporting={exporting.busy}
              onExport={() => exporting.ask({ search: filter.search.trim(), category, range, limit: ALL_ROWS })}
            />
          )}
          {rowCount === 0 && <NoneFound onAll={isAll ? undefined : showAll} />}
          {mayAdd && rowCount > 0 && <PlusButton to="/expenses/add" name={t`New expense`} />}
        </>
      )}
      <ExpenseSheet id={openId} onClose={() => setOpenId(undefined)} />
    </Screen>
  );
}

/** True when this person may record and pay expenses. */
const maySpend = (business: BusinessView): boolean => hasRight(business, 'add_expenses');

/** Spent, paid and open amounts of all matches; refused ones are excluded and mentioned. [RTE-38] */
function ExpenseTotals({ view: { totals, refused }, currency }: { view: ExpensesView; currency: string }) {
  return (
    <ListTotals
      sums={[
        { of: 'spent', label: <Trans>Spent, {currency}</Trans>, amount: totals.spent },
        { of: 'paid', label: <Trans>Paid</Trans>, amount: totals.paid, tone: 'good' },
        { of: 'left', label: <Trans>Still to pay</Trans>, amount: totals.owed, tone: 'look' },
      ]}
      currency={currency}
      refused={refused}
    />
  );
}

/** Links to the suppliers, and to the amounts owed. [RTE-51, RTE-59] */
function SpendingLinks({ business: { role, roles } }: { business: BusinessView }) {
  const { t } = useLingui();
  if (role !== 'owner' && !roles.add_purchases && !roles.edit_purchases) return null;
  return (
    <nav className={classes.links} aria-label={t`Who is paid`}>
      <Link to="/suppliers">
        <IconTruckDelivery size={20} aria-hidden />
        <Trans>Suppliers</Trans>
      </Link>
      <Link to="/view_creditors">
        <IconHourglass size={20} aria-hidden />
        <Trans>I owe them</Trans>
      </Link>
    </nav>
  );
}

interface ExpenseRowsProps {
  view: ExpensesView;
  currency: string;
  onOpen: (row: ExpenseRow) => void;
  onNearEnd: (() => void) | undefined;
}

/** The rows of the list, under a heading for each day. [RTE-38] */
function ExpenseRows({ view, currency, onOpen, onNearEnd }: ExpenseRowsProps) {
  const { t } = useLingui();
  const { rows, day_totals } = view;
  const categories = categoryWords();
  const items = useMemo(() => {
    const list: LedgerItem<ExpenseRow>[] = [];
    let day: string | undefined;
    for (const row of rows) {
      if (row.day !== day) {
        day = row.day;
        list.push({ kind: 'day', key: day, title: dayHeading(day), sum: formatAmount(day_totals[day] ?? 0, currency) });
      }
      list.push({ kind: 'row', key: row.id, row });
    }
    return list;
  }, [rows, day_totals, currency]);
  const what = ({ payee, note, monthly }: ExpenseRow) =>
    [monthly && t`Every month`, payee, note].filter(Boolean).join(' · ') || t`Not named`;
  return (
    <LedgerList
      label={t`Expenses`}
      items={items}
      onNearEnd={onNearEnd}
      renderRow={(row) => (
        <LedgerRow
          mark={row.sync}
          number={row.voucher_no}
          who={categories[row.category]}
          what={what(row)}
          time={timeWords(row.occurred_at)}
          amount={formatAmount(row.amount, currency)}
          tag={<ExpenseTag row={row} currency={currency} />}
          onPress={() => onOpen(row)}
        />
      )}
    />
  );
}

/** "Paid", or the open amount and its due date; overdue ones are highlighted. [EXP-5] */
function ExpenseTag({ row, currency }: { row: ExpenseRow; currency: string }) {
  const { balance, due_date } = row;
  const isPart = useIsPart();
  const open = formatAmount(Math.abs(balance), currency);
  if (row.voided)
    return (
      <Tag tone="bad" icon={IconBan}>
        <Trans>Voided</Trans>
      </Tag>
    );
  if (isPart) return null;
  if (balance < 0)
    return (
      <Tag tone="look" icon={IconAlertTriangle}>
        <Trans>{open} too much paid</Trans>
      </Tag>
    );
  if (balance === 0)
    return (
      <Tag tone="good" icon={IconCheck}>
        <Trans>Paid</Trans>
      </Tag>
    );
  if (row.overdue)
    return (
      <Tag tone="bad" icon={IconAlertTriangle}>
        <Trans>Overdue {open}</Trans>
      </Tag>
    );
  return (
    <Tag tone="look" icon={IconClock}>
      {due_date === undefined ? <Trans>We owe {open}</Trans> : <Trans>Due {shortDay(due_date)}</Trans>}
    </Tag>
  );
}
