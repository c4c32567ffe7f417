import { useEffect, useRef } from 'react';
import { burstAfter, scannedWith, type KeyBurst } from './key-burst.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

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
    /** What stood in each field that the burst has reached: the cursor may move meanwhile, as when a question closes. */
    const before = new Map<Field, string>();
    const hear = (event: KeyboardEvent) => {
      const pressed = { key: event.key, at: event.timeStamp, repeat: event.repeat };
      const code = scannedWith(burst, pressed);
      const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : burstAfter(burst, pressed);
      // Capitals of a code come with this key.
      if (event.key === 'Shift') return;
      if (next?.text.length === 1) before.clear();
      if (next && isField(event.target) && !before.has(event.target)) before.set(event.target, event.target.value);
      burst = next;
      if (code === undefined || isKept(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      for (const [field, value] of before) if (field.value !== value) putBack(field, value);
      tell.current(code);
    };
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
}

const isKept = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('[data-takes-codes]') !== null || (isField(target) && target.closest('[role="dialog"]') !== null));

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** As if it had been typed: React hears of a value that was set around it only by the prototype's setter. */
function putBack(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
