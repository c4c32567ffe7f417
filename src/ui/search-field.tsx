import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface SearchFieldProps extends Pick<TextInputProps, 'className' | 'onKeyDown'> {
  /** Searchable fields, shown as placeholder. */
  label: string;
  value: string;
  onChange: (typed: string) => void;
}

/** Search field of a list, large enough for a thumb. [SHL-12] */
export const SearchField = ({ label, onChange, ...props }: SearchFieldProps) => (
  <TextInput
    aria-label={label}
    placeholder={label}
    type="search"
    leftSection={<IconSearch aria-hidden />}
    leftSectionWidth={44}
    styles={{ input: { height: 48, minHeight: 48, fontSize: 16 } }}
    onChange={(event) => onChange(event.currentTarget.value)}
    {...props}
  />
);
