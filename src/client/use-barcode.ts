import { useCallback, useEffect, useRef, useState } from 'react';
import type { ItemWithCode } from '../contract/stock.ts';
import { askOnce, SomebodyElse } from './ask.ts';

/** Callbacks for a code that was read. */
interface Told {
  /** The item that has it; the first by name when several do. */
  found: (item: ItemWithCode, code: string) => void;
  unknown: (code: string) => void;
}

/**
 * Look a barcode up in the book and report which item has it. [SHP-14] Errors: a query that fails is a bug; it is
 * thrown while rendering and the crash page shows it.
 */
export function useBarcode(told: Told): (code: string) => void {
  const tell = useRef(told);
  useEffect(() => {
    tell.current = told;
  });
  const [bug, setBug] = useState<unknown>();
  const look = useCallback((code: string) => {
    askOnce('shop.withBarcode', { code })
      .then(([first]) => {
        if (first) tell.current.found(first, code);
        else tell.current.unknown(code);
      })
      .catch((fault: unknown) => {
        if (!(fault instanceof SomebodyElse)) setBug(fault);
      });
  }, []);
  if (bug !== undefined) throw bug;
  return look;
}
