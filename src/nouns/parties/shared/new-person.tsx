import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { WhoFields } from './who-fields.tsx';
import { LookAlike } from './look-alike.tsx';
import classes from './person-form.module.css';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import type { DraftForm as Form } from '../../../ui/drafts/use-draft-form.ts';

export interface TypedPerson {
  readonly name: string;
  readonly phone: string;
}

/** Initial values of a new party from the search text: digits are taken as a phone number. */
export const personFromSearch = (search: string): TypedPerson => {
  const typed = search.trim();
  return /^\+?[\d\s]{3,}$/.test(typed) ? { name: '', phone: typed } : { name: typed, phone: '' };
};

interface NewPersonProps<Person, R> {
  form: Form<TypedPerson & { readonly id: string }, R>;
  currency: string;
  /** An existing party that may be meant. */
  alike: (Person & { name: string; phone?: string | undefined }) | null | undefined;
  /** Button text. */
  add: string;
  onUse: (person: Person) => void;
  onBack: () => void;
}

/** Add a party without leaving the form: a name, and a phone when known. [CUS-2, CUS-3, MSG-20] */
export function NewPerson<Person, R>({ form, currency, alike, add, onUse, onBack }: NewPersonProps<Person, R>) {
  return (
    <DraftForm
      form={form}
      className={classes.form}
      save={add}
      before={
        <Button variant="default" h={56} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      }
    >
      <WhoFields form={form} currency={currency} />
      <LookAlike<Person> person={alike} onUse={onUse} />
    </DraftForm>
  );
}
