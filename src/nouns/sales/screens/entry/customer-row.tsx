import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { showPhone } from '../../../../domain/phones/phone-number.ts';
import { FieldError } from '../../../../ui/feedback/error-note.tsx';
import { Tag } from '../../../../ui/ledger/tag.tsx';
import type { SaleForm } from './sale-form.ts';
import classes from './add-sale.module.css';

interface CustomerLineProps {
  customer: SaleForm['customer'];
  currency: string;
  error: string | undefined;
  onChange: () => void;
}

/** The customer: a walk-in until one is chosen; exceeding the credit limit is shown. [SAL-5, CUS-3, MSG-6] */
export function CustomerRow({ customer, currency, error, onChange }: CustomerLineProps) {
  const { t } = useLingui();
  // For a saved sale only the name is known.
  const owes = !customer
    ? t`Pays now`
    : customer.balance === undefined
      ? undefined
      : customer.balance > 0
        ? t`owes ${formatAmount(customer.balance, currency)}`
        : t`owes nothing`;
  const limit = customer?.credit_limit;
  const isAbove = limit !== undefined && customer?.balance !== undefined && customer.balance > limit;
  return (
    <div className={classes.customer} data-invalid={error !== undefined || undefined}>
      <div>
        <b>{customer?.name ?? t`Walk-in`}</b>
        {error ? (
          <FieldError>{error}</FieldError>
        ) : (
          !isAbove && owes && <span>{customer?.phone ? `${showPhone(customer.phone)} · ${owes}` : owes}</span>
        )}
        {isAbove && !error && (
          <Tag tone="look" icon={IconAlertTriangle}>
            <Trans>
              {customer.name} already owes {formatAmount(customer.balance ?? 0, currency)} (limit{' '}
              {formatAmount(limit, currency)}).
            </Trans>
          </Tag>
        )}
      </div>
      <Button variant="subtle" h={48} px="md" aria-label={t`Change customer`} onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
    </div>
  );
}
