import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconCash, IconFileText, IconHistory, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ExpenseView } from '../../contract/expenses.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import classes from './expense-sheet.module.css';

/** Pay what is open, the voucher, the payments, edit. [RTE-40..43] */
export function ExpenseActions({ expense, currency }: { expense: ExpenseView; currency: string }) {
  const { id, balance, paid, may_pay, may_edit, voided } = expense;
  const look = { variant: 'default', h: 56, fullWidth: true } as const;
  return (
    <div className={classes.doing}>
      {may_pay && balance > 0 && (
        <Button component={Link} to={`/expenses/payment/${id}`} h={56} fullWidth leftSection={<IconCash aria-hidden />}>
          <Trans>Pay {formatAmount(balance, currency)}</Trans>
        </Button>
      )}
      <Button component={Link} to={`/expenses/voucher/${id}`} {...look} leftSection={<IconFileText aria-hidden />}>
        <Trans>Voucher</Trans>
      </Button>
      {!voided && paid !== 0 && (
        <Button
          component={Link}
          to={`/expenses/payment/history/${id}`}
          {...look}
          leftSection={<IconHistory aria-hidden />}
        >
          <Trans>Payments</Trans>
        </Button>
      )}
      {may_edit && (
        <Button component={Link} to={`/expenses/edit/${id}`} {...look} leftSection={<IconPencil aria-hidden />}>
          <Trans>Edit</Trans>
        </Button>
      )}
    </div>
  );
}
