import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { BusinessView } from '../../contract/account.ts';
import type { Debtor } from '../../contract/parties.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { daysBetween } from '../../domain/time/days-between.ts';
import { LedgerList, type LedgerItem } from '../../ui/ledger/ledger-list.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { WhatsappSign } from '../../ui/people/whatsapp-link.tsx';
import { today } from '../../ui/words/date-words.ts';
import { isBroken, promiseWords } from '../../ui/words/promise-words.ts';
import { reminderWords } from '../../ui/words/reminder-words.ts';

interface DebtorRowsProps {
  rows: readonly Debtor[];
  business: BusinessView;
  onNearEnd: (() => void) | undefined;
}

/** Each who owes: a press leads to what can be done, the green sign writes the reminder. [DEB-4] */
export function DebtorRows({ rows, business, onNearEnd }: DebtorRowsProps) {
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

/** Days after which somebody is marked. */
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
