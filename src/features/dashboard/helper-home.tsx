import { Button } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useQuery } from '../../client/use-query.ts';
import type { BusinessView } from '../../contract/account.ts';
import { ChangesCard } from './changes-card.tsx';
import { useActions } from './use-actions.ts';
import classes from './dashboard.module.css';

/** For who helps in the business: their buttons and their own day. [RPT-2] */
export function HelperHome({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const actions = useActions(business);
  const mine = useQuery('home.changes', { whose: 'mine', since: '' });
  return (
    <div className={classes.helper}>
      <nav className={classes.buttons} aria-label={t`What you may write down`}>
        {actions.map(({ to, words, icon: Sign }, i) => (
          <Button
            key={to}
            component={Link}
            to={to}
            h={64}
            fz={18}
            variant={i === 0 ? 'filled' : 'default'}
            leftSection={<Sign aria-hidden />}
          >
            {words}
          </Button>
        ))}
      </nav>
      <ChangesCard changes={mine} currency={business.currency} />
    </div>
  );
}
