import { useState } from 'react';
import { readDraft, writeDraft } from '../../ui/draft-storage.ts';
import { PAPER_SIZES, type PaperSize } from '../../ui/paper/draw-paper.ts';
import type { PaperKind } from '../../ui/paper/write-paper.ts';

const VERSION = 1;
const keyOf = (kind: PaperKind) => `flockbook-paper-${kind}`;

/** What this phone prints a kind of paper on: what was chosen last, else A4 for invoices and the business's roll. [INV-2] */
export function usePaperSize(kind: PaperKind, roll: '58' | '80'): [PaperSize, (size: PaperSize) => void] {
  const [chosen, setChosen] = useState(() => PAPER_SIZES.find((size) => size === readDraft(keyOf(kind), VERSION)));
  const choose = (size: PaperSize) => {
    writeDraft(keyOf(kind), VERSION, size);
    setChosen(size);
  };
  return [chosen ?? (kind === 'invoice' ? 'a4' : roll), choose];
}
