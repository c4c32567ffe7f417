import { Button, Group, Stack } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { CustomerFields, isOfFields } from '../../ui/people/customer-fields.tsx';
import { LookAlike } from '../../ui/people/look-alike.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import type { SaleForm } from './sale-form.ts';

interface NewCustomerProps {
  name: string;
  currency: string;
  onAdded: (customer: NonNullable<SaleForm['customer']>) => void;
  onBack: () => void;
}

/** Add somebody who buys: a name, and a phone when there is one. Typed digits are a phone. [CUS-2, CUS-3, MSG-20] */
export function NewCustomer({ name: typed, currency, onAdded, onBack }: NewCustomerProps) {
  const [id] = useState(newDocumentId);
  const isPhone = /^\+?[\d\s]{3,}$/.test(typed.trim());
  const [person, setPerson] = useState({ name: isPhone ? '' : typed, phone: isPhone ? typed : '' });
  const alike = useQuery('customers.alike', { id, ...person });
  const { run, busy, error, clearError } = useCommand('customers.add');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const result = await run({ id, ...person });
    if (result.ok) onAdded({ ...result.value, phone: person.phone.trim() || undefined, balance: 0 });
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="sm">
        <CustomerFields
          {...person}
          currency={currency}
          error={error}
          onType={(part) => {
            setPerson({ ...person, ...part });
            clearError();
          }}
        />
        <LookAlike person={alike} onUse={onAdded} />
        {error && !isOfFields(error) && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" h={56} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" h={56} flex={1} loading={busy}>
            <Trans>Add customer</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
