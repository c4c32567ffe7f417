import { nothing } from '../../contract/inputs/shape.ts';
import { command } from '../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import { ok } from '../../domain/result.ts';

/** Discard the books and rebuild them from all records; 'ledger.progress' reports the progress. [LED-48] */
export const rebuildLedger = command({
  name: 'ledger.rebuild',
  input: nothing,
  needs: 'sign-in',
  run: async ({ session }) => {
    const ledger = await firstValueFrom(session.ledger$);
    await ledger?.rebuild();
    return ok(null);
  },
});
