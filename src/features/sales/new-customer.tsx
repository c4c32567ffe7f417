import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { NewPerson, personFromSearch } from '../../ui/people/new-person.tsx';
import type { SaleForm } from './sale-form.ts';

interface NewCustomerProps {
  search: string;
  currency: string;
  onAdded: (customer: NonNullable<SaleForm['customer']>) => void;
  onBack: () => void;
}

/** Add somebody who buys. [CUS-2, CUS-3, MSG-20] */
export function NewCustomer({ search, currency, onAdded, onBack }: NewCustomerProps) {
  const { t } = useLingui();
  const [id] = useState(newDocumentId);
  const [person, setPerson] = useState(personFromSearch(search));
  const alike = useQuery('customers.alike', { id, ...person });
  const { run, busy, error, clearError } = useCommand('customers.add');
  const add = async () => {
    const result = await run({ id, ...person });
    if (result.ok) onAdded({ ...result.value, phone: person.phone.trim() || undefined, balance: 0 });
  };
  return (
    <NewPerson<NonNullable<SaleForm['customer']>>
      person={person}
      currency={currency}
      alike={alike}
      adding={{ busy, error }}
      add={t`Add customer`}
      onType={(typed) => {
        setPerson(typed);
        clearError();
      }}
      onUse={onAdded}
      onAdd={() => void add()}
      onBack={onBack}
    />
  );
}
