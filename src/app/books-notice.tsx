import { Trans } from '@lingui/react/macro';
import { IconHourglass } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useQuery } from '../client/use-query.ts';
import classes from './books-notice.module.css';

const NOTHING = {};
/** Shorter work nobody needs to know of. */
const QUIET_MS = 1_500;

/** While the books are still being made or worked out, as on a new phone, sums are not what they will be: said on every screen. [LED-47] */
export function BooksNotice() {
  const progress = useQuery('ledger.progress', NOTHING);
  const isBusy = progress?.state === 'building' || progress?.state === 'recalculating';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return setLong(false);
    const timer = setTimeout(() => setLong(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  if (!isLong) return null;
  return (
    <p className={classes.notice} role="status">
      <IconHourglass size={18} aria-hidden />
      <Trans>Working out the sums from your records. They are not complete yet.</Trans>
    </p>
  );
}
