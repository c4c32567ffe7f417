import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import classes from './people.module.css';

interface LookAlikeProps<Person> {
  person: (Person & { name: string; phone?: string | undefined }) | null | undefined;
  onUse: (person: Person) => void;
}

/** A party with this phone or name is in the book already; the user may still continue. [MSG-20] */
export function LookAlike<Person>({ person, onUse }: LookAlikeProps<Person>) {
  if (!person) return null;
  // "Musa K." already ends with the full stop.
  const name = person.name.replace(/\.$/, '');
  return (
    <div className={classes.alike} role="status">
      <IconUsers aria-hidden />
      <p>
        <b>
          <Trans>Looks like {name}. Use that one?</Trans>
        </b>
        {person.phone && <span>{showPhone(person.phone)}</span>}
      </p>
      <Button variant="default" h={48} onClick={() => onUse(person)}>
        <Trans>Use it</Trans>
      </Button>
    </div>
  );
}
