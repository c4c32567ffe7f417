import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { toE164 } from '../../domain/phones/phone-number.ts';
import { DayField } from '../../ui/dates/day-field.tsx';
import { homeCountry } from '../../ui/habits.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { today } from '../../ui/words/date-words.ts';
import type { DeliveryForm, SaleForm, SaleFormAct } from './sale-form.ts';
import { MoneyInput } from '../../ui/numbers/money-input.tsx';

interface DeliveryFieldsProps {
  form: SaleForm;
  currency: string;
  act: (act: SaleFormAct) => void;
}

/** Where the goods are brought to, when, and what that costs the customer. [SAL-36] */
export function DeliveryFields({ form, currency, act }: DeliveryFieldsProps) {
  const { t } = useLingui();
  const { delivery, customer } = form;
  const set = (next: DeliveryForm | undefined) => act({ do: 'set', part: { delivery: next } });
  const begin = (): DeliveryForm => ({
    fee: '',
    address: '',
    phone: customer?.phone ?? '',
    date: today(),
    status: 'pending',
  });
  const isWrong =
    delivery !== undefined && delivery.phone.trim() !== '' && !toE164(delivery.phone, currency, homeCountry()).ok;
  return (
    <>
      <SwitchRow
        label={t`Bring it to the customer`}
        checked={delivery !== undefined}
        onChange={(on) => set(on ? begin() : undefined)}
      />
      {delivery && (
        <>
          <TextInput
            label={t`Where to`}
            maxLength={200}
            autoComplete="off"
            value={delivery.address}
            onChange={(event) => set({ ...delivery, address: event.currentTarget.value })}
          />
          <TextInput
            label={t`Phone`}
            type="tel"
            autoComplete="off"
            value={delivery.phone}
            error={isWrong ? t`This is no phone number.` : undefined}
            onChange={(event) => set({ ...delivery, phone: event.currentTarget.value })}
          />
          <DayField
            label={t`On which day`}
            value={delivery.date}
            onChange={(value) => set({ ...delivery, date: value })}
          />
          <MoneyInput
            label={t`The customer pays for it, ${currency}`}
            value={delivery.fee}
            onType={(text) => set({ ...delivery, fee: text })}
            currency={currency}
          />
        </>
      )}
    </>
  );
}
