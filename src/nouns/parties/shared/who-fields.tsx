import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { PartyError } from '../../../domain/parties/check-party.ts';
import { phonePrefix, showPhone, toE164 } from '../../../domain/phones/phone-number.ts';
import { homeCountry } from '../../../ui/setup/habits.ts';
import { partyErrorWords } from './words/party-error-words.ts';

interface WhoFieldsProps {
  name: string;
  phone: string;
  currency: string;
  error: PartyError | { type: string } | undefined;
  onType: (part: { name?: string; phone?: string }) => void;
}

/** Refusals that are shown beside one of these fields. */
export const isOfFields = (error: { type: string } | undefined): boolean =>
  error?.type === 'NameMissing' || isOfPhone(error);
const isOfPhone = (error: { type: string } | undefined): boolean => error?.type.startsWith('Phone') === true;

/** Name and phone of a customer; below the phone its stored form is shown. [CUS-2, CUS-4] */
export function WhoFields({ name, phone, currency, error, onType }: WhoFieldsProps) {
  const { t } = useLingui();
  const kept = toE164(phone, currency, homeCountry());
  const prefix = phonePrefix(currency, homeCountry());
  const hint = kept.ok ? t`Kept as ${showPhone(kept.value)}` : undefined;
  return (
    <>
      <TextInput
        label={t`Name`}
        maxLength={80}
        autoComplete="off"
        data-autofocus
        value={name}
        error={error?.type === 'NameMissing' && partyErrorWords(error)}
        onChange={(event) => onType({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t`Phone, if you know it`}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        placeholder={prefix}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={phone}
        error={error && isOfPhone(error) && partyErrorWords(error)}
        onChange={(event) => onType({ phone: event.currentTarget.value })}
      />
    </>
  );
}
