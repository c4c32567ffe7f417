import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import type { WrittenPaper } from '../../../domain/papers/written-paper.ts';
import type { PaperSize } from './draw-paper.ts';
import { useColumnWords } from './drawn-paper.tsx';
import { printInstead, type Printing } from './print-paper.ts';
import { printByBluetooth, usePrinterWords } from './print-by-bluetooth.tsx';
import { knownPrinter } from './printer-link.ts';
import { readDraft, writeDraft } from '../../../ui/draft-storage.ts';

/**
 * Print a paper, from the button or the browser's own menu; a paper that this phone printed before is marked COPY.
 * [INV-2, INV-4] A page cannot know whether a print dialog was cancelled: opening it counts as printing. A roll is sent
 * to the phone's Bluetooth printer, which reports the result. [SET-7]
 */
export function usePrinting(paper: WrittenPaper, size: PaperSize, name: string) {
  const { t } = useLingui();
  const columns = useColumnWords();
  const [isCopy, setIsCopy] = useState(() => wasPrinted(name));
  const now = useRef<() => Printing>(undefined);
  // Register before the user can press: an effect might wait for a frame.
  useLayoutEffect(() => {
    now.current = () => {
      const marked = asCopy(paper, name, t`COPY`);
      notePrinted(name);
      return { paper: marked, size, columns };
    };
  });
  useLayoutEffect(() => {
    const stop = printInstead(() => now.current!());
    const after = () => setIsCopy(true);
    window.addEventListener('afterprint', after);
    return () => {
      stop();
      window.removeEventListener('afterprint', after);
    };
  }, []);
  const tell = usePrinterWords();
  const print = async () => {
    if ((size !== '58' && size !== '80') || !knownPrinter()) return window.print();
    const marked = asCopy(paper, name, t`COPY`);
    if (!(await tell(() => printByBluetooth(marked, size)))) return;
    notePrinted(name);
    setIsCopy(true);
  };
  return { isCopy, print: () => void print(), byDialog: () => window.print() };
}

const asCopy = (paper: WrittenPaper, name: string, copy: string): WrittenPaper =>
  wasPrinted(name) ? { ...paper, mark: paper.mark ?? copy } : paper;

const KEY = 'flockbook-printed';

const VERSION = 1;

/** Limit of remembered papers; after this many later prints a COPY mark has no value. */
const MAX_PRINTED = 5_000;

const printed = (): readonly string[] => (readDraft(KEY, VERSION) as readonly string[] | undefined) ?? [];

/** True when this phone printed a paper before: then it is a copy. [INV-4] */
const wasPrinted = (paper: string): boolean => printed().includes(paper);

/** Remember that this phone printed it. */
function notePrinted(paper: string): void {
  if (!wasPrinted(paper)) writeDraft(KEY, VERSION, [...printed(), paper].slice(-MAX_PRINTED));
}
