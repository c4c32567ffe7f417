import { i18n } from '@lingui/core';
import { useEffect, useRef } from 'react';
import { useSession } from '../client/use-session.ts';
import { adoptHabits } from '../ui/habits.ts';

/** Texts follow the habits of the open business at once; nothing that is being typed is begun anew. [SET-1, SET-4] */
export function ByHabits() {
  const session = useSession();
  const { business, country } = session?.state === 'signed-in' ? session : {};
  // While it is drawn, before what stands below it: a form that opens with a business opens on the day of the business.
  const changes = session && adoptHabits(business?.habits, business?.currency, country);
  const drawnWith = useRef<number>(undefined);
  useEffect(() => {
    // What is shown already is drawn again, as it is after a change of words.
    if (drawnWith.current !== undefined && drawnWith.current !== changes) i18n.activate(i18n.locale);
    drawnWith.current = changes;
  }, [changes]);
  return null;
}
