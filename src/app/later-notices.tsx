import { useEffect, useState, type ComponentType } from 'react';
import { loadWords } from '../client/language.ts';
import { useSession } from '../client/use-session.ts';
import { LATER_MS } from '../ui/later.tsx';

/** Notices come after the first screen, and only to who is signed in; without their file the app goes on without them. [SHL-11] */
export function LaterNotices() {
  const isIn = useSession()?.state === 'signed-in';
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    if (!isIn) return;
    const timer = setTimeout(() => {
      Promise.all([import('./notices.tsx'), loadWords('shared', 'welcome')])
        .then(([module]) => setNotices(() => module.Notices))
        .catch((fault: unknown) => console.warn('no notices', fault));
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [isIn]);
  return isIn && Notices ? <Notices /> : null;
}
