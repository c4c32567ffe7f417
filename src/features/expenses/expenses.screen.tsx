import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ExpenseRow } from '../../contract/expenses.ts';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { ALL_ROWS, useWholeList } from '../../client/use-whole-list.ts';
import type { ExpenseCategory } from '../../domain/expenses/check-expense.ts';
import { rangeOf } from '../../ui/dates/date-range.ts';
import { ListFilters } from '../../ui/dates/list-filters.tsx';
import { useListFilter } from '../../ui/dates/use-list-filter.ts';
import { ListFoot } from '../../ui/ledger/list-foot.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { PlusButton } from '../../ui/plus-button.tsx';
import { today } from '../../ui/words/date-words.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ExpenseRows } from './expense-rows.tsx';
import { ExpenseSheet } from './expense-sheet.tsx';
import { ExpenseTotals } from './expense-totals.tsx';
import { saveAsCsv } from '../../ui/save-table.ts';
import { expensesTable } from '../../ui/tables/expenses-table.ts';
import { maySpend } from './may-spend.ts';
import { NoExpenses, NoneFound } from './no-expenses.tsx';
import { SpendingLinks } from './spending-links.tsx';

const PAGE = 50;

/** /expenses: what was spent, by month and category, newest first. [RTE-38, EXP-1, EXP-5] */
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
