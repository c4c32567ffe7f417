import type { Payment } from '../../../../schemas/payment.schema.ts';
import { command } from '../../../data/command.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import { mayAdd } from '../../../data/rights.ts';
import { voidFact } from '../../../data/void-fact.ts';
import { checkMoney, type MoneyDraft } from '../../../domain/money/check-money.ts';
import { keptReference } from '../../../domain/payments/check-payment.ts';
import { ok, refuse } from '../../../domain/result.ts';

/** Write down money that moves, is the owner's own, was there before the book, or is counted. Running it twice is running it once. [PAY-15, PAY-16, DAT-4] */
export const addMoney = command({
  name: 'money.add',
  saves: 'record',
  needs: 'member',
  run: async ({ deps, session, open, book }, draft) => {
    const { id, occurred_at } = draft;
    const isCount = draft.move === 'counted';
    const content = isCount ? countOf(draft) : paymentOf(draft, book.uid);
    const name = isCount ? 'stock_entries' : 'payments';
    if (!mayAdd(open, name, content)) return refuse({ type: 'NotAllowed' });
    const checked = checkMoney(draft, { at: deps.now().toISOString(), currency: open.settings.currency });
    if (!checked.ok) return checked;
    const fact = { id, business_id: open.business.id, occurred_at, content: () => content };
    await book.exclusive(async () =>
      isCount ? saveNewFact(deps, book, book.stock_entries, fact) : saveNewFact(deps, book, book.payments, fact),
    );
    session.sync.sendNow();
    return ok({ id });
  },
});

/** Take a wrong one out of the book. [PAY-1] */
export const voidMoney = command({
  name: 'money.void',
  needs: 'member',
  run: async (work, input) => {
    const isPayment = (await work.book.payments.find([input.id])).has(input.id);
    return voidFact(work, isPayment ? 'payments' : 'stock_entries', input);
  },
});

/** Nobody owes it: it moves, or is the owner's. [LED-56] */
function paymentOf({ move, method, to, amount, reference, note }: MoneyDraft, uid: string): Partial<Payment> {
  const kept = keptReference(reference);
  return {
    direction: move === 'taken_out' || move === 'tax_paid' || move === 'moved' ? 'out' : 'in',
    party_kind: 'none',
    target_kind: move === 'opening' ? 'opening' : move === 'tax_paid' || move === 'tax_back' ? 'tax' : 'account',
    amount,
    method,
    ...(move === 'moved' && { to_method: to }),
    ...(kept !== undefined && { reference: kept }),
    received_by: uid,
    ...noteOf(note),
  };
}

/** A count of a cash box names the method as an item is named. [SHP-7] */
const countOf = ({ method, amount, note }: MoneyDraft) => ({
  kind: 'count',
  item_kind: 'cash',
  item_id: method,
  qty: amount,
  ...noteOf(note),
});

function noteOf(typed = ''): { note?: string } {
  const note = typed.trim().slice(0, 500);
  return note === '' ? {} : { note };
}
