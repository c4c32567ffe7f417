import { Button, Stack, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
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
      {opened && <CustomerFields id={id} onSaved={onClose} />}
    </Sheet>
  );
}

function CustomerFields({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { t } = useLingui();
  const customer = useQuery('customers.one', { id });
  const [typed, setTyped] = useState<{ name?: string; phone?: string }>({});
  const { run, busy, error, clearError } = useCommand('customers.edit');
  const words = error && customerErrorWords(error);
  const { name = customer?.name ?? '', phone = customer?.phone ?? '' } = typed;
  const type = (part: typeof typed) => {
    setTyped({ ...typed, ...part });
    clearError();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run({ id, name, phone })).ok) onSaved();
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
          onChange={(event) => type({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t`Phone, if you know it`}
          type="tel"
          inputMode="tel"
          maxLength={20}
          value={phone}
          error={error?.type === 'PhoneWrong' && words}
          onChange={(event) => type({ phone: event.currentTarget.value })}
        />
        {error && error.type !== 'NameMissing' && error.type !== 'PhoneWrong' && <ErrorNote>{words}</ErrorNote>}
        <Button type="submit" h={56} loading={busy} disabled={!customer}>
          <Trans>Save and send</Trans>
        </Button>
      </Stack>
    </form>
  );
}
