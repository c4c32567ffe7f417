import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { Money } from '../../../ui/numbers/money.tsx';
import { DebtsScreen } from '../shared/debts-screen.tsx';
import classes from '../shared/debts.module.css';
import { plural } from '@lingui/core/macro';
import { IconAlertTriangle, IconCash, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Creditor } from '../../../contract/parties.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { PersonRow } from '../shared/person-row.tsx';
import { today } from '../../../ui/words/date-words.ts';
import { dueWords, owedPath, owedWords, payPath } from '../shared/words/owed-words.ts';
import people from '../shared/people.module.css';

const PAGE = 50;

const NOTHING = {};

/** /view_creditors: creditors of the business, the documents owed, and debts due this week. [RTE-59, DEB-5] */
export function CreditorsScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const currency = business?.currency ?? '';
  const [sort, setSort] = useState<'due' | 'largest'>('due');
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const view = useQuery('debts.creditors', { sort, search: search.trim(), limit });
  const books = useQuery('ledger.progress', NOTHING);
  // Until all records are here and booked, do not state that nothing is owed.
  const isNobody = view?.count === 0 && books?.state === 'current';
  return (
    <DebtsScreen
      title={t`I owe them`}
      description={t`Everybody you owe, for what, and what is due this week.`}
      back="/expenses"
      sums={view && business && { ageing: view.ageing, currency }}
      totalLabel={<Trans>I owe, all together, {currency}</Trans>}
      underTotal={
        view &&
        business && (
          <p className={classes.soon}>
            <Trans>Due this week or before</Trans>
            <Money amount={view.due} currency={currency} />
          </p>
        )
      }
      orders={[
        { value: 'due', label: t`Due first` },
        { value: 'largest', label: t`Largest first` },
      ]}
      order={sort}
      onOrder={setSort}
      searchLabel={t`Name or number`}
      search={search}
      onSearch={setSearch}
      nobody={
        isNobody
          ? {
              text: <Trans>You owe nobody anything. What you pay later shows up here.</Trans>,
              to: '/expenses',
              button: <Trans>To the expenses</Trans>,
            }
          : undefined
      }
      noneFound={
        view?.rows.length === 0 && search.trim() !== '' ? (
          <Trans>You owe nothing to anybody with this name or number.</Trans>
        ) : undefined
      }
    >
      {view && business && (
        <CreditorRows
          rows={view.rows}
          byDue={sort === 'due'}
          currency={currency}
          onNearEnd={view.more && view.rows.length >= limit ? () => setLimit(limit + PAGE) : undefined}
        />
      )}
    </DebtsScreen>
  );
}

const asItem = (row: Creditor): LedgerItem<Creditor> => ({ kind: 'row', key: row.key, row });

/** Rows under a heading with their number; empty when there are none. */
const section = (key: string, title: string, rows: readonly Creditor[]): LedgerItem<Creditor>[] =>
  rows.length === 0
    ? []
    : [{ kind: 'day', key, title, sum: plural(rows.length, { one: '# open', other: '# open' }) }, ...rows.map(asItem)];

interface CreditorRowsProps {
  rows: readonly Creditor[];
  /** True when debts due this week have a heading of their own. */
  byDue: boolean;
  currency: string;
  onNearEnd: (() => void) | undefined;
}

/** The creditors: a press opens the debt, the button at the end opens the payment. [DEB-5] */
function CreditorRows({ rows, byDue, currency, onNearEnd }: CreditorRowsProps) {
  const { t } = useLingui();
  const items: LedgerItem<Creditor>[] = byDue
    ? [
        ...section(
          'soon',
          t`Due this week`,
          rows.filter(({ due_soon }) => due_soon > 0),
        ),
        ...section(
          'later',
          t`Later`,
          rows.filter(({ due_soon }) => due_soon === 0),
        ),
      ]
    : rows.map(asItem);
  return (
    <LedgerList
      label={t`Whom I owe`}
      items={items}
      onNearEnd={onNearEnd}
      renderRow={(row) => <CreditorLine row={row} currency={currency} />}
    />
  );
}

function CreditorLine({ row, currency }: { row: Creditor; currency: string }) {
  const { t } = useLingui();
  const { document, vendor_id, due, documents } = row;
  const what = document ? owedWords(document) : t`Not on this phone`;
  const name = row.name ?? what;
  const open = vendor_id === undefined ? row.name && what : plural(documents, { one: '# open', other: '# open' });
  const to = vendor_id === undefined ? document && owedPath(document) : `/suppliers?id=${vendor_id}`;
  const pay = vendor_id === undefined ? document && payPath(document) : `/suppliers?id=${vendor_id}&page=payment`;
  return (
    <PersonRow
      to={to ?? '/expenses'}
      mark={due < today() ? <IconAlertTriangle size={20} aria-hidden /> : <IconClock size={20} aria-hidden />}
      name={name}
      what={[dueWords({ due }), open].filter(Boolean).join(' · ')}
      amount={formatAmount(row.owed, currency)}
      extra={
        pay !== undefined && (
          <Link to={pay} className={people.act} aria-label={t`Pay ${name}`}>
            <IconCash aria-hidden />
          </Link>
        )
      }
    />
  );
}
