import { useEffect, useRef } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness, useSyncStatus } from '../../client/use-session.ts';
import { hasRight } from '../../domain/people/has-right.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { timeNow } from '../../domain/time/now.ts';

/** In a new month the expenses that come again every month are written down, once on each phone that opens. [EXP-5] */
export function MonthlyExpenses() {
  const business = useBusiness();
  const heard = useSyncStatus()?.last_heard_at ?? '';
  const { run } = useCommand('expenses.makeDue');
  /** The business and month that are done, and what had been heard when it was last asked. */
  const asked = useRef({ month: '', heard: '', settled: false });
  const id = business?.id;
  const may = business !== undefined && hasRight(business, 'add_expenses');
  useEffect(() => {
    if (id === undefined || !may) return;
    const make = () => {
      const month = `${id} ${localDay(timeNow()).slice(0, 7)}`;
      const last = asked.current;
      // What this phone has not heard yet may end a series: asked again once it has heard more.
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
