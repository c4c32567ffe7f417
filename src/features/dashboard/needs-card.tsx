import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Card } from './card.tsx';
import type { Need } from './use-needs.ts';
import classes from './dashboard.module.css';

interface NeedsCardProps {
  needs: readonly Need[];
  /** Whether all records were looked at. */
  isWhole: boolean;
}

/** What waits for the owner, the most pressing first. [RPT-1] */
export function NeedsCard({ needs, isWhole }: NeedsCardProps) {
  const { t } = useLingui();
  const mark = needs.length > 0 && <span className={classes.badge}>{needs.length}</span>;
  return (
    <Card title={t`Needs you`} mark={mark} area="needs">
      {!isWhole && needs.length === 0 && (
        <p className={classes.asking}>
          <Trans>Working it out…</Trans>
        </p>
      )}
      {isWhole && needs.length === 0 && (
        <p className={classes.fine}>
          <IconCircleCheck aria-hidden />
          <Trans>Nothing needs you now.</Trans>
        </p>
      )}
      {needs.length > 0 && (
        <ul className={classes.lines}>
          {needs.map(({ key, icon: Sign, tone, to, title, text }) => (
            <li key={key}>
              <Link to={to}>
                <i className={classes.sign} data-tone={tone} aria-hidden>
                  <Sign size={20} />
                </i>
                <span>
                  <b>{title}</b>
                  <small>{text}</small>
                </span>
                <IconChevronRight aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
