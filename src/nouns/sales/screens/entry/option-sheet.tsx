import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { localDay } from '../../../../domain/time/local-day.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import { DayField } from '../../../../ui/dates/day-field.tsx';
import { OldDate } from '../../../../ui/dates/old-date.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { today } from '../../../../ui/words/date-words.ts';
import { DueChoice } from './due-choice.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { TaxFields } from './tax-fields.tsx';
import { PayWays } from './pay-ways.tsx';
import { totalOf } from './sale-from-form.ts';
import { onAnotherDay } from './form-from-sale.ts';
import { type SaleForm, type SaleFormAct, type DeliveryForm } from './sale-form.ts';
import type { OpenOption } from './sale-options.tsx';
import { timeNow } from '../../../../domain/time/now.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { MoneyInput } from '../../../../ui/numbers/money-input.tsx';
import { toE164 } from '../../../../domain/phones/phone-number.ts';
import { homeCountry } from '../../../../ui/setup/habits.ts';
import { SwitchRow } from '../../../../ui/switch-row.tsx';

interface OptionSheetProps {
  form: SaleForm;
  currency: string;
  open: OpenOption;
  referenceError: string | undefined;
  act: (act: SaleFormAct) => void;
  onClose: () => void;
}

/** The sheet in which one option of a sale is changed. */
export function OptionSheet({ form, currency, open, referenceError, act, onClose }: OptionSheetProps) {
  const { t } = useLingui();
  const until = useBusiness()?.locked_until;
  const set = (part: Extract<SaleFormAct, { do: 'set' }>['part']) => act({ do: 'set', part });
  const words = (name: string, value: string, most: number, onType: (text: string) => void) => (
    <Textarea
      aria-label={name}
      rows={3}
      maxLength={most}
      data-autofocus
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
  return (
    <Sheet opened={open !== undefined} title={<OptionTitle open={open} />} onClose={onClose}>
      <Stack gap="md">
        {open === 'order' && <OrderChoice form={form} act={act} />}
        {open === 'discount' && <DiscountFields form={form} currency={currency} act={act} />}
        {open === 'tax' && <TaxFields form={form} act={act} />}
        {open === 'delivery' && <DeliveryFields form={form} currency={currency} act={act} />}
        {open === 'day' && form.occurred_at !== undefined && (
          <DayField
            aria-label={t`Day of the sale`}
            max={today()}
            value={localDay(new Date(form.occurred_at))}
            onChange={(value) => value && set(onAnotherDay(form, value, timeNow()))}
          />
        )}
        {open === 'day' && form.occurred_at !== undefined && (
          <OldDate day={localDay(new Date(form.occurred_at))} at={form.occurred_at} until={until} />
        )}
        {open === 'method' && (
          <PayWays
            form={form}
            total={totalOf(form, currency)}
            currency={currency}
            error={referenceError}
            onChange={set}
          />
        )}
        {open === 'due' && <DueChoice due={form.due} onChange={(due) => set({ due })} />}
        {open === 'note' && words(t`Note`, form.note, 500, (note) => set({ note }))}
        {open === 'reason' && words(t`Why it is changed`, form.reason ?? '', 200, (reason) => set({ reason }))}
        <Button fullWidth h={56} onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </Stack>
    </Sheet>
  );
}

function OptionTitle({ open }: { open: OpenOption }) {
  if (open === 'order') return <Trans>When do the goods leave?</Trans>;
  if (open === 'discount') return <Trans>Discount</Trans>;
  if (open === 'tax') return <Trans>Tax of this line</Trans>;
  if (open === 'delivery') return <Trans>Delivery</Trans>;
  if (open === 'day') return <Trans>Day of the sale</Trans>;
  if (open === 'due') return <Trans>When pay-later is due</Trans>;
  if (open === 'note') return <Trans>Note</Trans>;
  if (open === 'reason') return <Trans>Why it is changed</Trans>;
  return <Trans>Way of paying</Trans>;
}

/** Sold now, or ordered: an order takes nothing from the stock until it is confirmed. [SAL-34] */
function OrderChoice({ form, act }: { form: SaleForm; act: (act: SaleFormAct) => void }) {
  const { t } = useLingui();
  return (
    <>
      <ChoiceChips
        label={t`When do the goods leave?`}
        wrap
        options={[
          { value: 'now', label: t`Now: it is a sale` },
          { value: 'later', label: t`Later: it is an order` },
        ]}
        value={form.order ? 'later' : 'now'}
        onChange={(value) => act({ do: 'set', part: { order: value === 'later' ? true : undefined } })}
      />
      <p>
        {form.order ? (
          <Trans>
            The stock stays as it is, and what is paid now is kept as a deposit. Press “Confirm the order” when the
            goods leave.
          </Trans>
        ) : (
          <Trans>The goods leave the stock now.</Trans>
        )}
      </p>
    </>
  );
}

interface DeliveryFieldsProps {
  form: SaleForm;
  currency: string;
  act: (act: SaleFormAct) => void;
}

/** Place, time and charge of the delivery. [SAL-36] */
function DeliveryFields({ form, currency, act }: DeliveryFieldsProps) {
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
            onChange={(text) => set({ ...delivery, fee: text })}
            currency={currency}
          />
        </>
      )}
    </>
  );
}
