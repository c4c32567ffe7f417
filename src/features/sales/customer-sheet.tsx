import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '../../client/use-query.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { NewCustomer } from './new-customer.tsx';
import type { SaleForm } from './sale-form.ts';
import classes from './add-sale.module.css';

interface CustomerSheetProps {
  opened: boolean;
  currency: string;
  onPick: (customer: SaleForm['customer']) => void;
  onClose: () => void;
}

/** Choose who buys: search, pick, walk-in, or add somebody new without leaving the sale. [CUS-3] */
export function CustomerSheet({ opened, currency, onPick, onClose }: CustomerSheetProps) {
  return (
    <Sheet opened={opened} title={<Trans>Who buys?</Trans>} onClose={onClose}>
      {opened && <CustomerChoice currency={currency} onPick={onPick} />}
    </Sheet>
  );
}

const SHOWN = 30;

function CustomerChoice({ currency, onPick }: Pick<CustomerSheetProps, 'currency' | 'onPick'>) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const customers = useQuery('customers.list', { search: search.trim(), limit: SHOWN });
  if (adding) return <NewCustomer name={search} currency={currency} onAdded={onPick} onBack={() => setAdding(false)} />;
  return (
    <>
      <TextInput
        aria-label={t`Search customers`}
        placeholder={t`Name or phone`}
        type="search"
        leftSection={<IconSearch aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Button
        variant="default"
        fullWidth
        mt="sm"
        leftSection={<IconUserPlus aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {search.trim() ? t`Add “${search.trim()}”` : t`New customer`}
      </Button>
      <ul className={classes.choices} aria-label={t`Customers`}>
        {search.trim() === '' && (
          <li>
            <button type="button" onClick={() => onPick(undefined)}>
              <b>{t`Walk-in`}</b>
              <span>{t`No name, pays now`}</span>
            </button>
          </li>
        )}
        {customers?.map((customer) => (
          <li key={customer.id}>
            <button type="button" onClick={() => onPick(customer)}>
              <b>{customer.name}</b>
              <span>
                {customer.phone ? `${showPhone(customer.phone)} · ` : ''}
                {customer.balance > 0 ? t`owes ${formatAmount(customer.balance, currency)}` : t`owes nothing`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
