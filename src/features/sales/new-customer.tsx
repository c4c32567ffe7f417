import { Button, Group, Stack, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { useCommand } from '../../client/use-command.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import type { SaleForm } from './sale-form.ts';

interface NewCustomerProps {
  name: string;
  onAdded: (customer: NonNullable<SaleForm['customer']>) => void;
  onBack: () => void;
}

/** Add somebody who buys: a name, and a phone when there is one. [CUS-2, CUS-3] */
export function NewCustomer({ name: typed, onAdded, onBack }: NewCustomerProps) {
  const { t } = useLingui();
  const [id] = useState(newDocumentId);
  const [name, setName] = useState(typed);
  const [phone, setPhone] = useState('');
  const { run, busy, error, clearError } = useCommand('customers.add');
  const words = error && customerErrorWords(error);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const result = await run({ id, name, phone });
    if (result.ok) onAdded({ ...result.value, phone: phone.trim() || undefined, balance: 0 });
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t`Name`}
          maxLength={80}
          data-autofocus
          value={name}
          error={error?.type === 'NameMissing' && words}
          onChange={(event) => {
            setName(event.currentTarget.value);
            clearError();
          }}
        />
        <TextInput
          label={t`Phone, if you know it`}
          type="tel"
          inputMode="tel"
          maxLength={20}
          value={phone}
          error={error?.type === 'PhoneWrong' && words}
          onChange={(event) => {
            setPhone(event.currentTarget.value);
            clearError();
          }}
        />
        {error && error.type !== 'NameMissing' && error.type !== 'PhoneWrong' && <ErrorNote>{words}</ErrorNote>}
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
