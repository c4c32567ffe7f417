import { command } from '../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import { ok } from '../../domain/result.ts';

/** Throw the books away and make them anew from all records; how far it is, 'ledger.progress' says. [LED-48] */
export const rebuildLedger = command({
  name: 'ledger.rebuild',
  needs: 'sign-in',
  run: async ({ session }) => {
    const ledger = await firstValueFrom(session.ledger$);
    await ledger?.rebuild();
    return ok(null);
  },
});
