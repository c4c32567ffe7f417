import type { StockEntry } from '../../../../schemas/stock-entry.schema.ts';
import type { Payment } from '../../../../schemas/payment.schema.ts';
import { moneyCorrection, moneyDraft } from '../../../contract/inputs/money.ts';
import { idAndReason } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import { mayAdd } from '../../../data/rights.ts';
import { correctFact } from '../../../data/correct-fact.ts';
import { voidFact } from '../../../data/void-fact.ts';
import { checkMoney, isTaxBefore, type MoneyDraft, type MoneyError } from '../../../domain/money/check-money.ts';
import { MONEY_MOVES, type PaidMove } from '../../../domain/money/money-moves.ts';
import { keptReference } from '../../../domain/payments/check-payment.ts';
import { ok, refuse } from '../../../domain/result.ts';

/**
 * Record money that is moved, is the owner's own, was there before the book, or is counted. Idempotent.
 * [PAY-15, PAY-16, DAT-4]
 */
export const addMoney = command({
  name: 'money.add',
  input: moneyDraft,
  saves: 'record',
  needs: 'member',
  run: async ({ deps, session, open, book }, draft) => {
    const { id, occurred_at } = draft;
    const isCount = draft.move === 'counted';
    const content = draft.move === 'counted' ? countOf(draft) : paymentOf(draft.move, draft, book.uid);
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

/** Correct place, amount or day. The kind of the record stays. [PAY-21, DOC-20] */
export const correctMoney = command({
  name: 'money.correct',
  input: moneyCorrection,
  saves: 'record',
  needs: 'member',
  run: async (work, { draft, reason }) => {
    if (reason.trim() === '') return refuse({ type: 'ReasonMissing' });
    const { deps, open, book } = work;
    const isCount = draft.move === 'counted';
    return correctFact<Payment & StockEntry, MoneyError | { type: 'NotAllowed' }>(
      work,
      isCount ? 'stock_entries' : 'payments',
      {
        id: draft.id,
        reason,
        change: (before) => {
          const checked = checkMoney(draft, { at: deps.now().toISOString(), currency: open.settings.currency });
          if (!checked.ok) return checked;
          const { move } = draft;
          const content = move === 'counted' ? countOf(draft) : paymentOf(move, draft, before.received_by ?? book.uid);
          return isSameMove(before, content) ? ok({ occurred_at: draft.occurred_at, content }) : refuse({ type: 'NotAllowed' }); // prettier-ignore
        },
      },
    );
  },
});

/** A count stays a count, own money stays own money. */
const isSameMove = (before: Partial<Payment & StockEntry>, after: Partial<Payment> & { item_kind?: string }): boolean =>
  (['direction', 'party_kind', 'target_kind'] as const).every((name) => before[name] === after[name]) &&
  'to_method' in before === 'to_method' in after &&
  (before as { item_kind?: string }).item_kind === after.item_kind;

/** Void a wrong record. [PAY-1] */
export const voidMoney = command({
  name: 'money.void',
  input: idAndReason,
  needs: 'member',
  run: async (work, input) => {
    const isPayment = (await work.book.payments.find([input.id])).has(input.id);
    return voidFact(work, isPayment ? 'payments' : 'stock_entries', input);
  },
});

/** A payment without a party: it is moved, or belongs to the owner or the tax office. [LED-56, TAX-8] */
function paymentOf(move: PaidMove, { method, to, amount, reference, note }: MoneyDraft, uid: string): Partial<Payment> {
  const kept = keptReference(reference);
  return {
    ...MONEY_MOVES[move],
    party_kind: 'none',
    amount,
    method: isTaxBefore(move) ? 'credit_note' : method,
    ...(move === 'moved' && { to_method: to }),
    ...(kept !== undefined && { reference: kept }),
    received_by: uid,
    ...noteOf(note),
  };
}

/** A count of a cash box stores the method in place of an item. [SHP-7] */
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
