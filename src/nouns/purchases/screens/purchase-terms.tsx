import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { DayOfPast } from '../../../ui/dates/day-choice.tsx';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { PayingFields } from '../../payments/shared/paying-fields.tsx';
import type { Taxes } from '../../../domain/tax/taxes.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { OldDate } from '../../../ui/dates/old-date.tsx';
import { today } from '../../../ui/words/date-words.ts';
import { dayStart } from '../../../domain/time/day-start.ts';
import { happenedAt, type PurchaseForm } from './purchase-form.ts';
import { shopErrorWords, type ShopRefusal } from '../../stock/shared/shop-error-words.ts';
import { SupplierChoice } from '../../parties/shared/supplier-choice.tsx';
import classes from '../../stock/shared/shop-form.module.css';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';

interface TermsProps {
  form: PurchaseForm;
  currency: string;
  refusal: ShopRefusal | undefined;
  onChange: (part: Partial<PurchaseForm>) => void;
}

/** The supplier, and the transport cost. [PUR-1, PUR-3] */
export function PurchaseTerms({ form, currency, refusal, onChange }: TermsProps) {
  const { t } = useLingui();
  const business = useBusiness();
  const until = business?.locked_until;
  const taxes = business?.taxes;
  const words = refusal && shopErrorWords(refusal);
  const extra = refusal?.type === 'ExtraCostWrong' ? refusal.field : undefined;
  return (
    <section className={classes.card} aria-label={t`Supplier and transport`}>
      <SupplierChoice
        vendor={form.vendor}
        currency={currency}
        error={refusal?.type === 'SupplierNeeded' ? words : undefined}
        onChange={(vendor) => onChange({ vendor })}
      />
      {(taxes?.claims || form.tax) && <InvoiceTaxChoice form={form} taxes={taxes} onChange={onChange} />}
      <div className={classes.two}>
        <MoneyInput
          label={t`Transport, ${currency}`}
          currency={currency}
          value={form.transport}
          error={extra === 'transport_cost' && words}
          onChange={(transport) => onChange({ transport })}
        />
        <MoneyInput
          label={t`Other costs, ${currency}`}
          currency={currency}
          value={form.other}
          error={extra === 'other_cost' && words}
          onChange={(other) => onChange({ other })}
        />
      </div>
      {form.transport.trim() !== '' && (
        <ChoiceChips
          label={t`Who gets the money for the transport?`}
          visibleLabel
          wrap
          options={[
            { value: 'supplier', label: t`The supplier` },
            { value: 'carrier', label: t`The driver, paid in cash` },
          ]}
          value={form.transportTo}
          onChange={(transportTo) => onChange({ transportTo })}
        />
      )}
      <TextInput
        label={t`Their invoice number`}
        maxLength={40}
        autoComplete="off"
        value={form.invoice}
        onChange={(event) => onChange({ invoice: event.currentTarget.value })}
      />
      <DayOfPast
        label={t`Day it came`}
        value={form.day}
        error={refusal?.type === 'FutureDate' && words}
        onChange={(day) => onChange({ day })}
      />
      <OldDate day={form.day} at={happenedAt(form, dayStart(today()))} until={until} />
    </section>
  );
}

interface InvoiceTaxProps extends Pick<TermsProps, 'form' | 'onChange'> {
  taxes: Taxes | undefined;
}

/** Whether and how the supplier's invoice shows tax: tax that is claimed back is no cost of the goods. [TAX-4] */
function InvoiceTaxChoice({ form, taxes, onChange }: InvoiceTaxProps) {
  const { t } = useLingui();
  const name = taxes?.name ?? t`Tax`;
  const choose = (chosen: string) =>
    onChange({
      tax: chosen === 'none' ? undefined : { claimed: true, ...form.tax, inside: chosen === 'inside', usual: taxes?.goods },
      // The new choice overrides the saved setting of each line.
      lines: form.lines.map(({ inside: _before, ...line }) => ({ ...line, tax: line.tax === 'none' ? undefined : line.tax })),
    });
  return (
    <ChoiceChips
      label={t`${name} on their invoice`}
      visibleLabel
      wrap
      options={[
        { value: 'none', label: t`No ${name}` },
        { value: 'inside', label: t`inside the costs` },
        { value: 'on_top', label: t`on top of them` },
      ]}
      value={!form.tax ? 'none' : form.tax.inside ? 'inside' : 'on_top'}
      onChange={choose}
    />
  );
} // prettier-ignore

/** Paid now, in part or later, and the way of payment. [PUR-2] */
export function PurchasePaying({ form, currency, refusal, onChange, total }: TermsProps & { total: number }) {
  const { t } = useLingui();
  const words = refusal && shopErrorWords(refusal);
  return (
    <section className={classes.card} aria-label={t`Payment`}>
      <PayingFields
        form={form}
        currency={currency}
        total={total}
        errors={{
          part: refusal?.type === 'PartAmount' ? words : undefined,
          reference: refusal?.type === 'ReferenceNeeded' ? words : undefined,
        }}
        onChange={onChange}
      />
      {form.pay !== 'all' && (
        <DayField
          label={t`To be paid by`}
          value={form.due}
          error={refusal?.type === 'DueBeforePurchase' && words}
          onChange={(value) => onChange({ due: value })}
        />
      )}
    </section>
  );
}
