import { Button, Stack, Textarea } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FlockRow } from '../../../contract/farm.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { taxed } from '../../../domain/tax/taxed.ts';
import { addDays, localDay } from '../../../domain/time/local-day.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { OldDate } from '../../../ui/dates/old-date.tsx';
import { RateChoice } from '../../../ui/setup/rate-choice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { shortDay, today } from '../../../ui/words/date-words.ts';
import { amountOf, onAnotherDay, type ExpenseForm } from './expense-form.ts';
import type { OpenOption } from './expense-options.tsx';
import { timeNow } from '../../../domain/time/now.ts';

interface OptionSheetProps {
  form: ExpenseForm;
  flocks: readonly FlockRow[] | undefined;
  open: OpenOption | undefined;
  onType: (part: Partial<ExpenseForm>) => void;
  onClose: () => void;
}

/** The sheet in which one option of an expense is changed. */
export function OptionSheet(props: OptionSheetProps) {
  const { open, onClose } = props;
  const opened = open !== undefined && open !== 'payee';
  return (
    <Sheet opened={opened} title={<OptionTitle open={open} />} onClose={onClose}>
      {opened && (
        <Stack gap="md">
          <Option {...props} />
          <Button fullWidth h={56} onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </Stack>
      )}
    </Sheet>
  );
}

/** Its current day: today until another one is chosen. */
const dayOf = ({ occurred_at }: ExpenseForm): string =>
  occurred_at === undefined ? today() : localDay(new Date(occurred_at));

function Option({ form, flocks, open, onType }: OptionSheetProps) {
  const { t } = useLingui();
  const until = useBusiness()?.locked_until;
  const words = (name: string, value: string, most: number, onChange: (text: string) => void) => (
    <Textarea
      aria-label={name}
      rows={3}
      maxLength={most}
      data-autofocus
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
  switch (open) {
    case 'day':
      return (
        <>
          <DayField
            aria-label={t`Day of the expense`}
            max={today()}
            value={dayOf(form)}
            onChange={(value) => value && onType(onAnotherDay(form, value, timeNow()))}
          />
          <OldDate day={dayOf(form)} at={form.occurred_at} until={until} />
        </>
      );
    case 'bearer':
      return <Bearer form={form} flocks={flocks ?? []} onType={onType} />;
    case 'due':
      return <Due due={form.due} onType={onType} />;
    case 'monthly':
      return (
        <>
          <SwitchRow label={t`Every month`} checked={form.monthly} onChange={(monthly) => onType({ monthly })} />
          <p>
            <Trans>Each new month it is written down by itself, to be paid on the same day of the month.</Trans>
          </p>
        </>
      );
    case 'tax':
      return <TaxInside form={form} onType={onType} />;
    case 'note':
      return words(t`Note`, form.note, 500, (note) => onType({ note }));
    case 'reason':
      return words(t`Why it is changed`, form.reason, 200, (reason) => onType({ reason }));
    case 'payee':
    case undefined:
      return null;
  }
}

/** Cost bearer: the business, all flocks by their birds, or one flock. [EXP-6] */
function Bearer({
  form: { borne_by },
  flocks,
  onType,
}: {
  form: ExpenseForm;
  flocks: readonly FlockRow[];
  onType: OptionSheetProps['onType'];
}) {
  const { t } = useLingui();
  return (
    <ChoiceChips
      label={t`Who bears it`}
      wrap
      options={[
        { value: 'business', label: t`The business` },
        { value: 'flocks', label: t`All flocks, by birds` },
        ...flocks.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={typeof borne_by === 'object' ? borne_by.farm_id : (borne_by ?? 'business')}
      onChange={(value) =>
        onType({ borne_by: value === 'business' ? undefined : value === 'flocks' ? 'flocks' : { farm_id: value } })
      }
    />
  );
}

/** The rate on the bill of the tax included in the amount. [TAX-7] */
function TaxInside({ form: { amount, tax_rate }, onType }: Pick<OptionSheetProps, 'form' | 'onType'>) {
  const { t } = useLingui();
  const business = useBusiness();
  if (!business) return null;
  const { currency, taxes = { name: t`Tax`, rates: [] } } = business;
  const { tax } = taxed(amountOf(amount, currency), { tax_rate, tax_inclusive: true });
  const taxName = taxes.name;
  const inIt = formatAmount(tax, currency);
  return (
    <>
      <RateChoice
        label={t`${taxName} in the amount`}
        taxes={taxes}
        value={tax_rate ?? 'none'}
        onChange={(rate) => onType({ tax_rate: typeof rate === 'number' ? rate : undefined })}
      />
      {tax > 0 && (
        <p>
          <Trans>{inIt} of it is claimed back from the tax office, and is no cost.</Trans>
        </p>
      )}
    </>
  );
}

const DAYS = ['7', '14', '30'] as const;

function Due({ due, onType }: { due: string; onType: OptionSheetProps['onType'] }) {
  const { t } = useLingui();
  const now = today();
  const usual = DAYS.find((days) => addDays(now, Number(days)) === due);
  return (
    <>
      <ChoiceChips
        label={t`To be paid by`}
        wrap
        options={[
          { value: '', label: t`No day` },
          ...DAYS.map((days) => {
            const day = shortDay(addDays(now, Number(days)));
            return { value: days, label: t`${days} days, ${day}` };
          }),
          { value: 'own', label: t`Own day` },
        ]}
        value={due === '' ? '' : (usual ?? 'own')}
        onChange={(value) => onType({ due: value === '' ? '' : addDays(now, value === 'own' ? 1 : Number(value)) })}
      />
      {due !== '' && usual === undefined && (
        <DayField aria-label={t`Day`} value={due} onChange={(value) => value && onType({ due: value })} />
      )}
    </>
  );
}

function OptionTitle({ open }: { open: OpenOption | undefined }) {
  if (open === 'day') return <Trans>Day of the expense</Trans>;
  if (open === 'bearer') return <Trans>Who bears it</Trans>;
  if (open === 'due') return <Trans>To be paid by</Trans>;
  if (open === 'tax') return <Trans>Tax to claim back</Trans>;
  if (open === 'monthly') return <Trans>Comes again</Trans>;
  if (open === 'reason') return <Trans>Why it is changed</Trans>;
  return <Trans>Note</Trans>;
}
