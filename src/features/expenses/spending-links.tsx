import { Trans, useLingui } from '@lingui/react/macro';
import { IconHourglass, IconTruckDelivery } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import classes from '../../ui/frame/side-links.module.css';

/** From what was spent to whom the business buys from, and to whom it owes. [RTE-51, RTE-59] */
export function SpendingLinks({ business: { role, roles } }: { business: BusinessView }) {
  const { t } = useLingui();
  if (role !== 'owner' && !roles.add_purchases && !roles.edit_purchases) return null;
  return (
    <nav className={classes.links} aria-label={t`Who is paid`}>
      <Link to="/suppliers">
        <IconTruckDelivery size={20} aria-hidden />
        <Trans>Suppliers</Trans>
      </Link>
      <Link to="/view_creditors">
        <IconHourglass size={20} aria-hidden />
        <Trans>I owe them</Trans>
      </Link>
    </nav>
  );
}
