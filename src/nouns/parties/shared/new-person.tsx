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

/** Initial values of a new party from the search text: digits are taken as a phone number. */
export const personFromSearch = (search: string): TypedPerson => {
  const typed = search.trim();
  return /^\+?[\d\s]{3,}$/.test(typed) ? { name: '', phone: typed } : { name: typed, phone: '' };
};

interface NewPersonProps<Person> {
  kept: Draft;
  person: TypedPerson;
  currency: string;
  /** An existing party that may be meant. */
  alike: (Person & { name: string; phone?: string | undefined }) | null | undefined;
  adding: { busy: boolean; error: { type: string } | undefined };
  /** Button text. */
  add: string;
  onType: (person: TypedPerson) => void;
  onUse: (person: Person) => void;
  onAdd: () => void;
  onBack: () => void;
}

/** Add a party without leaving the form: a name, and a phone when known. [CUS-2, CUS-3, MSG-20] */
export function NewPerson<Person>(props: NewPersonProps<Person>) {
  const { kept, person, currency, alike, adding, add, onType, onUse, onAdd, onBack } = props;
  const { busy, error } = adding;
  const save = (event: FormEvent) => {
    event.preventDefault();
    // Do not submit the form around the sheet.
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
