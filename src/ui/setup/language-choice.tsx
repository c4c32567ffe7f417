import { useLingui } from '@lingui/react/macro';
import { ChoiceChips } from '../choice-chips.tsx';

interface LanguageChoiceProps<Language extends string> {
  /** Languages by their own names. */
  languages: Readonly<Record<Language, string>>;
  onChoose: (language: Language) => void;
}

/** Choice of this phone's language. [LOK-14] */
export function LanguageChoice<Language extends string>({ languages, onChoose }: LanguageChoiceProps<Language>) {
  const { t, i18n } = useLingui();
  const options = (Object.entries(languages) as [Language, string][]).map(([value, label]) => ({ value, label }));
  return <ChoiceChips label={t`Language`} visibleLabel wrap options={options} value={i18n.locale as Language} onChange={onChoose} />;
} // prettier-ignore
