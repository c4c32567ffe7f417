import { Button, Stack, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { SupplierAccount, SupplierRow } from '../../../contract/parties.ts';
import { useQuery } from '../../../client/use-query.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { CustomerFields, isOfFields } from '../shared/customer-fields.tsx';
import { LookAlike } from '../shared/look-alike.tsx';
import { MoreDetails } from '../shared/more-details.tsx';
import { OpeningFields } from '../shared/opening-fields.tsx';
import { customerErrorWords } from '../shared/words/customer-error-words.ts';
import { today } from '../../../ui/words/date-words.ts';
import { draftOf, textOf, type SaveSupplier, type SupplierFormText } from './supplier-form-state.ts';
import { supplierPath } from './supplier-paths.ts';
import classes from '../shared/person-form.module.css';

interface SupplierFormProps {
  id: string;
  /** Absent for somebody new. */
  supplier?: SupplierAccount;
  business: BusinessView;
  saving: {
    run: SaveSupplier;
    busy: boolean;
    error: { type: string } | undefined;
    clearError: () => void;
  };
  onSaved: () => void;
}

const OF_MORE = new Set(['TermsOutOfRange', 'AmountWrong', 'OpeningDayMissing', 'OpeningInFuture']);

/** Name and phone first; the rest for whoever wants it. Who looks like somebody known is pointed at. [VEN-4, MSG-20] */
export function SupplierForm({ id, supplier, business, saving, onSaved }: SupplierFormProps) {
  const { t } = useLingui();
  const { currency } = business;
  // Only what was typed is kept: what is stored may still change below it.
  const [typed, setTyped] = useState<Partial<SupplierFormText>>({});
  const form = { ...textOf(supplier, currency, today()), ...typed };
  const { run, busy, error, clearError } = saving;
  const navigate = useNavigate();
  const isOther = typed.name !== undefined || typed.phone !== undefined;
  const alike = useQuery('suppliers.alike', { id, name: isOther ? form.name : '', phone: isOther ? form.phone : '' });
  const isOfMore = OF_MORE.has(error?.type ?? '');
  const type = (part: Partial<SupplierFormText>) => {
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
        <LookAlike<SupplierRow> person={alike} onUse={(person) => void navigate(supplierPath(person.id))} />
        <TextInput
          label={t`What do they bring?`}
          placeholder={t`Feed, chicks, trays`}
          maxLength={200}
          autoComplete="off"
          value={form.supplies}
          onChange={(event) => type({ supplies: event.currentTarget.value })}
        />
        <MoreFields form={form} currency={currency} isKnown={supplier !== undefined} error={error} onType={type} />
        {error && !isOfFields(error) && !isOfMore && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
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
  form: SupplierFormText;
  currency: string;
  isKnown: boolean;
  error: { type: string } | undefined;
  onType: (part: Partial<SupplierFormText>) => void;
}

/** Place, where they are paid, days to pay, and what was owed before the book began. [VEN-1] */
function MoreFields({ form, currency, isKnown, error, onType }: MoreFieldsProps) {
  const { t } = useLingui();
  const words = (...types: string[]) => (error && types.includes(error.type) ? customerErrorWords(error) : undefined);
  const text = (key: 'location' | 'mobile_money' | 'terms', label: string, more: object = {}) => (
    <TextInput
      label={label}
      autoComplete="off"
      value={form[key]}
      onChange={(event) => onType({ [key]: event.currentTarget.value })}
      {...more}
    />
  );
  return (
    <MoreDetails
      summary={t`More: place, where to pay, old debts`}
      isKnown={isKnown}
      isRefused={OF_MORE.has(error?.type ?? '')}
    >
      {text('location', t`Place`, { maxLength: 120 })}
      {text('mobile_money', t`Number or till to pay to`, { maxLength: 40 })}
      {text('terms', t`Days to pay`, { inputMode: 'numeric', error: words('TermsOutOfRange') })}
      <OpeningFields
        form={form}
        currency={currency}
        owes={[
          { value: 'us', label: t`We owe them` },
          { value: 'them', label: t`We paid ahead` },
        ]}
        errors={{ amount: words('AmountWrong'), day: words('OpeningDayMissing', 'OpeningInFuture') }}
        onType={onType}
      />
    </MoreDetails>
  );
}
