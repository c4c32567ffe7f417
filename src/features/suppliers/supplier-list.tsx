import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { BusinessView } from '../../contract/account.ts';
import type { ListedSupplier, SuppliersPage, SuppliersShown } from '../../contract/parties.ts';
import { useQuery } from '../../client/use-query.ts';
import { useWholeList } from '../../client/use-whole-list.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { saveAsCsv } from '../../ui/save-table.ts';
import { suppliersTable } from '../../ui/tables/people-tables.ts';
import { AccountTag } from '../../ui/people/account-tag.tsx';
import { PeopleList } from '../../ui/people/people-list.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { SyncMark } from '../../ui/sync/sync-mark.tsx';
import { shortDay, today } from '../../ui/words/date-words.ts';
import { mayBuy } from './may-buy.ts';
import { supplierPath } from './supplier-paths.ts';

const NOTHING = {};

/** All we buy from: who was changed last stands first. [RTE-51, VEN-2, VEN-3, VEN-4] */
export function SupplierList({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const { currency } = business;
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<SuppliersShown>('all');
  const question = JSON.stringify([search.trim(), shown]);
  const [asked, setAsked] = useState<{ question: string; after: SuppliersPage['next'] }>({ question, after: null });
  const after = asked.question === question ? asked.after : null;
  const page = useQuery('suppliers.page', { search: search.trim(), shown, after });
  const next = page?.next;
  const loadMore = useCallback(() => setAsked({ question, after: next ?? null }), [question, next]);
  const exporting = useWholeList('exports.suppliers', (everybody) =>
    saveAsCsv(`suppliers-${today()}`, suppliersTable(everybody, currency)),
  );
  return (
    <PeopleList
      title={t`Suppliers`}
      description={t`Everybody you buy from, and what you owe them.`}
      back="/expenses"
      mayAdd={mayBuy(business)}
      newOne={t`New supplier`}
      page={page}
      currency={currency}
      search={search}
      onSearch={setSearch}
      searchLabel={t`Name, phone or goods`}
      which={{
        label: t`Which suppliers`,
        options: [
          { value: 'all', label: t`All` },
          { value: 'owed', label: t`We owe them` },
          { value: 'archived', label: t`Archived` },
        ],
      }}
      shown={shown}
      onShown={setShown}
      totals={{ owed: <Trans>We owe them, {currency}</Trans>, ahead: <Trans>We paid ahead</Trans> }}
      renderRow={(row) => <SupplierLine row={row} currency={currency} />}
      onNearEnd={next ? loadMore : undefined}
      nobodyYet={
        <Trans>
          No suppliers yet. Write down who brings feed, chicks or trays, and the book remembers what you owe.
        </Trans>
      }
      nobodyFound={
        search !== '' ? (
          <Trans>No supplier with this name, phone or goods.</Trans>
        ) : shown === 'owed' ? (
          <Trans>You owe no supplier anything.</Trans>
        ) : (
          <Trans>Nobody here.</Trans>
        )
      }
      exporting={exporting.busy}
      onExport={() => exporting.ask(NOTHING)}
    />
  );
}

function SupplierLine({ row, currency }: { row: ListedSupplier; currency: string }) {
  const { t } = useLingui();
  const since = row.oldest_due !== undefined && t`oldest ${shortDay(row.oldest_due)}`;
  const known = [since, row.supplies.join(', '), row.phone && showPhone(row.phone)].filter(Boolean);
  return (
    <PersonRow
      to={supplierPath(row.id)}
      mark={<SyncMark state={row.sync} />}
      name={row.name}
      what={known.join(' · ') || t`Supplier`}
      amount={row.balance === 0 ? undefined : formatAmount(Math.abs(row.balance), currency)}
      tag={
        <AccountTag
          balance={row.balance}
          owes={<Trans>We owe</Trans>}
          ahead={<Trans>We paid ahead</Trans>}
          even={<Trans>Nothing owed</Trans>}
        />
      }
    />
  );
}
