import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useActions } from './use-actions.ts';
import classes from './dashboard.module.css';

interface AddSheetProps {
  business: BusinessView;
  opened: boolean;
  onClose: () => void;
}

/** What this person may add. [SHL-18] */
export function AddSheet({ business, opened, onClose }: AddSheetProps) {
  const actions = useActions(business);
  return (
    <Sheet opened={opened} title={<Trans>What do you want to add?</Trans>} onClose={onClose}>
      <ul className={classes.lines}>
        {actions.map(({ to, words, icon: Sign }) => (
          <li key={to}>
            <Link to={to}>
              <i className={classes.sign} aria-hidden>
                <Sign size={20} />
              </i>
              <span>
                <b>{words}</b>
              </span>
              <IconChevronRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
