import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { SaleRow } from '../../contract/sales.ts';
import { useQuery } from '../../client/use-query.ts';
import { ALL_ROWS, useWholeList } from '../../client/use-whole-list.ts';
import { useBusiness } from '../../client/use-session.ts';
import { PlusButton } from '../../ui/plus-button.tsx';
import { saveAsCsv } from '../../ui/save-table.ts';
import { ListFoot } from '../../ui/ledger/list-foot.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { today } from '../../ui/words/date-words.ts';
import { rangeOf, type RangeChoice } from '../../ui/dates/date-range.ts';
import { maySell } from './may-sell.ts';
import { PaidTwice } from './paid-twice.tsx';
import { SaleSheet } from './sale-sheet.tsx';
import { ListFilters } from '../../ui/dates/list-filters.tsx';
import { SalesRows } from './sales-rows.tsx';
import { salesTable } from '../../ui/tables/sales-table.ts';
import { SalesTabs } from './sales-tabs.tsx';
import { SalesPeople } from './sales-people.tsx';
import { SalesTotals } from './sales-totals.tsx';
import { NoMatch, NoSales, NoneInRange } from './no-sales.tsx';
import { isAside, isWaiting, tabOf } from './sales-tab.ts';
import { useListFilter } from '../../ui/dates/use-list-filter.ts';
import classes from './view-sales.module.css';

const PAGE = 50;

/** The filter of the list; what waits has days of its own, all at first: the oldest debt is the one to know of. [SAL-21, SAL-24] */
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
          <NoSales maySell={sells} />
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
