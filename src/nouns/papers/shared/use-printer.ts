import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { WrittenPaper } from '../../../domain/papers/written-paper.ts';
import { printByBluetooth, usePrinterWords } from './print-by-bluetooth.tsx';
import { choosePrinter, forgetPrinter, knownPrinter } from './printer-link.ts';

/** The Bluetooth printer of this phone: choose, test, forget. [SET-7] */
export function usePrinter() {
  const { t } = useLingui();
  const tell = usePrinterWords();
  const [printer, setPrinter] = useState(knownPrinter);
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<unknown>, done?: string) => {
    setBusy(true);
    await tell(work, done);
    setBusy(false);
  };
  return {
    name: printer?.name,
    busy,
    connect: () => void during(async () => setPrinter(await choosePrinter()), t`Printer connected`),
    test: (paper: WrittenPaper, roll: '58' | '80') => void during(() => printByBluetooth(paper, roll)),
    forget: () => {
      forgetPrinter();
      setPrinter(undefined);
    },
  };
}
