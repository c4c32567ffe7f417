import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useMemo } from 'react';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { DebtsScreen } from '../shared/debts-screen.tsx';
import { plural } from '@lingui/core/macro';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { BusinessView } from '../../../contract/account.ts';
import type { Debtor } from '../../../contract/parties.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { daysBetween } from '../../../domain/time/days-between.ts';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { PersonRow } from '../shared/person-row.tsx';
import { WhatsappSign } from '../shared/whatsapp-link.tsx';
import { today } from '../../../ui/words/date-words.ts';
import { isBroken, promiseWords } from '../shared/words/promise-words.ts';
import { reminderWords } from '../shared/words/reminder-words.ts';

const PAGE = 50;

const NOTHING = {};

/** /view_debtors: debtors of the business, the amounts, and their age. [RTE-58, DEB-1..4] */
export function DebtorsScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const currency = business?.currency ?? '';
  const [sort, setSort] = useState<'oldest' | 'largest'>('oldest');
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const view = useQuery('debts.debtors', { sort, search: search.trim(), limit });
  const books = useQuery('ledger.progress', NOTHING);
  // Until all records are here and booked, do not state that nothing is owed.
  const isNobody = view?.people === 0 && books?.state === 'current';
  return (
    <DebtsScreen
      title={t`They owe me`}
      description={t`Everybody who owes your business, how much, and since when.`}
      back="/sales/view/0"
      sums={view && business && { ageing: view.ageing, currency }}
      totalLabel={<Trans>All together, {currency}</Trans>}
      orders={[
        { value: 'oldest', label: t`Oldest first` },
        { value: 'largest', label: t`Largest first` },
      ]}
      order={sort}
      onOrder={setSort}
      searchLabel={t`Name`}
      search={search}
      onSearch={setSearch}
      nobody={
        isNobody
          ? {
              text: <Trans>Nobody owes you anything. A sale that is paid later shows up here.</Trans>,
              to: '/sales/customer',
              button: <Trans>To the customers</Trans>,
            }
          : undefined
      }
      noneFound={
        view?.rows.length === 0 && search.trim() !== '' ? (
          <Trans>Nobody with this name owes you anything.</Trans>
        ) : undefined
      }
    >
      {view && business && (
        <DebtorRows
          rows={view.rows}
          business={business}
          onNearEnd={view.more && view.rows.length >= limit ? () => setLimit(limit + PAGE) : undefined}
        />
      )}
    </DebtsScreen>
  );
}

interface DebtorRowsProps {
  rows: readonly Debtor[];
  business: BusinessView;
  onNearEnd: (() => void) | undefined;
}

/** The debtors: a press opens the actions, the green button writes the reminder. [DEB-4] */
function DebtorRows({ rows, business, onNearEnd }: DebtorRowsProps) {
  const { t } = useLingui();
  const items = useMemo(
    () => rows.map((row): LedgerItem<Debtor> => ({ kind: 'row', key: row.id ?? 'walk-in', row })),
    [rows],
  );
  return (
    <LedgerList
      label={t`Who owes`}
      items={items}
      onNearEnd={onNearEnd}
      renderRow={(row) => <DebtorLine row={row} business={business} />}
    />
  );
}

/** Days after which a debtor is marked. */
const LATE_DAYS = 60;

function DebtorLine({ row, business }: { row: Debtor; business: BusinessView }) {
  const { t } = useLingui();
  const { currency } = business;
  const days = daysBetween(row.oldest_due, today());
  const name = row.name ?? (row.id === undefined ? t`Walk-ins` : t`Not on this phone`);
  const age = days < 0 ? t`not due yet` : days === 0 ? t`since today` : plural(days, { one: '# day', other: '# days' });
  const documents = plural(row.documents, { one: '# open', other: '# open' });
  const promised = row.promised_on === undefined ? undefined : promiseWords(row.promised_on);
  const text = reminderWords({
    name,
    owed: row.owed,
    currency,
    oldest_due: row.oldest_due,
    business,
    language: row.language,
  });
  return (
    <PersonRow
      to={row.id === undefined ? '/sales/view/1' : `/sales/customer?id=${row.id}`}
      mark={
        days > LATE_DAYS || isBroken(row.promised_on) ? (
          <IconAlertTriangle size={20} aria-hidden />
        ) : (
          <IconClock size={20} aria-hidden />
        )
      }
      name={name}
      what={promised ?? `${age} · ${documents}`}
      amount={formatAmount(row.owed, currency)}
      extra={row.id !== undefined && <WhatsappSign phone={row.whatsapp} text={text} name={t`Remind ${name}`} />}
    />
  );
}
