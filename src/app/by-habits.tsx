import { i18n } from '@lingui/core';
import { useEffect, useRef } from 'react';
import { useSession, useSyncStatus } from '../client/use-session.ts';
import { clockIsOff } from '../domain/time/now.ts';
import { adoptHabits } from '../ui/habits.ts';

/** Texts follow the habits of the open business, and the time, at once; nothing that is being typed is begun anew. [SET-1, SET-4, DOC-18] */
export function ByHabits() {
  const session = useSession();
  const off = useSyncStatus()?.clock_off_ms ?? 0;
  const { business, country } = session?.state === 'signed-in' ? session : {};
  // While it is drawn, before what stands below it: a form that opens with a business opens on the day of the business.
  const changes = session && adoptHabits(business?.habits, business?.currency, country);
  clockIsOff(off);
  const drawnWith = useRef<{ changes: number | undefined; off: number }>(undefined);
  useEffect(() => {
    const drawn = drawnWith.current;
    // What is shown already is drawn again, as it is after a change of words.
    if (drawn && (drawn.changes !== changes || drawn.off !== off)) i18n.activate(i18n.locale);
    drawnWith.current = { changes, off };
  }, [changes, off]);
  return null;
}
