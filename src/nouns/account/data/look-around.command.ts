import { command } from '../../../data/command.ts';
import { ok, refuse } from '../../../domain/result.ts';

/** A sample farm for whoever is not signed in here; whose book waits for a PIN is signed in. [RTE-3] */
export const lookAround = command({
  name: 'account.lookAround',
  run: async (deps) => {
    const session = await deps.lookAround();
    return session?.isSample ? ok(null) : refuse({ type: 'SignedIn' });
  },
});
