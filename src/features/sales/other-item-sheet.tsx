import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { Sheet } from '../../ui/sheet.tsx';

interface OtherItemSheetProps {
  opened: boolean;
  onAdd: (description: string) => void;
  onClose: () => void;
}

/** Something that has no tile yet: say what it is. [SAL-2] */
export function OtherItemSheet({ opened, onAdd, onClose }: OtherItemSheetProps) {
  return (
    <Sheet opened={opened} title={<Trans>Something else</Trans>} onClose={onClose}>
      {opened && <OtherItemForm onAdd={onAdd} />}
    </Sheet>
  );
}

function OtherItemForm({ onAdd }: Pick<OtherItemSheetProps, 'onAdd'>) {
  const { t } = useLingui();
  const [description, setDescription] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (description.trim() === '') return setError(t`Type what was sold.`);
    onAdd(description.trim());
  };
  return (
    <form onSubmit={add} noValidate>
      <TextInput
        label={t`What was sold`}
        placeholder={t`Spent hen, manure, feed…`}
        maxLength={80}
        data-autofocus
        value={description}
        error={error}
        onChange={(event) => {
          setDescription(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" fullWidth h={56} mt="md">
        <Trans>Add to the sale</Trans>
      </Button>
    </form>
  );
}
