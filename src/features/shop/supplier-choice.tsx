import { Button, Group, Stack, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch, IconTruck, IconUserPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { ErrorNote, FieldError } from '../../ui/feedback/error-note.tsx';
import { CustomerFields, isOfFields } from '../../ui/people/customer-fields.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import classes from './shop-form.module.css';

export interface Supplier {
  readonly id: string;
  readonly name: string;
}

interface SupplierChoiceProps {
  vendor: Supplier | undefined;
  currency: string;
  error: string | undefined;
  onChange: (vendor: Supplier | undefined) => void;
}

/** From whom it was bought: chosen, or added by name without leaving the purchase. [PUR-2, VEN-1] */
export function SupplierChoice({ vendor, currency, error, onChange }: SupplierChoiceProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <div className={classes.chosen}>
        <div>
          <p>
            <Trans>Supplier</Trans>
          </p>
          <b>{vendor?.name ?? t`Nobody chosen`}</b>
        </div>
        <Button variant="default" leftSection={<IconTruck size={20} aria-hidden />} onClick={() => setOpen(true)}>
          {vendor ? <Trans>Change</Trans> : <Trans>Choose supplier</Trans>}
        </Button>
      </div>
      {error && <FieldError>{error}</FieldError>}
      <Sheet opened={isOpen} title={<Trans>Who sold it to you?</Trans>} onClose={() => setOpen(false)}>
        {isOpen && (
          <Choice
            currency={currency}
            onPick={(picked) => {
              onChange(picked);
              setOpen(false);
            }}
          />
        )}
      </Sheet>
    </div>
  );
}

const SHOWN = 30;

function Choice({ currency, onPick }: { currency: string; onPick: (vendor: Supplier | undefined) => void }) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  const typed = search.trim();
  const vendors = useQuery('suppliers.list', { search: typed, limit: SHOWN });
  if (isAdding) return <NewSupplier name={typed} currency={currency} onAdded={onPick} onBack={() => setAdding(false)} />;
  return (
    <>
      <TextInput
        aria-label={t`Search suppliers`}
        placeholder={t`Name or phone`}
        type="search"
        leftSection={<IconSearch aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Button variant="default" fullWidth mt="sm" leftSection={<IconUserPlus aria-hidden />} onClick={() => setAdding(true)}>
        {typed ? t`Add “${typed}”` : t`New supplier`}
      </Button>
      <ul className={classes.found} aria-label={t`Suppliers`}>
        {typed === '' && (
          <li>
            <button type="button" onClick={() => onPick(undefined)}>
              <b>{t`Nobody in particular`}</b>
              <span>{t`Market, paid now`}</span>
            </button>
          </li>
        )}
        {vendors?.map(({ id, name, phone }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick({ id, name })}>
              <b>{name}</b>
              <span>{phone && showPhone(phone)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
} // prettier-ignore

interface NewSupplierProps {
  name: string;
  currency: string;
  onAdded: (vendor: Supplier) => void;
  onBack: () => void;
}

function NewSupplier({ name, currency, onAdded, onBack }: NewSupplierProps) {
  const [id] = useState(newDocumentId);
  const [person, setPerson] = useState({ name, phone: '' });
  const { run, busy, error, clearError } = useCommand('suppliers.add');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const result = await run({ id, ...person });
    if (result.ok) onAdded(result.value);
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
        {error && !isOfFields(error) && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" h={56} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" h={56} flex={1} loading={busy}>
            <Trans>Add supplier</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
