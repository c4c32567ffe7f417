import { Trans } from '@lingui/react/macro';
import { IconHourglass } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useQuery } from '../../client/use-query.ts';
import { useSyncStatus } from '../../client/use-session.ts';
import { groupDigits } from '../../ui/numbers/group-digits.ts';
import classes from '../app.module.css';

const NOTHING = {};
/** Shorter work is not reported. Units: ms. */
const QUIET_MS = 1_500;

/**
 * While records are still arriving, as on a new phone, or the books are being folded, sums are not final: shown on
 * every screen. [LED-47, LED-59]
 */
export function BooksNotice() {
  const progress = useQuery('ledger.progress', NOTHING);
  const isFetching = progress?.state === 'fetching';
  const isBusy = progress?.state === 'building' || progress?.state === 'recalculating';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return setLong(false);
    const timer = setTimeout(() => setLong(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  const { received, of: all } = useSyncStatus()?.arriving ?? {};
  const [came, there] = [groupDigits(String(received ?? 0)), groupDigits(String(all ?? 0))];
  if (!isLong && !isFetching) return null;
  return (
    <p className={classes.booksNotice} role="status">
      <IconHourglass size={20} aria-hidden />
      {isFetching && all !== undefined ? (
        <Trans>
          Getting your records: {came} of {there}. Sums are shown once all are here.
        </Trans>
      ) : isFetching ? (
        <Trans>Your records are on their way to this phone. Sums are shown once all are here.</Trans>
      ) : (
        <Trans>Working out the sums from your records. They are not complete yet.</Trans>
      )}
    </p>
  );
}
