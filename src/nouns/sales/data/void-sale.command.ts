import { idAndReason } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import { voidFact } from '../../../data/void-fact.ts';
import { whatFollowed } from './what-followed.ts';

/**
 * Void a sale, an order or a return, with its first payment: it never happened. [SAL-40, DOC-7] Refused while it has
 * returns or later payments: these must be undone first. [SAL-41]
 */
export const voidSale = command({
  name: 'sales.void',
  input: idAndReason,
  needs: 'member',
  run: async (work, input) => {
    const ledger = await firstValueFrom(work.session.ledger$);
    return voidFact(work, 'sales', {
      ...input,
      async hindrance() {
        const { returns, payments } = await whatFollowed(ledger?.db, input.id);
        if (returns.length > 0) return { type: 'HasReturns', count: returns.length } as const;
        if (payments.length > 0) return { type: 'HasPayments', count: payments.length } as const;
        return undefined;
      },
    });
  },
});
