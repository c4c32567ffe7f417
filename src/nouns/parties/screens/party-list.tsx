import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { ListedParty, PartiesPage, PartiesShown } from '../../../contract/parties.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useSession } from '../../../client/use-session.ts';
import { useWholeList } from '../../../client/use-whole-list.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { readDraft, writeDraft } from '../../../ui/draft-storage.ts';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import { saveAsCsv } from '../../../ui/files/save-table.ts';
import { SyncMark } from '../../../ui/sync/sync-mark.tsx';
import { today } from '../../../ui/words/date-words.ts';
import { AccountTag } from '../shared/account-tag.tsx';
import { PeopleList } from '../shared/people-list.tsx';
import { PersonRow } from '../shared/person-row.tsx';
import { OTHER, of, partyPath, type PartyKind } from './party-kind.ts';
import classes from './twins-note.module.css';

const NOTHING = {};

interface PartyListProps {
  kind: PartyKind;
  business: BusinessView;
}

/**
 * All parties of one kind: most recently changed first, or by name.
 * [RTE-16, RTE-51, CUS-5, CUS-6, CUS-7, VEN-2, VEN-3, VEN-4]
 */
export function PartyList({ kind, business }: PartyListProps) {
  const { t } = useLingui();
  const { currency } = business;
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<PartiesShown>('all');
  const question = JSON.stringify([search.trim(), shown]);
  const [asked, setAsked] = useState<{ question: string; after: PartiesPage['next'] }>({ question, after: null });
  const after = asked.question === question ? asked.after : null;
  const page = useQuery(of(kind, 'page'), { search: search.trim(), shown, after });
  const next = page?.next;
  const loadMore = useCallback(() => setAsked({ question, after: next ?? null }), [question, next]);
  const exporting = useWholeList(`exports.${kind.noun}`, (everybody) =>
    saveAsCsv(`${kind.noun}-${today()}`, kind.table(everybody, currency)),
  );
  const words = kind.words();
  return (
    <PeopleList
      title={words.title}
      description={words.description}
      back={kind.back}
      mayAdd={kind.may(business)}
      newOne={words.newOne}
      page={page}
      currency={currency}
      search={search}
      onSearch={setSearch}
      searchLabel={words.searchLabel}
      which={{
        label: words.which,
        options: [
          { value: 'all', label: t`All` },
          { value: 'by_name', label: t`A–Z` },
          { value: 'owing', label: words.owing },
          { value: 'archived', label: t`Archived` },
        ],
      }}
      shown={shown}
      onShown={setShown}
      totals={words.totals(currency)}
      note={<TwinsNote kind={kind} business={business} />}
      renderRow={(row) => <PartyLine kind={kind} row={row} currency={currency} />}
      onNearEnd={next ? loadMore : undefined}
      nobodyYet={words.nobodyYet}
      nobodyFound={
        search !== '' ? words.nobodyFound : shown === 'owing' ? words.nobodyOwing : <Trans>Nobody here.</Trans>
      }
      exporting={exporting.busy}
      onExport={() => exporting.ask(NOTHING)}
    />
  );
}

function PartyLine({ kind, row, currency }: { kind: PartyKind; row: ListedParty; currency: string }) {
  const isPart = useIsPart();
  const words = kind.words();
  const known = [...kind.known(row, isPart), row.phone && showPhone(row.phone)].filter(Boolean);
  return (
    <PersonRow
      to={partyPath(kind, row.id)}
      mark={<SyncMark state={row.sync} />}
      name={row.name}
      what={known.join(' · ') || words.unknown}
      amount={row.balance === 0 ? undefined : formatAmount(Math.abs(row.balance), currency)}
      tag={<AccountTag balance={row.balance} {...words.tag} />}
    />
  );
}

const VERSION = 1;

/**
 * Two parties that look alike: merge them, or declare them different so that this phone does not ask again.
 * [CUS-8, VEN-4]
 */
function TwinsNote({ kind, business }: PartyListProps) {
  const session = useSession();
  const memory = `flockbook.${kind.apart}.${session?.state === 'signed-in' ? session.uid : ''}.${business.id}`;
  const [apart, setApart] = useState(() => (readDraft(memory, VERSION) as readonly string[] | undefined) ?? []);
  const twins = useQuery(of(kind, 'twins'), { apart });
  if (!twins || apart.includes(twins.key)) return null;
  const [one, other] = twins.two;
  const words = kind.words();
  const areTwo = () => {
    const next = [...apart, twins.key];
    writeDraft(memory, VERSION, next);
    setApart(next);
  };
  return (
    <aside className={classes.note}>
      <p>{one.name === other.name ? words.twice(one.name) : words.alike(one.name, other.name)}</p>
      <Button component={Link} to={`${partyPath(kind, one.id, 'merge')}&${OTHER}=${other.id}`} h={48}>
        <Trans>Yes, the same</Trans>
      </Button>
      <Button variant="default" h={48} onClick={areTwo}>
        {words.areTwo}
      </Button>
    </aside>
  );
}
