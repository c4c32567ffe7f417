import { useLingui } from '@lingui/react/macro';
import { AskedNote } from '../../../../ui/feedback/asked-note.tsx';

/** Prices that may be a slip: the same button, pressed again, saves all the same. [MSG-8] */
export function AskedPrices({ words }: { words: readonly string[] }) {
  const { t } = useLingui();
  return (
    <AskedNote words={words.length > 0 ? [...words, t`If it is right, press again: it is saved all the same.`] : []} />
  );
}
