import { mayAdd } from '../../../data/rights.ts';
import { payOutDraft } from '../../../contract/inputs/payments.ts';
import { command } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import { checkPayOut, type PayOutDraft } from '../../../domain/payments/check-payment-out.ts';
import { keptReference } from '../../../domain/payments/check-payment.ts';
import { ok, refuse } from '../../../domain/result.ts';
import type { Book } from '../../../store/book.ts';
import { vendorNames } from '../../parties/data/people-now.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { owedOn } from './payable-out.ts';
import { savePayment } from './save-payment.ts';

/**
 * Record money paid out: for an expense, a purchase or a flock, or to a supplier on account. Idempotent.
 * [PAY-1, PAY-6, DAT-4]
 */
export const payOut = command({
  name: 'payments.payOut',
  input: payOutDraft,
  saves: 'record',
  needs: 'member',
  run: async ({ deps, session, open, book }, draft) => {
    const { to } = draft;
    const target =
      to.kind === 'supplier' ? { target_kind: 'account' as const } : { target_kind: to.kind, target_id: to.id };
    if (!mayAdd(open, 'payments', { ...target, party_kind: 'vendor' })) return refuse({ type: 'NotAllowed' });
    const business_id = open.business.id;
    const ledger = await firstValueFrom(session.ledger$);
    const paid = await book.exclusive(async () => {
      if ((await book.payments.find([draft.id])).has(draft.id)) return ok({ id: draft.id });
      const payee = await payeeOf(book, ledger?.db, business_id, to);
      if (!payee) return refuse({ type: 'NotHere' } as const);
      const { currency } = open.settings;
      const checked = checkPayOut(draft, payee, { at: deps.now().toISOString(), currency });
      if (!checked.ok) return checked;
      const reference = keptReference(draft.reference);
      await savePayment(book, deps, {
        id: draft.id,
        business_id,
        direction: 'out',
        ...(payee.vendor_id === undefined
          ? { party_kind: 'none' }
          : { party_kind: 'vendor', party_id: payee.vendor_id }),
        ...target,
        amount: draft.amount,
        method: draft.method,
        ...(reference !== undefined && { reference }),
        received_by: payee.payee?.slice(0, 128) || '-',
        occurred_at: draft.occurred_at,
      });
      return ok({ id: draft.id });
    });
    if (paid.ok) session.sync.sendNow();
    return paid;
  },
});

interface Payee {
  readonly balance: number;
  readonly vendor_id?: string | undefined;
  readonly payee?: string | undefined;
}

/** A named supplier may be paid in advance, so the balance is not checked. */
async function payeeOf(
  book: Book,
  db: LedgerDatabase | undefined,
  businessId: string,
  to: PayOutDraft['to'],
): Promise<Payee | undefined> {
  if (to.kind !== 'supplier') return owedOn(book, db, businessId, { kind: to.kind, id: to.id });
  const vendor = (await book.vendors.find([to.id])).get(to.id);
  if (vendor?.['business_id'] !== businessId) return undefined;
  return { balance: 0, vendor_id: to.id, payee: (await vendorNames(book, [to.id])).get(to.id) };
}
