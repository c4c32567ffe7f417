import { Button, Stack } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import type { CustomerRow, CustomerView } from '../../contract/parties.ts';
import { useQuery } from '../../client/use-query.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { CustomerFields, isOfFields } from '../../ui/people/customer-fields.tsx';
import { LookAlike } from '../../ui/people/look-alike.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { today } from '../../ui/words/date-words.ts';
import { draftOf, textOf, type CustomerFormText, type SaveCustomer } from './customer-form-state.ts';
import { customerPath } from './customer-paths.ts';
import { isOfMore, MoreFields } from './customer-more-fields.tsx';
import classes from '../../ui/people/person-form.module.css';

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
