import { Navigate, useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { usePlace } from '../shared/use-place.ts';
import { PayPage } from './pay-page.tsx';
import { SupplierPage } from './supplier-page.tsx';
import { supplierPath, SUPPLIERS } from './supplier-paths.ts';
import { useLingui, Trans } from '@lingui/react/macro';
import { useImport } from '../../../client/use-import.ts';
import { ImportWizard } from '../../transfer/shared/import/import-wizard.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { StatementBody } from '../shared/statement/statement-body.tsx';
import { useStatementRange } from '../shared/statement/statement-dates.tsx';
import { NoSuchSupplier } from './no-such-supplier.tsx';
import classes from '../shared/statement/statement.module.css';
import { useState, useCallback } from 'react';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { SupplierForm } from './supplier-form.tsx';
import { MergePeople, type MergingPerson } from '../shared/merge-people.tsx';
import { customerErrorWords } from '../shared/words/customer-error-words.ts';
import type { ListedSupplier, SuppliersPage, SuppliersShown } from '../../../contract/parties.ts';
import { useWholeList } from '../../../client/use-whole-list.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { saveAsCsv } from '../../../ui/files/save-table.ts';
import { suppliersTable } from '../../transfer/shared/tables/people-tables.ts';
import { AccountTag } from '../shared/account-tag.tsx';
import { PeopleList } from '../shared/people-list.tsx';
import { PersonRow } from '../shared/person-row.tsx';
import { SyncMark } from '../../../ui/sync/sync-mark.tsx';
import { shortDay, today } from '../../../ui/words/date-words.ts';
import { hasRight } from '../../../domain/people/has-right.ts';

const SHOWN = 31;

/** Two suppliers that are one: who the other is, and which name stays. [VEN-4] */
function MergePage({ id, business: { currency } }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const supplier = useQuery('suppliers.account', { id });
  const [search, setSearch] = useState('');
  const found = useQuery('suppliers.list', { search: search.trim(), limit: SHOWN });
  const [other, setOther] = useState<MergingPerson>();
  const { run, busy, error } = useCommand('suppliers.merge');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const merge = async (goes: MergingPerson, kept: MergingPerson) => {
    if (!(await run({ id: goes.id, into: kept.id })).ok) return;
    tell();
    void navigate(supplierPath(kept.id), { replace: true });
  };
  return (
    <Screen
      title={t`The same supplier`}
      description={t`Put two entries of one supplier together.`}
      subtitle={supplier?.name}
      back={supplierPath(id)}
    >
      {supplier === undefined && <Waiting />}
      {(supplier === null || supplier?.may_edit === false) && <NoSuchSupplier />}
      {supplier?.may_edit && (
        <MergePeople
          person={supplier}
          other={other}
          currency={currency}
          search={search}
          onSearch={setSearch}
          found={found}
          label={t`Other suppliers`}
          nobody={<Trans>No other supplier of this name.</Trans>}
          explain={(goes, kept) =>
            t`All that was bought from ${goes}, and paid to them, then stands under ${kept}, and one sum says what we owe. You can take them apart again.`
          }
          busy={busy}
          error={error && customerErrorWords(error)}
          onMerge={(goes, kept) => void merge(goes, kept)}
          onOther={setOther}
        />
      )}
    </Screen>
  );
}

/** Said after every save, and back to the list. [SHL-13] */
function useSaved() {
  const tell = useSavedToast();
  const navigate = useNavigate();
  return () => {
    tell();
    void navigate(SUPPLIERS);
  };
}

/** Somebody new we buy from. [VEN-4] */
function NewSupplierPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const [id] = useState(newDocumentId);
  return (
    <Screen title={t`New supplier`} description={t`Write down somebody you buy from.`} back={SUPPLIERS}>
      <SupplierForm id={id} business={business} saving={useCommand('suppliers.add')} onSaved={useSaved()} />
    </Screen>
  );
}

/** What is known of a supplier, to be changed. [VEN-4] */
function EditSupplier({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const supplier = useQuery('suppliers.account', { id });
  const saving = useCommand('suppliers.edit');
  const saved = useSaved();
  return (
    <Screen title={t`Edit supplier`} description={t`Change what you know of a supplier.`} back={supplierPath(id)}>
      {supplier === undefined && <Waiting />}
      {supplier === null && <NoSuchSupplier />}
      {supplier && <SupplierForm id={id} supplier={supplier} business={business} saving={saving} onSaved={saved} />}
    </Screen>
  );
}

/** What we bought from a supplier and paid, in order, with what we owed after each. [VEN-4] */
function StatementPage({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const dates = useStatementRange();
  const statement = useQuery('suppliers.statement', { id, range: dates.range });
  return (
    <Screen
      title={t`Statement`}
      description={t`What you bought from a supplier and paid, in order.`}
      subtitle={statement?.name}
      back={supplierPath(id)}
    >
      <div className={classes.page}>
        {statement === undefined && <Waiting />}
        {statement === null && <NoSuchSupplier />}
        {statement && (
          <StatementBody
            statement={statement}
            dates={dates}
            business={business}
            nothingYet={<Trans>Nothing was bought from this supplier yet.</Trans>}
          />
        )}
      </div>
    </Screen>
  );
}

/** Pages of one supplier, by the word in the address. */
const PAGES = { edit: EditSupplier, statement: StatementPage, payment: PayPage, merge: MergePage } as const;

/**
 * /suppliers: all we buy from. With `?id=` one of them, with `&page=` what is done with them, with `?page=` somebody new or a
 * file of them. [RTE-51]
 */
export function SuppliersScreen() {
  const { id, page } = usePlace();
  const business = useBusiness();
  if (!business) return null;
  if (id !== null) return <OneSupplier key={id} id={id} page={page} business={business} />;
  if (page === 'new') return <NewSupplierPage business={business} />;
  if (page === 'import') return <ImportPage business={business} />;
  return <SupplierList business={business} />;
}

/** A page of one supplier; who was merged into another is seen there. [VEN-4] */
function OneSupplier({ id, page, business }: { id: string; page: string | null; business: BusinessView }) {
  const stands = useQuery('suppliers.account', { id });
  const name = page !== null && page in PAGES ? (page as keyof typeof PAGES) : undefined;
  if (stands && stands.id !== id)
    return <Navigate to={supplierPath(stands.id, name === 'merge' ? undefined : name)} replace />;
  const Page = name ? PAGES[name] : SupplierPage;
  return <Page id={id} business={business} />;
}

/** Suppliers from a table or from contacts. [VEN-3, IMP-1] */
function ImportPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  return (
    <ImportWizard
      kind="suppliers"
      title={t`Import suppliers`}
      description={t`Take suppliers from a file or from your contacts.`}
      back={SUPPLIERS}
      currency={business.currency}
      may={mayBuy(business)}
      importing={useImport()}
    />
  );
}

const NOTHING = {};

/** All we buy from: who was changed last stands first. [RTE-51, VEN-2, VEN-3, VEN-4] */
function SupplierList({ business }: { business: BusinessView }) {
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

/** Whether this person may add suppliers and pay them. */
const mayBuy = (business: BusinessView): boolean => hasRight(business, 'add_purchases');
