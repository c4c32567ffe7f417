import { i18n } from '@lingui/core';
import { useEffect } from 'react';
import { useSession } from '../client/use-session.ts';
import { adoptHabits } from '../ui/habits.ts';

/** Texts follow the habits of the open business at once; nothing that is being typed is begun anew. [SET-1, SET-4] */
export function ByHabits() {
  const session = useSession();
  const { business, country } = session?.state === 'signed-in' ? session : {};
  const known = session !== undefined;
  useEffect(() => {
    // What is shown is drawn again, as it is after a change of words.
    if (known && adoptHabits(business?.habits, business?.currency, country)) i18n.activate(i18n.locale);
  }, [known, business?.habits, business?.currency, country]);
  return null;
}
