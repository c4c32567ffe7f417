import { Trans, useLingui } from '@lingui/react/macro';
import type { SalePayments } from '../../contract/payments.ts';
import { SettlementSums } from '../../ui/paying/settlement-sums.tsx';
import classes from './sale-sheet.module.css';

/** Whose sale it is, what it came to and what is still open. */
export function SaleToPay({ sale, currency }: { sale: SalePayments; currency: string }) {
  const { t } = useLingui();
  return (
    <>
      <p className={classes.who}>
        <b>{sale.customer_name ?? t`Walk-in`}</b>
        <span>{sale.sale_no}</span>
      </p>
      <SettlementSums
        of={sale}
        returned={<Trans>Came back</Trans>}
        left={<Trans>Still owed</Trans>}
        currency={currency}
      />
    </>
  );
}
