import { Button } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import { ChoiceList, type Choice } from '../../../ui/choice-list.tsx';
import { SearchField } from '../../../ui/search-field.tsx';

interface FindPersonProps<Person> {
  search: string;
  onSearch: (search: string) => void;
  /** Name of the list. */
  label: string;
  /** Button text while no text is typed. */
  newOne: string;
  onNew: () => void;
  /** The choice without a party; first while no text is typed. */
  nobody: { name: string; said: string };
  found: readonly Choice<Person>[] | undefined;
  onPick: (person: Person | undefined) => void;
}

/** Choose a party by name or phone, no party, or add one without leaving the form. [CUS-3, PUR-2] */
export function FindPerson<Person>(props: FindPersonProps<Person>) {
  const { t } = useLingui();
  const { search, onSearch, label, newOne, onNew, nobody, onPick } = props;
  const found = props.found ?? [];
  const typed = search.trim();
  const choices: readonly Choice<Person | undefined>[] =
    typed === '' ? [{ key: '', ...nobody, value: undefined }, ...found] : found;
  return (
    <>
      <SearchField label={t`Name or phone`} value={search} onChange={onSearch} />
      <Button variant="default" fullWidth mt="sm" leftSection={<IconUserPlus aria-hidden />} onClick={onNew}>
        {typed ? t`Add “${typed}”` : newOne}
      </Button>
      <ChoiceList label={label} choices={choices} onPick={onPick} busy={props.found === undefined} />
    </>
  );
}
