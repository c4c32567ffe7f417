import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { PayingFields } from '../../payments/shared/paying-fields.tsx';
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

/** From whom, and what it cost to bring it here. [PUR-1, PUR-3] */
export function PurchaseTerms({ form, currency, refusal, onChange }: TermsProps) {
  const { t } = useLingui();
  const until = useBusiness()?.locked_until;
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
      <div className={classes.two}>
        <MoneyInput
          label={t`Transport, ${currency}`}
          currency={currency}
          value={form.transport}
          error={extra === 'transport_cost' && words}
          onType={(transport) => onChange({ transport })}
        />
        <MoneyInput
          label={t`Other costs, ${currency}`}
          currency={currency}
          value={form.other}
          error={extra === 'other_cost' && words}
          onType={(other) => onChange({ other })}
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
      <div className={classes.two}>
        <TextInput
          label={t`Their invoice number`}
          maxLength={40}
          autoComplete="off"
          value={form.invoice}
          onChange={(event) => onChange({ invoice: event.currentTarget.value })}
        />
        <DayField
          label={t`Day it came`}
          lately
          max={today()}
          value={form.day === '' ? today() : form.day}
          error={refusal?.type === 'FutureDate' && words}
          onChange={(value) => onChange({ day: value })}
        />
      </div>
      <OldDate day={form.day} at={happenedAt(form, dayStart(today()))} until={until} />
    </section>
  );
}

/** Paid now, a part of it or later, and how. [PUR-2] */
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
