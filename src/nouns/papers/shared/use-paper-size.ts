import { useState } from 'react';
import { readDraft, writeDraft } from '../../../ui/draft-storage.ts';
import { PAPER_SIZES, type PaperSize } from './draw-paper.ts';

const VERSION = 1;
const keyOf = (kind: string) => `flockbook-paper-${kind}`;

/** The paper size for a kind of paper on this phone: the last choice, else `first`. [INV-2] */
export function usePaperSize(kind: string, first: PaperSize): [PaperSize, (size: PaperSize) => void] {
  const [chosen, setChosen] = useState(() => PAPER_SIZES.find((size) => size === readDraft(keyOf(kind), VERSION)));
  const choose = (size: PaperSize) => {
    writeDraft(keyOf(kind), VERSION, size);
    setChosen(size);
  };
  return [chosen ?? first, choose];
}
