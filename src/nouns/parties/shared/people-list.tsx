import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { ListFoot } from '../../../ui/ledger/list-foot.tsx';
import { ListTotals } from '../../../ui/ledger/list-totals.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import classes from './person-list.module.css';

interface PeopleListProps<Row extends { id: string }, Shown extends string> {
  title: string;
  description: string;
  back: string;
  mayAdd: boolean;
  /** "New customer" */
  newOne: string;
  /** Undefined while the book opens. */
  page: { readonly rows: readonly Row[]; readonly none_at_all: boolean; readonly totals: { readonly count: number; readonly owed: number; readonly ahead: number } } | undefined;
  currency: string;
  search: string;
  onSearch: (search: string) => void;
  /** Label of the search field. */
  searchLabel: string;
  which: { readonly label: string; readonly options: readonly { readonly value: Shown; readonly label: string }[] };
  shown: Shown;
  onShown: (shown: Shown) => void;
  totals: { readonly owed: ReactNode; readonly ahead: ReactNode };
  /** Shown above the list. */
  note?: ReactNode;
  renderRow: (row: Row) => ReactNode;
  onNearEnd: (() => void) | undefined;
  /** Text while no party exists, and text when none matches. */
  nobodyYet: ReactNode;
  nobodyFound: ReactNode;
  exporting: boolean;
  onExport: () => void;
} // prettier-ignore

/** Customers or suppliers of a business: search, filter, add, import, export. [RTE-16, RTE-51] */
export function PeopleList<Row extends { id: string }, Shown extends string>(props: PeopleListProps<Row, Shown>) {
  const { title, description, back, mayAdd, newOne, page, currency, search, onSearch, searchLabel } = props;
  const { which, shown, onShown, totals, exporting, onExport } = props;
  const isFilled = page !== undefined && !page.none_at_all;
  return (
    <Screen
      title={title}
      description={description}
      back={back}
      action={
        mayAdd &&
        isFilled && (
          <Button component={Link} to="?page=new" leftSection={<IconPlus aria-hidden />}>
            {newOne}
          </Button>
        )
      }
      flush
    >
      {!page && <Waiting />}
      {page?.none_at_all && <NobodyYet {...props} />}
      {page && isFilled && (
        <>
          <div className={classes.bar}>
            <SearchField label={searchLabel} value={search} onChange={onSearch} />
            <ChoiceChips label={which.label} options={which.options} value={shown} onChange={onShown} />
          </div>
          <ListTotals
            sums={[
              { of: 'count', label: title, count: page.totals.count },
              { of: 'owed', label: totals.owed, amount: page.totals.owed, tone: 'look' },
              ...(page.totals.ahead > 0
                ? [{ of: 'ahead', label: totals.ahead, amount: page.totals.ahead, tone: 'good' } as const]
                : []),
            ]}
            currency={currency}
          />
          {props.note}
          <Found {...props} rows={page.rows} />
          <ListFoot exporting={exporting} onExport={onExport}>
            {mayAdd && (
              <Button
                component={Link}
                to="?page=import"
                variant="default"
                h={48}
                leftSection={<IconFileImport aria-hidden />}
              >
                <Trans>Import</Trans>
              </Button>
            )}
          </ListFoot>
          {mayAdd && <PlusButton to="?page=new" name={newOne} />}
        </>
      )}
    </Screen>
  );
}

/** The rows of the list, or the reason why there are none. */
function Found<Row extends { id: string }, Shown extends string>({
  title,
  rows,
  search,
  onSearch,
  renderRow,
  onNearEnd,
  nobodyFound,
}: PeopleListProps<Row, Shown> & { rows: readonly Row[] }) {
  const items = useMemo(() => rows.map((row): LedgerItem<Row> => ({ kind: 'row', key: row.id, row })), [rows]);
  if (items.length > 0) return <LedgerList label={title} items={items} onNearEnd={onNearEnd} renderRow={renderRow} />;
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        search !== '' && (
          <Button variant="default" fullWidth h={56} onClick={() => onSearch('')}>
            <Trans>Clear the search</Trans>
          </Button>
        )
      }
    >
      {nobodyFound}
    </EmptyState>
  );
}

/** Empty list: explains how to add a party. */
function NobodyYet({ mayAdd, newOne, nobodyYet }: { mayAdd: boolean; newOne: string; nobodyYet: ReactNode }) {
  return (
    <>
      <EmptyState
        drawing={<LedgerDrawing />}
        button={
          mayAdd && (
            <Button component={Link} to="?page=new" fullWidth h={56} fz={18} leftSection={<IconPlus aria-hidden />}>
              {newOne}
            </Button>
          )
        }
      >
        {nobodyYet}
      </EmptyState>
      {mayAdd && (
        <p className={classes.orImport}>
          <Link to="?page=import">
            <Trans>Or take them from a file or your contacts</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
