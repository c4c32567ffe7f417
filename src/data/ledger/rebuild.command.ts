import { firstValueFrom } from 'rxjs';
import { ok, refuse } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import type { CommandResult } from '../../contract/port.ts';

/** Throw the books away and make them anew from all records; how far it is, 'ledger.progress' says. [LED-48] */
export async function rebuildLedger(deps: Deps): Promise<CommandResult<'ledger.rebuild'>> {
  const session = deps.session$.value;
  if (!session) return refuse({ type: 'SignedOut' });
  const ledger = await firstValueFrom(session.ledger$);
  await ledger?.rebuild();
  return ok(null);
}
