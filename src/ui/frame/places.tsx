import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Logo } from '../drawings/logo.tsx';
import { FindButton } from './find-button.tsx';
import { useFrame } from './frame-context.ts';
import classes from './frame.module.css';

/** The main navigation: a bar at the thumb on phones, a rail on the left of wide screens. [SHL-4] */
export function Places({ hiddenOnPhone }: { hiddenOnPhone: boolean }) {
  const { t } = useLingui();
  const { places, businessName } = useFrame();
  return (
    <nav className={classes.nav} data-wide-only={hiddenOnPhone || undefined} aria-label={t`Places`}>
      <div className={classes.brand}>
        <Logo size={36} />
        Flockbook
      </div>
      {businessName && <div className={classes.business}>{businessName}</div>}
      <FindButton rail />
      {places.map(({ to, label, icon: Icon, here }) => (
        <Link key={to} className={classes.place} to={to} aria-current={here ? 'page' : undefined}>
          <Icon aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}
