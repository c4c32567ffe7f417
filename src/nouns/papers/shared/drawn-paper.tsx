import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { WrittenPaper } from '../../../domain/papers/written-paper.ts';
import { drawSheet, drawSlip, type ColumnWords } from './draw-paper.ts';

/** A paper on the screen: as a sheet, or as the roll on which it is printed. */
export function DrawnPaper({ paper, roll }: { paper: WrittenPaper; roll?: '58' | '80' | undefined }) {
  const columns = useColumnWords();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(roll ? drawSlip(paper, roll) : drawSheet(paper, columns));
  }, [paper, roll, columns]);
  return <div ref={place} />;
}

/** Names of a sheet's columns. */
export function useColumnWords(): ColumnWords {
  const { t } = useLingui();
  return useMemo(
    () => ({
      what: t({ message: 'What', context: 'paper' }),
      quantity: t`Quantity`,
      price: t`Price`,
      amount: t`Amount`,
    }),
    [t],
  );
}
