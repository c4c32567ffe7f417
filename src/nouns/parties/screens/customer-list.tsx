import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { BusinessView } from '../../../contract/account.ts';
import type { CustomerCursor, CustomersShown, ListedCustomer } from '../../../contract/parties.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useWholeList } from '../../../client/use-whole-list.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import { saveAsCsv } from '../../../ui/files/save-table.ts';
import { customersTable } from '../../transfer/shared/tables/people-tables.ts';
import { AccountTag } from '../shared/account-tag.tsx';
import { PeopleList } from '../shared/people-list.tsx';
import { PersonRow } from '../shared/person-row.tsx';
import { SyncMark } from '../../../ui/sync/sync-mark.tsx';
import { shortDay, today } from '../../../ui/words/date-words.ts';
import { customerPath, mergePath } from './customer-paths.ts';
import { maySell } from '../../sales/shared/may-sell.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useSession } from '../../../client/use-session.ts';
import { readDraft, writeDraft } from '../../../ui/draft-storage.ts';
import classes from './twins-note.module.css';

const NOTHING = {};

/** All who buy: who was changed last stands first. [RTE-16, CUS-5, CUS-6, CUS-7] */
export function CustomerList({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const { currency } = business;
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<CustomersShown>('all');
  const question = JSON.stringify([search.trim(), shown]);
  const [asked, setAsked] = useState<{ question: string; after: CustomerCursor | null }>({ question, after: null });
  const after = asked.question === question ? asked.after : null;
  const page = useQuery('customers.page', { search: search.trim(), shown, after });
  const next = page?.next;
  const loadMore = useCallback(() => setAsked({ question, after: next ?? null }), [question, next]);
  const exporting = useWholeList('exports.customers', (everybody) =>
    saveAsCsv(`customers-${today()}`, customersTable(everybody, currency)),
  );
  return (
    <PeopleList
      title={t`Customers`}
      description={t`Everybody who buys from you, and what they owe.`}
      back="/sales/view/0"
      mayAdd={maySell(business)}
      newOne={t`New customer`}
      page={page}
      currency={currency}
      search={search}
      onSearch={setSearch}
      searchLabel={t`Name or phone`}
      which={{
        label: t`Which customers`,
        options: [
          { value: 'all', label: t`All` },
          { value: 'owes', label: t`Owe us` },
          { value: 'archived', label: t`Archived` },
        ],
      }}
      shown={shown}
      onShown={setShown}
      totals={{ owed: <Trans>They owe us, {currency}</Trans>, ahead: <Trans>Paid ahead</Trans> }}
      note={<TwinsNote business={business} />}
      renderRow={(row) => <CustomerLine row={row} currency={currency} />}
      onNearEnd={next ? loadMore : undefined}
      nobodyYet={<Trans>No customers yet. Write down who buys, and the book remembers what they owe.</Trans>}
      nobodyFound={
        search !== '' ? (
          <Trans>No customer with this name or phone.</Trans>
        ) : shown === 'owes' ? (
          <Trans>Nobody owes you anything.</Trans>
        ) : (
          <Trans>Nobody here.</Trans>
        )
      }
      exporting={exporting.busy}
      onExport={() => exporting.ask(NOTHING)}
    />
  );
}

function CustomerLine({ row, currency }: { row: ListedCustomer; currency: string }) {
  const { t } = useLingui();
  const isPart = useIsPart();
  const since =
    row.oldest_due !== undefined
      ? t`oldest ${shortDay(row.oldest_due)}`
      : row.last_sale !== undefined
        ? t`last sale ${shortDay(row.last_sale)}`
        : isPart
          ? undefined
          : t`no sale yet`;
  return (
    <PersonRow
      to={customerPath(row.id)}
      mark={<SyncMark state={row.sync} />}
      name={row.name}
      what={[since, row.phone && showPhone(row.phone)].filter(Boolean).join(' · ')}
      amount={row.balance === 0 ? undefined : formatAmount(Math.abs(row.balance), currency)}
      tag={
        <AccountTag
          balance={row.balance}
          owes={<Trans>Owes us</Trans>}
          ahead={<Trans>Paid ahead</Trans>}
          even={<Trans>Owes nothing</Trans>}
        />
      }
    />
  );
}

const VERSION = 1;

/** Two customers that look like one: put together, or said to be two and not asked about on this phone again. [CUS-8] */
function TwinsNote({ business }: { business: BusinessView }) {
  const session = useSession();
  const memory = `flockbook.apart.${session?.state === 'signed-in' ? session.uid : ''}.${business.id}`;
  const [apart, setApart] = useState(() => (readDraft(memory, VERSION) as readonly string[] | undefined) ?? []);
  const twins = useQuery('customers.twins', { apart });
  if (!twins || apart.includes(twins.key)) return null;
  const [one, other] = twins.two;
  const areTwo = () => {
    const next = [...apart, twins.key];
    writeDraft(memory, VERSION, next);
    setApart(next);
  };
  return (
    <aside className={classes.note}>
      <p>
        {one.name === other.name ? (
          <Trans>
            <b>{one.name}</b> is in the list twice. The same customer?
          </Trans>
        ) : (
          <Trans>
            <b>{one.name}</b> and <b>{other.name}</b>: the same customer?
          </Trans>
        )}
      </p>
      <Button component={Link} to={mergePath(one.id, other.id)} h={48}>
        <Trans>Yes, the same</Trans>
      </Button>
      <Button variant="default" h={48} onClick={areTwo}>
        <Trans>No, two people</Trans>
      </Button>
    </aside>
  );
}
