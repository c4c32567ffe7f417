import { useLayoutEffect, useRef } from 'react';
import { useSession } from '../client/use-session.ts';
import { hideToasts } from '../ui/feedback/toast.ts';

/** What was said to one person, or of one business, does not stand there for the next. [ACC-20] */
export function ForgetToasts() {
  const session = useSession();
  const looking = session?.state === 'signed-in' ? `${session.uid} ${session.business?.id ?? ''}` : session && '';
  const before = useRef('');
  useLayoutEffect(() => {
    // Undefined for the blink until the worker answers.
    if (looking === undefined) return;
    const isKnownMore = looking.startsWith(before.current);
    before.current = looking;
    if (!isKnownMore) hideToasts();
  }, [looking]);
  return null;
}
