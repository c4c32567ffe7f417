import { NativeSelect } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { COUNTRIES } from '../../../domain/places/countries.ts';
import { TALL } from './tall.ts';

/** No country of the list: nothing is proposed for it. Reserved by ISO 3166-1 for such uses. */
const ELSEWHERE = 'ZZ';

export interface CountryFieldProps {
  /** ISO 3166-1; '' when the phone did not say. */
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** In which country somebody farms, by the names that the browser has for them; the phone's own list opens. [ACC-12] */
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
