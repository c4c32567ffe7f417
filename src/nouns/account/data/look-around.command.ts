import { nothing } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { ok, refuse } from '../../../domain/result.ts';

/** A sample farm for visitors who are not signed in; a user whose book waits for a PIN counts as signed in. [RTE-3] */
export const lookAround = command({
  name: 'account.lookAround',
  input: nothing,
  run: async (deps) => {
    const session = await deps.lookAround();
    return session?.isSample ? ok(null) : refuse({ type: 'SignedIn' });
  },
});
