import { useLingui } from '@lingui/react/macro';
import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { COMMON_CURRENCIES } from '../../domain/money/currency.ts';
import { currencySign } from '../../domain/money/money-words.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';

const AS_CHIPS = COMMON_CURRENCIES.slice(0, 8).map(({ code }) => code);

function allCurrencies(): { value: string; label: string }[] {
  const known = new Map(COMMON_CURRENCIES.map(({ code, name }) => [code, name]));
  const words = new Intl.DisplayNames([i18n.locale], { type: 'currency' });
  const codes = new Set([...known.keys(), ...Intl.supportedValuesOf('currency')]);
  return [...codes].map((code) => {
    const sign = currencySign(code);
    const label = `${code} · ${known.get(code) ?? words.of(code) ?? code}`;
    return { value: code, label: sign === code ? label : `${label}, ${sign}` };
  });
}

/** Which money the book counts in: the common ones as chips, the rest by search. [BIZ-4] */
export function CurrencyStep({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { t } = useLingui();
  const all = useMemo(() => allCurrencies(), []);
  const chips = value === '' || AS_CHIPS.includes(value) ? AS_CHIPS : [value, ...AS_CHIPS.slice(0, -1)];
  return (
    <>
      <ChoiceChips
        label={t`Common currencies`}
        wrap
        options={chips.map((code) => ({ value: code, label: code }))}
        value={value}
        onChange={onChange}
      />
      <SearchSelect
        label={t`Or find yours`}
        placeholder={t`Name or code`}
        data={all}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
