import { NativeSelect } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { COUNTRIES } from '../../../domain/places/countries.ts';
import { TALL } from './tall.ts';

/** A country outside of the list, for which nothing is proposed. Reserved by ISO 3166-1 for such uses. */
const ELSEWHERE = 'ZZ';

export interface CountryFieldProps {
  /** ISO 3166-1; '' when the phone did not report one. */
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The country of the farm, by the browser's names; opens the phone's own list. [ACC-12] */
export function CountryField({ value, error, onChange }: CountryFieldProps) {
  const { t, i18n } = useLingui();
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type: 'region' });
    return COUNTRIES.map(({ code }) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) =>
      a.label.localeCompare(b.label, i18n.locale),
    );
  }, [i18n.locale]);
  return (
    <NativeSelect
      {...TALL}
      label={t`Country`}
      autoComplete="country"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        ...(value === '' ? [{ value: '', label: t`Choose your country` }] : []),
        ...countries,
        { value: ELSEWHERE, label: t`Another country` },
      ]}
    />
  );
}
