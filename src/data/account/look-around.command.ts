import { ok, refuse } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import type { CommandResult } from '../../contract/port.ts';

/** A sample farm for whoever is not signed in here; whose book waits for a PIN is signed in. [RTE-3] */
export async function lookAround(deps: Deps): Promise<CommandResult<'account.lookAround'>> {
  const session = await deps.lookAround();
  return session?.isSample ? ok(null) : refuse({ type: 'SignedIn' });
}
