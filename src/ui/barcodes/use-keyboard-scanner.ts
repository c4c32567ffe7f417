import { useEffect, useRef } from 'react';
import { burstAfter, scannedWith, type KeyBurst } from './key-burst.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Detects a scanner that acts as a keyboard, regardless of the focused field: its digits are neither a quantity nor a
 * price. [SHP-14] The scanned text is removed from the field and passed on as a code. A field in a sheet above the
 * page, and a barcode field, keep it.
 */
export function useKeyboardScanner(onCode: (code: string) => void): void {
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });
  useEffect(() => {
    let burst: KeyBurst | undefined;
    /**
     * Previous value of each field that received keys of the burst: the focus may move meanwhile, as when a dialog
     * closes.
     */
    const before = new Map<Field, string>();
    const hear = (event: KeyboardEvent) => {
      const pressed = { key: event.key, at: event.timeStamp, repeat: event.repeat };
      const code = scannedWith(burst, pressed);
      const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : burstAfter(burst, pressed);
      // Shift produces the capitals of a code.
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

/** Simulate typing: React only notices a value set through the prototype's setter. */
function putBack(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
