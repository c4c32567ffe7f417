import { useState } from 'react';
import { SomebodyElse } from '../../client/ask.ts';
import type { NamedTable } from './all-tables.ts';

/**
 * Makes the tables of the whole business by a press; `make` gives undefined when the person left meanwhile. [IMP-2]
 * Errors: a query that fails is a bug; it is thrown while rendering and the crash page shows it.
 */
export function useAllTables(currency: string): {
  busy: boolean;
  make: () => Promise<readonly NamedTable[] | undefined>;
} {
  const [busy, setBusy] = useState(false);
  const [bug, setBug] = useState<unknown>();
  if (bug !== undefined) throw bug;
  return {
    busy,
    async make() {
      setBusy(true);
      try {
        // What makes them comes with its first use, as does what writes the file.
        const { allTables } = await import('./all-tables.ts');
        return await allTables(currency);
      } catch (fault) {
        if (!(fault instanceof SomebodyElse)) setBug(fault ?? new Error('no tables'));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
