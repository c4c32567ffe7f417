import { useCallback, useState } from 'react';

/**
 * What is asked before something is saved: the first press asks, the next one saves all the same. Whoever changes something is asked anew,
 * and what is asked otherwise now is asked again. [MSG-7, MSG-8, MSG-12]
 */
export function useAsked<W>() {
  const [asked, setAsked] = useState<readonly W[]>([]);
  const forget = useCallback(() => setAsked([]), []);
  /** Whether it may be saved now. */
  const mayGoOn = (warnings: readonly W[]): boolean => {
    if (warnings.length === 0 || JSON.stringify(warnings) === JSON.stringify(asked)) return true;
    setAsked(warnings);
    return false;
  };
  return { asked, mayGoOn, forget };
}
