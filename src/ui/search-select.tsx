import { Select, type SelectProps } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { hasWords, plainName, wantedWords } from '../domain/text/find-words.ts';

interface SearchSelectProps extends Pick<SelectProps, 'label' | 'description' | 'placeholder' | 'error'> {
  readonly data: readonly { readonly value: string; readonly label: string }[];
  /** '' when nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice from hundreds of options, searched by any words of the name, in any order. [SHL-19] */
export function SearchSelect({ data, value, onChange, ...field }: SearchSelectProps) {
  const { t } = useLingui();
  return (
    <Select
      {...field}
      searchable
      filter={({ options, search, limit }) => {
        const wanted = wantedWords(search);
        return options.filter((one) => 'label' in one && hasWords(plainName(one.label), wanted)).slice(0, limit);
      }}
      data={data}
      value={value || null}
      onChange={(chosen) => chosen && onChange(chosen)}
      nothingFoundMessage={t`Not found`}
      limit={40}
      maxDropdownHeight={240}
      allowDeselect={false}
    />
  );
}
