import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useImport } from '../../../client/use-import.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { ImportWizard } from '../../transfer/shared/import/import-wizard.tsx';
import { MergePeople, type MergingPerson } from '../shared/merge-people.tsx';
import { StatementBody } from '../shared/statement/statement-body.tsx';
import { useStatementRange } from '../shared/statement/statement-dates.tsx';
import classes from '../shared/statement/statement.module.css';
import { usePlace } from '../shared/use-place.ts';
import { partyErrorWords } from '../shared/words/party-error-words.ts';
import { PartyBack } from './party-back.tsx';
import { PartyForm } from './party-form.tsx';
import { of, OTHER, partyPath, type PartyKind } from './party-kind.ts';
import { PartyList } from './party-list.tsx';
import { NoSuchParty, PartyPage } from './party-page.tsx';
import { PartyPayment } from './party-payment.tsx';

interface KindProps {
  kind: PartyKind;
  business: BusinessView;
}
type OneProps = KindProps & { id: string };

/** Pages of one party, by their name in the URL. */
const PAGES = {
  edit: EditParty,
  statement: StatementPage,
  merge: MergePage,
  payment: PartyPayment,
  back: PartyBack,
} as const;

/**
 * All customers, or all suppliers. With `?id=` one of them, with `&page=` an action on them, with `?page=` a new party
 * or an import. [RTE-16, RTE-51]
 */
export function Parties({ kind }: { kind: PartyKind }) {
  const { id, page } = usePlace();
  const business = useBusiness();
  if (!business) return null;
  if (id !== null) return <OneParty key={id} kind={kind} id={id} page={page} business={business} />;
  if (page === 'new') return <NewParty kind={kind} business={business} />;
  if (page === 'import') return <ImportPage kind={kind} business={business} />;
  return <PartyList kind={kind} business={business} />;
}

/** A page of one party; a party merged into another is shown there. [CUS-8, VEN-4] */
function OneParty({ kind, id, page, business }: OneProps & { page: string | null }) {
  const stands = useQuery(of(kind, 'account'), { id });
  const name = page !== null && page in PAGES ? (page as keyof typeof PAGES) : undefined;
  if (stands && stands.id !== id)
    return <Navigate to={partyPath(kind, stands.id, name === 'merge' ? undefined : name)} replace />;
  const Page = name ? PAGES[name] : PartyPage;
  return <Page kind={kind} id={id} business={business} />;
}

/** After every save: a message, and back to the list. [SHL-13] */
function useSaved({ path }: PartyKind) {
  const tell = useSavedToast();
  const navigate = useNavigate();
  return () => {
    tell();
    void navigate(path);
  };
}

/** Form of a new party. [CUS-2, VEN-4] */
function NewParty({ kind, business }: KindProps) {
  const [id] = useState(newDocumentId);
  const { newOne, newDescription } = kind.words();
  return (
    <Screen title={newOne} description={newDescription} back={kind.path}>
      <PartyForm kind={kind} id={id} business={business} onSaved={useSaved(kind)} />
    </Screen>
  );
}

/** Form to change the data of a party. [CUS-4, VEN-4] */
function EditParty({ kind, id, business }: OneProps) {
  const party = useQuery(of(kind, 'account'), { id });
  const saved = useSaved(kind);
  const { edit, editDescription } = kind.words();
  return (
    <Screen title={edit} description={editDescription} back={partyPath(kind, id)}>
      {party === undefined && <Waiting />}
      {party === null && <NoSuchParty kind={kind} />}
      {party && <PartyForm kind={kind} id={id} party={party} business={business} onSaved={saved} />}
    </Screen>
  );
}

/** Trades and payments in order, with the balance after each; to read, send and print. [CUS-9, VEN-4] */
function StatementPage({ kind, id, business }: OneProps) {
  const { t } = useLingui();
  const dates = useStatementRange();
  const statement = useQuery(of(kind, 'statement'), { id, range: dates.range });
  const { statementDescription, nothingYet } = kind.words();
  return (
    <Screen
      title={t`Statement`}
      description={statementDescription}
      subtitle={statement?.name}
      back={partyPath(kind, id)}
    >
      <div className={classes.page}>
        {statement === undefined && <Waiting />}
        {statement === null && <NoSuchParty kind={kind} />}
        {statement && <StatementBody statement={statement} dates={dates} business={business} nothingYet={nothingYet} />}
      </div>
    </Screen>
  );
}

/**
 * Import customers from a table, from contacts, or from a file that another app shared; suppliers from the first two.
 * [CUS-7, VEN-3, IMP-1, OFF-7]
 */
function ImportPage({ kind, business }: KindProps) {
  const [asked] = useSearchParams();
  const words = kind.words();
  return (
    <ImportWizard
      kind={kind.noun}
      title={words.import}
      description={words.importDescription}
      back={kind.path}
      currency={business.currency}
      may={kind.may(business)}
      importing={useImport()}
      shared={asked.has('shared') ? kind.takeShared : undefined}
    />
  );
}

const SHOWN = 31;
const NOBODY = { id: '' };

/**
 * Merge two parties: choose the other one, and the name that stays. With `&other=` only the name is asked.
 * [CUS-8, VEN-4]
 */
function MergePage({ kind, id, business: { currency } }: OneProps) {
  const [params, setParams] = useSearchParams();
  const party = useQuery(of(kind, 'account'), { id });
  const [search, setSearch] = useState('');
  const found = useQuery(of(kind, 'list'), { search: search.trim(), limit: SHOWN });
  const named = params.get(OTHER);
  const other = useQuery(of(kind, 'account'), named === null ? NOBODY : { id: named });
  const { run, busy, error } = useCommand(of(kind, 'merge'));
  const tell = useSavedToast();
  const navigate = useNavigate();
  const words = kind.words();
  const merge = async (goes: MergingPerson, kept: MergingPerson) => {
    if (!(await run({ id: goes.id, into: kept.id })).ok) return;
    tell();
    void navigate(partyPath(kind, kept.id), { replace: true });
  };
  const choose = (chosen: MergingPerson | undefined) =>
    setParams({ id, page: 'merge', ...(chosen && { [OTHER]: chosen.id }) }, { replace: true });
  const isBoth = named !== null && other && other.id !== id;
  return (
    <Screen title={words.same} description={words.sameDescription} subtitle={party?.name} back={partyPath(kind, id)}>
      {party === undefined && <Waiting />}
      {(party === null || party?.may_edit === false) && <NoSuchParty kind={kind} />}
      {party?.may_edit && (
        <MergePeople
          person={party}
          other={isBoth ? other : undefined}
          currency={currency}
          search={search}
          onSearch={setSearch}
          found={found}
          label={words.others}
          nobody={words.noOther}
          explain={words.explain}
          busy={busy}
          error={error && partyErrorWords(error)}
          onMerge={(goes, kept) => void merge(goes, kept)}
          onOther={choose}
        />
      )}
    </Screen>
  );
}
