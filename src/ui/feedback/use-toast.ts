import { useEffect, useRef } from 'react';
import { showToast, type Toast } from './toast.ts';

/**
 * Show a toast once when its reason arises, and again only after the reason has ceased and arisen again: not when only
 * its details, such as a time, have changed.
 */
export function useToast(isReason: boolean, toast: () => Toast): void {
  const said = useRef(false);
  useEffect(() => {
    if (said.current === isReason) return;
    said.current = isReason;
    if (isReason) showToast(toast());
  });
}
