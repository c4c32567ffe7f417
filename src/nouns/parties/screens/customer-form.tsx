import { Button, Stack, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { CustomerRow, CustomerView } from '../../../contract/parties.ts';
import { useQuery } from '../../../client/use-query.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { CustomerFields, isOfFields } from '../shared/customer-fields.tsx';
import { LookAlike } from '../shared/look-alike.tsx';
import { customerErrorWords } from '../shared/words/customer-error-words.ts';
import { today } from '../../../ui/words/date-words.ts';
import { draftOf, textOf, type CustomerFormText, type SaveCustomer } from './customer-form-state.ts';
import { customerPath } from './customer-paths.ts';
import classes from '../shared/person-form.module.css';
import type { CustomerError } from '../../../domain/customers/check-customer.ts';
import { LANGUAGES, type Language } from '../../../domain/text/languages.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { MoreDetails } from '../shared/more-details.tsx';
import { OpeningFields } from '../shared/opening-fields.tsx';
import { useCustomerTypes } from './customer-types.ts';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';

interface CustomerFormProps {
  id: string;
  /** Absent for somebody new. */
  customer?: CustomerView;
  business: BusinessView;
  saving: {
    run: SaveCustomer;
    busy: boolean;
    error: { type: string } | undefined;
    clearError: () => void;
  };
  onSaved: () => void;
}

/** Name and phone first; the rest for whoever wants it. Who looks like somebody known is pointed at. [CUS-4, MSG-20] */
export function CustomerForm({ id, customer, business, saving, onSaved }: CustomerFormProps) {
  const { currency } = business;
  // Only what was typed is kept: what is stored may still change below it.
  const [typed, setTyped] = useState<Partial<CustomerFormText>>({});
  const form = { ...textOf(customer, currency, today()), ...typed };
  const { run, busy, error, clearError } = saving;
  const navigate = useNavigate();
  const isOther = typed.name !== undefined || typed.phone !== undefined;
  const alike = useQuery('customers.alike', { id, name: isOther ? form.name : '', phone: isOther ? form.phone : '' });
  const type = (part: Partial<CustomerFormText>) => {
    setTyped({ ...typed, ...part });
    clearError();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run(draftOf(id, form, currency))).ok) onSaved();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="sm">
        <CustomerFields name={form.name} phone={form.phone} currency={currency} error={error} onType={type} />
        <LookAlike<CustomerRow> person={alike} onUse={(person) => void navigate(customerPath(person.id))} />
        <MoreFields form={form} currency={currency} isKnown={customer !== undefined} error={error} onType={type} />
        {error && !isOfFields(error) && !isOfMore(error) && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
      </Stack>
      <div className={classes.save}>
        <Button type="submit" h={56} fullWidth loading={busy}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

interface MoreFieldsProps {
  form: CustomerFormText;
  currency: string;
  /** The fields of somebody known are open, as there may be something in them. */
  isKnown: boolean;
  error: { type: string } | undefined;
  onType: (part: Partial<CustomerFormText>) => void;
}

const OF_MORE = new Set(['WhatsappWrong', 'TermsOutOfRange', 'AmountWrong', 'OpeningDayMissing', 'OpeningInFuture']);

/** Refusals that stand beside one of these fields. */
const isOfMore = (error: { type: string } | undefined): boolean => OF_MORE.has(error?.type ?? '');

const OWN_NAMES = (Object.entries(LANGUAGES) as [Language, string][]).map(([value, label]) => ({ value, label }));

/** Place, kind, days to pay, limit, and what was owed before the book began. [CUS-1, CUS-4] */
function MoreFields({ form, currency, isKnown, error, onType }: MoreFieldsProps) {
  const { t } = useLingui();
  const types = useCustomerTypes();
  const refused = error as CustomerError | undefined;
  const words = (is: boolean | undefined) => (is && error ? customerErrorWords(error) : undefined);
  const ofAmount = (field: string) => refused?.type === 'AmountWrong' && refused.field === field;
  const text = (key: 'whatsapp' | 'location' | 'terms' | 'limit', label: string, more: object = {}) => (
    <TextInput
      label={label}
      autoComplete="off"
      value={form[key]}
      onChange={(event) => onType({ [key]: event.currentTarget.value })}
      {...more}
    />
  );
  return (
    <MoreDetails summary={t`More: place, terms, old debts`} isKnown={isKnown} isRefused={isOfMore(error)}>
      <ChoiceChips
        label={t`Kind of customer`}
        visibleLabel
        wrap
        options={(['retail', 'wholesale', 'hotel', 'staff'] as const).map((value) => ({
          value,
          label: types[value],
        }))}
        value={form.type || undefined}
        onChange={(type) => onType({ type })}
      />
      {text('location', t`Place`, { maxLength: 120 })}
      {text('whatsapp', t`WhatsApp, if it is another number`, {
        type: 'tel',
        inputMode: 'tel',
        maxLength: 40,
        error: words(error?.type === 'WhatsappWrong'),
      })}
      {text('terms', t`Days to pay`, {
        inputMode: 'numeric',
        error: words(error?.type === 'TermsOutOfRange'),
      })}
      <MoneyInput
        label={t`Credit limit, ${currency}`}
        currency={currency}
        value={form.limit}
        error={words(ofAmount('credit_limit'))}
        onType={(limit) => onType({ limit })}
      />
      <ChoiceChips
        label={t`Language of reminders`}
        visibleLabel
        wrap
        options={[{ value: '', label: t`That of this phone` }, ...OWN_NAMES]}
        value={form.language}
        onChange={(language) => onType({ language })}
      />
      <OpeningFields
        form={form}
        currency={currency}
        owes={[
          { value: 'them', label: t`They owe us` },
          { value: 'us', label: t`We owe them` },
        ]}
        errors={{
          amount: words(ofAmount('opening_balance')),
          day: words(error?.type === 'OpeningDayMissing' || error?.type === 'OpeningInFuture'),
        }}
        onType={onType}
      />
    </MoreDetails>
  );
}
