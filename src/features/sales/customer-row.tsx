import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmount } from '../../domain/money/currency.ts';
import { FieldError } from '../../ui/feedback/error-note.tsx';
import type { SaleForm } from './sale-form.ts';
import classes from './add-sale.module.css';

interface CustomerLineProps {
  customer: SaleForm['customer'];
  currency: string;
  error: string | undefined;
  onChange: () => void;
}

/** Who buys: a walk-in until somebody is chosen. [SAL-5, CUS-3] */
export function CustomerRow({ customer, currency, error, onChange }: CustomerLineProps) {
  const { t } = useLingui();
  // Of a saved sale only the name is known.
  const owes = !customer
    ? t`Pays now`
    : customer.balance === undefined
      ? undefined
      : customer.balance > 0
        ? t`owes ${formatAmount(customer.balance, currency)}`
        : t`owes nothing`;
  return (
    <div className={classes.customer} data-invalid={error !== undefined || undefined}>
      <div>
        <b>{customer?.name ?? t`Walk-in`}</b>
        {error ? (
          <FieldError>{error}</FieldError>
        ) : (
          owes && <span>{customer?.phone ? `${customer.phone} · ${owes}` : owes}</span>
        )}
      </div>
      <Button variant="subtle" h={48} px="md" aria-label={t`Change customer`} onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
    </div>
  );
}
