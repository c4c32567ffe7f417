import { Button, Group, Stack } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { partyErrorWords } from './words/party-error-words.ts';
import { WhoFields, isOfFields } from './who-fields.tsx';
import { LookAlike } from './look-alike.tsx';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { type Draft } from '../../../ui/drafts/use-draft.ts';

export interface TypedPerson {
  readonly name: string;
  readonly phone: string;
}

/** What was searched for becomes the beginning of somebody new: digits are a phone. */
export const personFromSearch = (search: string): TypedPerson => {
  const typed = search.trim();
  return /^\+?[\d\s]{3,}$/.test(typed) ? { name: '', phone: typed } : { name: typed, phone: '' };
};

interface NewPersonProps<Person> {
  kept: Draft;
  person: TypedPerson;
  currency: string;
  /** Somebody known who may be meant. */
  alike: (Person & { name: string; phone?: string | undefined }) | null | undefined;
  adding: { busy: boolean; error: { type: string } | undefined };
  /** On the button. */
  add: string;
  onType: (person: TypedPerson) => void;
  onUse: (person: Person) => void;
  onAdd: () => void;
  onBack: () => void;
}

/** Add somebody without leaving what is written: a name, and a phone when there is one. [CUS-2, CUS-3, MSG-20] */
export function NewPerson<Person>(props: NewPersonProps<Person>) {
  const { kept, person, currency, alike, adding, add, onType, onUse, onAdd, onBack } = props;
  const { busy, error } = adding;
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The form around the sheet is not meant.
    event.stopPropagation();
    onAdd();
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="sm">
        <DraftNote draft={kept} />
        <WhoFields {...person} currency={currency} error={error} onType={(part) => onType({ ...person, ...part })} />
        <LookAlike<Person> person={alike} onUse={onUse} />
        {error && !isOfFields(error) && <ErrorNote>{partyErrorWords(error)}</ErrorNote>}
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" h={56} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" h={56} flex={1} loading={busy}>
            {add}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
