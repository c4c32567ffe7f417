import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Logo } from '../drawings/logo.tsx';
import { useFrame } from './frame-context.ts';
import classes from './places.module.css';

/** What opens it too, as keyboards name their keys. */
const FIND_KEYS = /Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** The places of the app: a bar at the thumb on phones, a rail on the left of wide screens. [SHL-4] */
export function Places({ hiddenOnPhone }: { hiddenOnPhone: boolean }) {
  const { t } = useLingui();
  const { places, businessName, find } = useFrame();
  return (
    <nav className={classes.nav} data-wide-only={hiddenOnPhone || undefined} aria-label={t`Places`}>
      <div className={classes.brand}>
        <Logo size={36} />
        Flockbook
      </div>
      {businessName && <div className={classes.business}>{businessName}</div>}
      {find && (
        <button type="button" className={classes.find} onClick={find}>
          <IconSearch aria-hidden />
          <Trans>Find</Trans>
          <kbd aria-hidden>{FIND_KEYS}</kbd>
        </button>
      )}
      {places.map(({ to, label, icon: Icon, here }) => (
        <Link key={to} className={classes.place} to={to} aria-current={here ? 'page' : undefined}>
          <Icon aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}
