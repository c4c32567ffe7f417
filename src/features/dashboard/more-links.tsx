import { Trans, useLingui } from '@lingui/react/macro';
import { IconCash, IconChartBar, IconCoins, IconHourglass, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { seesBooks } from './may-see.ts';
import classes from './dashboard.module.css';

/** From the first screen to what has no place of its own in the navigation. */
export function MoreLinks({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const link = (to: string, Sign: Icon, words: React.ReactNode) => (
    <Link to={to}>
      <Sign size={20} aria-hidden />
      {words}
    </Link>
  );
  return (
    <nav className={classes.links} aria-label={t`More of the business`}>
      {seesBooks(business) && link('/dashboard?show=reports', IconChartBar, <Trans>Reports</Trans>)}
      {link('/expenses', IconCoins, <Trans>Spending</Trans>)}
      {link('/view_debtors', IconCash, <Trans>They owe me</Trans>)}
      {link('/view_creditors', IconHourglass, <Trans>I owe them</Trans>)}
    </nav>
  );
}
