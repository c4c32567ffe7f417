import { useEffect, useRef } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness, useSyncStatus } from '../../client/use-session.ts';
import { hasRight } from '../../domain/people/has-right.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { timeNow } from '../../domain/time/now.ts';

/** Records the monthly recurring expenses in a new month, once on each phone that is opened. [EXP-5] */
export function MonthlyExpenses() {
  const business = useBusiness();
  const heard = useSyncStatus()?.last_heard_at ?? '';
  const { run } = useCommand('expenses.makeDue');
  /** The business and month already handled, and the last server time heard at that attempt. */
  const asked = useRef({ month: '', heard: '', settled: false });
  const id = business?.id;
  const may = business !== undefined && hasRight(business, 'add_expenses');
  useEffect(() => {
    if (id === undefined || !may) return;
    const make = () => {
      const month = `${id} ${localDay(timeNow()).slice(0, 7)}`;
      const last = asked.current;
      // A record that has not arrived yet may end a series: try again once more has been received.
      if (document.visibilityState === 'hidden' || (last.month === month && (last.settled || last.heard === heard)))
        return;
      const now = { month, heard, settled: false };
      asked.current = now;
      void run({}).then((made) => {
        now.settled = made.ok && made.value.settled;
      });
    };
    make();
    document.addEventListener('visibilitychange', make);
    return () => document.removeEventListener('visibilitychange', make);
  }, [id, may, heard, run]);
  return null;
}
