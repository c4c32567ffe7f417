import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconTruck } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '../../../client/use-query.ts';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { FieldError } from '../../../ui/feedback/error-note.tsx';
import { FindPerson } from './find-person.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { NewSupplier } from './new-supplier.tsx';
import classes from '../../stock/shared/shop-form.module.css';

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

/** The supplier: chosen, or added by name without leaving the purchase. [PUR-2, VEN-1] */
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
  const vendors = useQuery('suppliers.list', { search: search.trim(), limit: SHOWN });
  if (isAdding)
    return <NewSupplier search={search} currency={currency} onAdded={onPick} onBack={() => setAdding(false)} />;
  return (
    <FindPerson<Supplier>
      search={search}
      onSearch={setSearch}
      label={t`Suppliers`}
      newOne={t`New supplier`}
      onNew={() => setAdding(true)}
      nobody={{ name: t`Nobody in particular`, said: t`Market, paid now` }}
      found={vendors?.map(({ id, name, phone }) => ({
        key: id,
        name,
        said: phone && showPhone(phone),
        value: { id, name },
      }))}
      onPick={onPick}
    />
  );
}
