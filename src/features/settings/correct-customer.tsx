import { Button, Stack } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { CustomerFields, isOfFields } from '../../ui/people/customer-fields.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';

interface CorrectCustomerProps {
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** Name and phone of a refused customer, to be corrected and sent again. [SYN-25, CUS-2] */
export function CorrectCustomer({ id, opened, onClose }: CorrectCustomerProps) {
  return (
    <Sheet opened={opened} title={<Trans>Correct the customer</Trans>} onClose={onClose}>
      {opened && <CustomerForm id={id} onSaved={onClose} />}
    </Sheet>
  );
}

function CustomerForm({ id, onSaved }: { id: string; onSaved: () => void }) {
  const customer = useQuery('customers.one', { id });
  const currency = useBusiness()?.currency ?? '';
  const [typed, setTyped] = useState<{ name?: string; phone?: string }>({});
  const { run, busy, error, clearError } = useCommand('customers.edit');
  const { name = customer?.name ?? '', phone = customer?.phone ?? '' } = typed;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run({ id, name, phone })).ok) onSaved();
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="sm">
        <CustomerFields
          name={name}
          phone={phone}
          currency={currency}
          error={error}
          onType={(part) => {
            setTyped({ ...typed, ...part });
            clearError();
          }}
        />
        {error && !isOfFields(error) && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
        <Button type="submit" h={56} loading={busy} disabled={!customer}>
          <Trans>Save and send</Trans>
        </Button>
      </Stack>
    </form>
  );
}
