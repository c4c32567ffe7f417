import { Button, Stack, Textarea } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { localDay } from '../../domain/time/local-day.ts';
import { useBusiness } from '../../client/use-session.ts';
import { DayField } from '../../ui/dates/day-field.tsx';
import { OldDate } from '../../ui/dates/old-date.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { today } from '../../ui/words/date-words.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { OrderChoice } from './order-choice.tsx';
import { DueChoice } from './due-choice.tsx';
import { PayMethodChoice } from '../../ui/paying/pay-method.tsx';
import { onAnotherDay } from './form-from-sale.ts';
import type { SaleForm, SaleFormAct } from './sale-form.ts';
import { UsedBefore } from './used-before.tsx';
import type { OpenOption } from './sale-options.tsx';
import { timeNow } from '../../domain/time/now.ts';

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
          <PayMethodChoice
            currency={currency}
            note={<UsedBefore reference={form.reference} id={form.id} />}
            method={form.method}
            reference={form.reference}
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
  if (open === 'delivery') return <Trans>Delivery</Trans>;
  if (open === 'day') return <Trans>Day of the sale</Trans>;
  if (open === 'due') return <Trans>When pay-later is due</Trans>;
  if (open === 'note') return <Trans>Note</Trans>;
  if (open === 'reason') return <Trans>Why it is changed</Trans>;
  return <Trans>Way of paying</Trans>;
}
