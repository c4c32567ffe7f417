import { useEffect, useRef } from 'react';
import { burstAfter, scannedWith, type KeyBurst } from './key-burst.ts';

/**
 * Hears a scanner that types like a keyboard, wherever the cursor stands: its digits are no quantity and no price. [SHP-14]
 * What it typed is taken out again and told as a code. A field of a sheet that lies above the page, and one that is for a barcode, keep it.
 */
export function useKeyboardScanner(onCode: (code: string) => void): void {
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });
  useEffect(() => {
    let burst: KeyBurst | undefined;
    let before: { field: HTMLInputElement | HTMLTextAreaElement; value: string } | undefined;
    const hear = (event: KeyboardEvent) => {
      const pressed = { key: event.key, at: event.timeStamp, repeat: event.repeat };
      const code = scannedWith(burst, pressed);
      const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : burstAfter(burst, pressed);
      // Capitals of a code come with this key.
      if (event.key === 'Shift') return;
      if (next && next.since === pressed.at) before = fieldOf(event.target);
      burst = next;
      if (code === undefined || isKept(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (before && before.field.value !== before.value) putBack(before.field, before.value);
      tell.current(code);
    };
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
}

const isKept = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('[data-takes-codes]') !== null ||
    (fieldOf(target) !== undefined && target.closest('[role="dialog"]') !== null));

const fieldOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? { field: target, value: target.value }
    : undefined;

/** As if it had been typed: React hears of a value that was set around it only by the prototype's setter. */
function putBack(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
