import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../client/use-session.ts';

/** Units: ms. */
const LATER_MS = 500;

/** Notices come after the first screen, and only to who is signed in; without their file the app goes on without them. [SHL-11] */
export function LaterNotices() {
  const isIn = useSession()?.state === 'signed-in';
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    if (!isIn) return;
    const timer = setTimeout(() => {
      import('./notices.tsx')
        .then((module) => setNotices(() => module.Notices))
        .catch((fault: unknown) => console.warn('no notices', fault));
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [isIn]);
  return isIn && Notices ? <Notices /> : null;
}
