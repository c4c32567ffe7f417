import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import classes from './merge.module.css';

/** A party that may be merged with another. Units: minor units. */
export interface MergingPerson {
  readonly id: string;
  readonly name: string;
  readonly phone?: string | undefined;
  readonly balance: number;
}

interface WhoElseProps {
  person: MergingPerson;
  currency: string;
  search: string;
  onSearch: (search: string) => void;
  /** Search results; they may include the party itself. Undefined while the book opens. */
  found: readonly MergingPerson[] | undefined;
  /** Name of the list of parties. */
  label: string;
  nobody: ReactNode;
  onPick: (other: MergingPerson) => void;
}

/** Choose the other entry of the same customer or supplier. [VEN-4, CUS-8] */
function WhoElse({ person: { id, name }, currency, search, onSearch, found, label, nobody, onPick }: WhoElseProps) {
  const { t } = useLingui();
  const others = found?.filter((one) => one.id !== id);
  return (
    <div className={classes.page}>
      <p className={classes.ask}>
        <Trans>Who else is {name}?</Trans>
      </p>
      <SearchField label={t`Name or phone`} value={search} onChange={onSearch} />
      {others?.length === 0 && <EmptyState drawing={<LedgerDrawing />}>{nobody}</EmptyState>}
      <ul className={classes.others} aria-label={label}>
        {others?.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onPick(one)}>
              <Who person={one} />
              {one.balance !== 0 && <Money amount={one.balance} currency={currency} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
} // prettier-ignore

interface WhichStaysProps {
  two: readonly [MergingPerson, MergingPerson];
  currency: string;
  /** Explanation of the effect on the documents of both. */
  explain: (goes: string, kept: string) => string;
  busy: boolean;
  error: string | undefined;
  onMerge: (goes: MergingPerson, kept: MergingPerson) => void;
  onBack: () => void;
}

/** The party with more data: a phone first, then a balance; on a tie the later one. */
function fuller([one, other]: readonly [MergingPerson, MergingPerson]): MergingPerson {
  const known = ({ phone, balance }: MergingPerson) => (phone === undefined ? 0 : 2) + (balance === 0 ? 0 : 1);
  return known(other) > known(one) ? other : one;
}

/** Choose the name that stays: the party with more data is proposed. [VEN-4, CUS-8] */
function WhichStays({ two, currency, explain, busy, error, onMerge, onBack }: WhichStaysProps) {
  const { t } = useLingui();
  const [stays, setStays] = useState(() => fuller(two).id);
  const [kept, goes] = stays === two[0].id ? two : [two[1], two[0]];
  return (
    <div className={classes.page}>
      <fieldset className={classes.stays}>
        <legend>{t`Which one stays?`}</legend>
        {two.map((one) => (
          <label key={one.id}>
            <input type="radio" name="stays" checked={stays === one.id} onChange={() => setStays(one.id)} />
            <Who person={one} />
            <Money amount={one.balance} currency={currency} />
          </label>
        ))}
      </fieldset>
      <p>{explain(goes.name, kept.name)}</p>
      {error && <ErrorNote>{error}</ErrorNote>}
      <Button h={56} fz={18} loading={busy} onClick={() => onMerge(goes, kept)}>
        <Trans>Put them together</Trans>
      </Button>
      <Button variant="default" h={48} onClick={onBack}>
        <Trans>Choose another</Trans>
      </Button>
    </div>
  );
}

interface MergePeopleProps extends Omit<WhoElseProps, 'onPick'>, Omit<WhichStaysProps, 'two' | 'onBack'> {
  other: MergingPerson | undefined;
  onOther: (other: MergingPerson | undefined) => void;
}

/** Two entries of one customer or supplier: choose the other one, then the name that stays. [VEN-4, CUS-8] */
export function MergePeople({ other, onOther, ...asked }: MergePeopleProps) {
  return other ? (
    <WhichStays {...asked} key={other.id} two={[other, asked.person]} onBack={() => onOther(undefined)} />
  ) : (
    <WhoElse {...asked} onPick={onOther} />
  );
}

const Who = ({ person: { name, phone } }: { person: MergingPerson }) => (
  <span className={classes.who}>
    <b>{name}</b>
    <small>{phone && showPhone(phone)}</small>
  </span>
);
