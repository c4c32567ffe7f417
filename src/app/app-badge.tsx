import { useEffect } from 'react';
import { useSyncStatus } from '../client/use-session.ts';

/** The count of records that still wait, on the app's icon, where a phone shows such a thing. [OFF-7] */
export function AppBadge() {
  const waiting = useSyncStatus()?.waiting ?? 0;
  useEffect(() => {
    // Absent in browsers that show none; refused where the app is not installed.
    const badge = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
    const shown = waiting > 0 ? badge.setAppBadge?.(waiting) : badge.clearAppBadge?.();
    shown?.catch(() => undefined);
  }, [waiting]);
  return null;
}
