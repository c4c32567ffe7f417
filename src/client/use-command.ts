import { useCallback, useState } from 'react';
import type { CommandError, CommandInput, CommandName, CommandResult, Ran } from '../contract/port.ts';
import { dataPort } from './data-port.ts';
import { savedSomething } from './install-offer.ts';

/**
 * Run a named command in the worker. [DAT-3]
 * `error` is the last refusal, a plain tagged value; `busy` is true while one runs.
 * Errors: a command that fails is a bug; it is thrown while rendering and the crash page shows it. [DAT-11]
 */
export function useCommand<N extends CommandName>(name: N) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CommandError<N>>();
  const [bug, setBug] = useState<Error>();
  const run = useCallback(
    async (input: CommandInput<N>): Promise<CommandResult<N>> => {
      setBusy(true);
      setError(undefined);
      try {
        const result = (await dataPort().run(name, input)) as Ran<N>;
        if (!result.ok) setError(() => result.error);
        if (result.saves) keepStorage();
        if (result.saves === 'record') savedSomething();
        return result;
      } catch (fault) {
        setBug(fault instanceof Error ? fault : new Error(JSON.stringify(fault)));
        return await new Promise<never>(() => {}); // never resolves: the crash page takes over
      } finally {
        setBusy(false);
      }
    },
    [name], // eslint-disable-line react/memo-dependencies -- the port never changes
  );
  const clearError = useCallback(() => setError(undefined), []);
  if (bug !== undefined) throw bug;
  return { run, busy, error, clearError };
}

let asked = false;

/**
 * Ask the browser, once, not to clear the book when the phone is full. Done after the first save, when there is
 * something to keep and browsers are readier to agree; a refusal is shown under phones & sync. [SYN-29]
 */
function keepStorage(): void {
  // Absent on pages that are not served securely.
  const storage = navigator.storage as StorageManager | undefined;
  if (asked || !storage) return;
  asked = true;
  storage.persisted().then(
    (already) => already || storage.persist(),
    () => undefined,
  );
}
