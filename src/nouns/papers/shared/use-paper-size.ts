import { useState } from 'react';
import { readDraft, writeDraft } from '../../../ui/draft-storage.ts';
import { PAPER_SIZES, type PaperSize } from './draw-paper.ts';

const VERSION = 1;
const keyOf = (kind: string) => `flockbook-paper-${kind}`;

/** What this phone prints a kind of paper on: what was chosen last, else `first`. [INV-2] */
export function usePaperSize(kind: string, first: PaperSize): [PaperSize, (size: PaperSize) => void] {
  const [chosen, setChosen] = useState(() => PAPER_SIZES.find((size) => size === readDraft(keyOf(kind), VERSION)));
  const choose = (size: PaperSize) => {
    writeDraft(keyOf(kind), VERSION, size);
    setChosen(size);
  };
  return [chosen ?? first, choose];
}
