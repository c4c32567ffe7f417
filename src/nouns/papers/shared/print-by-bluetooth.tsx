import { useLingui } from '@lingui/react/macro';
import { IconPrinter, IconPrinterOff } from '@tabler/icons-react';
import type { WrittenPaper } from '../../../domain/papers/written-paper.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { PrinterFault, sendToPrinter } from './printer-link.ts';

const STAYS_MS = 10_000;

/** Print a paper on the printer that this phone knows; call it from a press. Errors: `PrinterFault`. */
export async function printByBluetooth(paper: WrittenPaper, roll: '58' | '80'): Promise<void> {
  const { encodeSlip } = await import('./encode-slip.ts');
  await sendToPrinter(await encodeSlip(paper, roll));
}

/** Run an action of the printer and report its result to the user; returns whether it succeeded. */
export function usePrinterWords() {
  const { t } = useLingui();
  const words: Record<PrinterFault['why'], string> = {
    'not-chosen': t`No printer was chosen. Switch on Bluetooth and the printer, and come near it.`,
    'not-reached': t`The printer did not answer. Switch it on, come near it, and press again.`,
    'no-printer': t`That is no receipt printer that Flockbook knows. Choose another one, or print without Bluetooth.`,
  };
  return async (work: () => Promise<unknown>, done = t`Sent to the printer`): Promise<boolean> => {
    try {
      await work();
      showToast({ id: 'printer', title: done, icon: <IconPrinter />, stays: STAYS_MS, closeName: t`Close` });
      return true;
    } catch (fault) {
      console.warn('printing by Bluetooth', fault);
      const text = fault instanceof PrinterFault ? words[fault.why] : words['not-reached'];
      showToast({ id: 'printer', title: t`Not printed`, text, icon: <IconPrinterOff />, stays: STAYS_MS, closeName: t`Close` });
      return false;
    }
  };
} // prettier-ignore
