import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileText, IconReceipt, IconShare2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './sale-sheet.module.css';

/** From a sale to its receipt, its invoice, and the ways to send it. [RTE-17, RTE-20, SAL-46] */
export function SalePapers({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <nav className={classes.papers} aria-label={t`On paper`}>
      <Link to={`/sales/receipt/${id}`}>
        <IconReceipt aria-hidden />
        <Trans>Receipt</Trans>
      </Link>
      <Link to={`/sales/invoice/${id}`}>
        <IconFileText aria-hidden />
        <Trans>Invoice</Trans>
      </Link>
      <Link to={`/sales/receipt/${id}?send`}>
        <IconShare2 aria-hidden />
        <Trans>Share</Trans>
      </Link>
    </nav>
  );
}
