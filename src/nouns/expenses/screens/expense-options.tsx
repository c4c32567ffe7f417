import { useLingui } from '@lingui/react/macro';
import {
  IconCalendar,
  IconChevronRight,
  IconFeather,
  IconHelpCircle,
  IconHourglass,
  IconNote,
  IconReceiptTax,
  IconRepeat,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import type { FlockRow } from '../../../contract/farm.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { dayWords, today } from '../../../ui/words/date-words.ts';
import type { Taxes } from '../../../domain/tax/taxes.ts';
import { rateWords } from '../../../ui/setup/rate-choice.tsx';
import type { ExpenseForm } from './expense-form.ts';
import classes from './expenses.module.css';

export type OpenOption = 'payee' | 'day' | 'bearer' | 'due' | 'note' | 'monthly' | 'tax' | 'reason';

interface ExpenseOptionsProps {
  form: ExpenseForm;
  /** Taxes that the business claims back; undefined without a tax. */
  taxes: Taxes | undefined;
  flocks: readonly FlockRow[] | undefined;
  /** A change of an accepted expense needs a reason. */
  accepted: boolean;
  onOpen: (option: OpenOption) => void;
}

/** All other options of an expense, one row each with its current value. [EXP-3, EXP-5, EXP-6] */
export function ExpenseOptions({ form, taxes, flocks, accepted, onOpen }: ExpenseOptionsProps) {
  const { t } = useLingui();
  const { occurred_at, borne_by, due, note, vendor, payee, monthly, reason, tax_rate } = form;
  const taxName = taxes?.name ?? t`Tax`;
  const day = occurred_at === undefined ? today() : localDay(new Date(occurred_at));
  const flock = flocks?.find(({ id }) => typeof borne_by === 'object' && borne_by.farm_id === id);
  const bearer = borne_by === 'flocks' ? t`All flocks` : borne_by === undefined ? t`The business` : (flock?.name ?? t`One flock`); // prettier-ignore
  const rows: { option: OpenOption; icon: Icon; label: string; value: string; shown?: boolean }[] = [
    { option: 'payee', icon: IconUser, label: t`Paid to`, value: vendor?.name ?? (payee || t`Not named`) },
    { option: 'day', icon: IconCalendar, label: t`Day`, value: day === today() ? t`Today` : dayWords(day) },
    {
      option: 'tax',
      icon: IconReceiptTax,
      label: t`${taxName} to claim back`,
      value: tax_rate === undefined ? t`None` : rateWords(taxName, tax_rate),
      shown: taxes?.claims === true || tax_rate !== undefined,
    },
    { option: 'bearer', icon: IconFeather, label: t`For`, value: bearer, shown: flocks !== undefined },
    { option: 'due', icon: IconHourglass, label: t`To be paid by`, value: due === '' ? t`No day` : dayWords(due) },
    { option: 'monthly', icon: IconRepeat, label: t`Comes again`, value: monthly ? t`Every month` : t`No` },
    { option: 'note', icon: IconNote, label: t`Note`, value: note || t`None` },
    { option: 'reason', icon: IconHelpCircle, label: t`Why it is changed`, value: reason || t`None`, shown: accepted },
  ];
  return (
    <>
      {rows
        .filter(({ shown = true }) => shown)
        .map(({ option, icon: Sign, label, value }) => (
          <button key={option} type="button" className={classes.line} onClick={() => onOpen(option)}>
            <Sign size={22} aria-hidden />
            <span>{label}</span>
            <b>{value}</b>
            <IconChevronRight size={20} aria-hidden />
          </button>
        ))}
    </>
  );
}
