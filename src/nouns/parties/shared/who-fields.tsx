import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { phonePrefix, showPhone, toE164 } from '../../../domain/phones/phone-number.ts';
import { homeCountry } from '../../../ui/setup/habits.ts';
import type { DraftFields } from '../../../ui/drafts/use-draft-form.ts';

interface Who {
  readonly name: string;
  readonly phone: string;
}

interface WhoFieldsProps {
  form: DraftFields<Who>;
  currency: string;
}

/** The field beside which a refusal is shown, name or phone. */
export const fieldOfWho = ({ type }: { type: string }): keyof Who | undefined =>
  type === 'NameMissing' ? 'name' : type.startsWith('Phone') ? 'phone' : undefined;

/** Name and phone of a customer; below the phone its stored form is shown. [CUS-2, CUS-4] */
export function WhoFields({ form: { input, values }, currency }: WhoFieldsProps) {
  const { t } = useLingui();
  const kept = toE164(values.phone, currency, homeCountry());
  const prefix = phonePrefix(currency, homeCountry());
  const hint = kept.ok ? t`Kept as ${showPhone(kept.value)}` : undefined;
  return (
    <>
      <TextInput label={t`Name`} maxLength={80} autoComplete="off" data-autofocus {...input('name')} />
      <TextInput
        label={t`Phone, if you know it`}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        placeholder={prefix}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...input('phone')}
      />
    </>
  );
}
