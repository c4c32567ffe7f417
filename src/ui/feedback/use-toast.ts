import { useEffect, useRef } from 'react';
import { showToast, type Toast } from './toast.ts';

/**
 * Say something once, as soon as there is reason to, and again only when the reason went and came back: not because it is another
 * minute, or a little more, by now.
 */
export function useToast(isReason: boolean, toast: () => Toast): void {
  const said = useRef(false);
  useEffect(() => {
    if (said.current === isReason) return;
    said.current = isReason;
    if (isReason) showToast(toast());
  });
}
