import { useState } from 'react';
import type { QueryInput, QueryName, QueryOutput } from '../contract/port.ts';
import { askWhole, SomebodyElse } from './ask.ts';

/** More than any list has; IndexedDB accepts no limit above 2³². */
export const ALL_ROWS = 1_000_000;

/**
 * All rows of a list at once, for a file: requested by a press, and `busy` until they are here. [SHL-12] Errors: a
 * query that fails is a bug; it is thrown while rendering and the crash page shows it.
 */
export function useWholeList<N extends QueryName>(
  name: N,
  made: (answer: QueryOutput<N>) => void,
): { busy: boolean; ask: (input: QueryInput<N>) => void } {
  const [busy, setBusy] = useState(false);
  const [bug, setBug] = useState<unknown>();
  if (bug !== undefined) throw bug;
  return {
    busy,
    ask(input) {
      setBusy(true);
      askWhole(name, input)
        .then(made)
        .catch((fault: unknown) => {
          if (!(fault instanceof SomebodyElse)) setBug(fault ?? new Error(name));
        })
        .finally(() => setBusy(false));
    },
  };
}
