import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { PartyAccount } from '../../../contract/parties.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { AgeingSummary } from '../shared/ageing-summary.tsx';
import { CallAndStatement, DOING } from '../shared/call-and-statement.tsx';
import { MergedNames } from '../shared/merged-names.tsx';
import { OpenDocuments } from '../shared/open-documents.tsx';
import { PersonBalance } from '../shared/person-balance.tsx';
import { EditButton, PersonChanges } from '../shared/person-changes.tsx';
import { PersonFacts } from '../shared/person-facts.tsx';
import classes from '../shared/person-page.module.css';
import { partyErrorWords } from '../shared/words/party-error-words.ts';
import { owedPath, owedWords } from '../shared/words/owed-words.ts';
import { promiseWords } from '../shared/words/promise-words.ts';
import { of, partyPath, type PartyKind } from './party-kind.ts';
import { UnsavedChange } from '../../../ui/drafts/draft-note.tsx';

export interface PartyPageProps {
  kind: PartyKind;
  id: string;
  business: BusinessView;
}

/** One party: the balance, its age, and all actions. [CUS-5, VEN-4, DEB-4, DEB-5] */
export function PartyPage({ kind, id, business }: PartyPageProps) {
  const party = useQuery(of(kind, 'account'), { id });
  const words = kind.words();
  return (
    <Screen
      title={party?.name ?? words.one}
      description={words.oneDescription}
      subtitle={party?.phone ? showPhone(party.phone) : undefined}
      back={kind.path}
      action={party?.may_edit && <EditButton to={partyPath(kind, id, 'edit')} />}
    >
      {party === undefined && <Waiting />}
      {party === null && <NoSuchParty kind={kind} />}
      {party && <Account kind={kind} party={party} business={business} />}
    </Screen>
  );
}

/** The URL names a party that is not on this phone. */
export function NoSuchParty({ kind }: { kind: PartyKind }) {
  const { notHere, toAll } = kind.words();
  return (
    <NotHere to={kind.path} button={toAll}>
      {notHere}
    </NotHere>
  );
}

interface PartProps {
  kind: PartyKind;
  party: PartyAccount;
}

function Account({ kind, party, business }: PartProps & { business: BusinessView }) {
  const { currency } = business;
  const { id, phone, balance, sync, ageing, open, promised_on } = party;
  const { Actions } = kind;
  const words = kind.words();
  const documents = open.map((one) => ({
    ...one,
    what: one.kind === 'money' ? kind.words().moneyGiven : owedWords(one),
    to: owedPath(one),
  }));
  return (
    <div className={classes.page}>
      {party.may_edit && <UnsavedChange of={kind.side} id={id} to={partyPath(kind, id, 'edit')} />}
      <PersonBalance balance={balance} sync={sync} currency={currency} words={words.balance(currency)}>
        {balance > 0 && promised_on !== undefined && <p className={classes.small}>{promiseWords(promised_on)}</p>}
        {party.archived && <p className={classes.small}>{words.archived}</p>}
      </PersonBalance>
      <div className={classes.doing}>
        <Actions party={party} business={business} />
        {balance < 0 && party.may_pay && (
          <Button
            component={Link}
            to={partyPath(kind, id, 'back')}
            variant="default"
            {...DOING}
            leftSection={<IconArrowBackUp aria-hidden />}
          >
            {words.giveBack}
          </Button>
        )}
        <CallAndStatement phone={phone} statement={partyPath(kind, id, 'statement')} />
      </div>
      {ageing.total > 0 && <AgeingSummary ageing={ageing} currency={currency} />}
      {documents.length > 0 && <OpenDocuments documents={documents} currency={currency} />}
      <PersonFacts title={words.about} facts={kind.facts(party, currency)} />
      <Merged kind={kind} party={party} />
      {party.may_edit && <Changes kind={kind} party={party} />}
    </div>
  );
}

/** Changes of the party; an archived one is in no list until restored. [CUS-10, DOC-8] */
function Changes({ kind, party: { id, archived } }: PartProps) {
  const { run, busy, error } = useCommand(of(kind, 'archive'));
  const tell = useSavedToast();
  const navigate = useNavigate();
  const archive = async () => {
    if (!(await run({ id, archived: !archived })).ok) return;
    tell();
    void navigate(kind.path);
  };
  return (
    <PersonChanges
      edit={partyPath(kind, id, 'edit')}
      merge={partyPath(kind, id, 'merge')}
      archived={archived}
      archiving={{ busy, error: error && partyErrorWords(error) }}
      onArchive={() => void archive()}
    />
  );
}

/** Parties merged into this one. [CUS-8, VEN-4] */
function Merged({ kind, party: { merged, may_edit } }: PartProps) {
  const { run, busy, error } = useCommand(of(kind, 'merge'));
  const tell = useSavedToast();
  const separate = async (id: string) => {
    if ((await run({ id, into: undefined })).ok) tell();
  };
  return (
    <MergedNames
      title={kind.words().same}
      merged={merged}
      mayEdit={may_edit}
      busy={busy}
      error={error && partyErrorWords(error)}
      onSeparate={(id) => void separate(id)}
    />
  );
}
