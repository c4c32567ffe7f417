import { Trans, useLingui } from '@lingui/react/macro';
import { IconCash, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from '../../../ui/ledger/lists.module.css';

/** Links from the sales to the customers, and to the debtors. [RTE-16, RTE-58] */
export function SalesPeople() {
  const { t } = useLingui();
  return (
    <nav className={classes.links} aria-label={t`People`}>
      <Link to="/sales/customer">
        <IconUsers size={20} aria-hidden />
        <Trans>Customers</Trans>
      </Link>
      <Link to="/view_debtors">
        <IconCash size={20} aria-hidden />
        <Trans>They owe me</Trans>
      </Link>
    </nav>
  );
}
