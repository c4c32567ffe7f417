import { useCallback, useState } from 'react';

/**
 * Confirmation of warnings before saving: the first press shows them, the next one saves nevertheless. After a change
 * of the input they are confirmed again, as are warnings that differ from those shown. [MSG-7, MSG-8, MSG-12]
 */
export function useAsked<W>() {
  const [asked, setAsked] = useState<readonly W[]>([]);
  const forget = useCallback(() => setAsked([]), []);
  /** True when it may be saved now. */
  const mayGoOn = (warnings: readonly W[]): boolean => {
    if (warnings.length === 0 || JSON.stringify(warnings) === JSON.stringify(asked)) return true;
    setAsked(warnings);
    return false;
  };
  return { asked, mayGoOn, forget };
}
