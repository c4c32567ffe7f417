import { useLingui } from '@lingui/react/macro';
import { AskedNote } from '../../../../ui/feedback/asked-note.tsx';

/** Warning about unlikely prices: the same button, pressed again, saves them nevertheless. [MSG-8] */
export function AskedPrices({ words }: { words: readonly string[] }) {
  const { t } = useLingui();
  return (
    <AskedNote words={words.length > 0 ? [...words, t`If it is right, press again: it is saved all the same.`] : []} />
  );
}
