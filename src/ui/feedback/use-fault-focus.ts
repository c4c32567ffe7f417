import { useEffect, useRef, type RefObject } from 'react';

/** What shows a fault in a form: an input, or a message. */
export const FAULT = '[aria-invalid="true"], [role="alert"]';

/**
 * Ref for a form: after a refusal its first field at fault gets the focus, or else the message, in the middle of the
 * screen, as a bar with the button may cover what is at the bottom. [SHL-24]
 */
export function useFaultFocus<E extends HTMLElement = HTMLFormElement>(
  refusal: object | undefined,
): RefObject<E | null> {
  const form = useRef<E>(null);
  useEffect(() => {
    if (!refusal) return;
    const first = (what: string) => form.current?.querySelector<HTMLElement>(what);
    const input = first('[aria-invalid="true"]');
    input?.focus({ preventScroll: true });
    (input ?? first('[role="alert"]'))?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  return form;
}
