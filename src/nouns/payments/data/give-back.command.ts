import { firstValueFrom } from 'rxjs';
import { partyId } from '../../../books/keep/names.ts';
import { balanceOf } from '../../../books/read/party-debts.ts';
import { giveBackDraft } from '../../../contract/inputs/payments.ts';
import { command } from '../../../data/command.ts';
import { mayAdd } from '../../../data/rights.ts';
import { checkGiveBack } from '../../../domain/payments/check-give-back.ts';
import { keptReference } from '../../../domain/payments/check-payment.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { CUSTOMERS, SUPPLIERS } from '../../parties/data/party-side.ts';
import { savePayment } from './save-payment.ts';

/** Record the return of an advance: to a customer, or from a supplier. Idempotent. [PAY-17, DAT-4] */
export const giveBack = command({
  name: 'payments.giveBack',
  input: giveBackDraft,
  saves: 'record',
  needs: 'member',
  run: async ({ deps, session, open, book }, draft) => {
    const side = draft.side === 'buys' ? CUSTOMERS : SUPPLIERS;
    const isOut = draft.side === 'buys';
    const target = { party_kind: isOut ? ('customer' as const) : ('vendor' as const), target_kind: 'account' as const };
    if (!mayAdd(open, 'payments', target)) return refuse({ type: 'NotAllowed' });
    const business_id = open.business.id;
    const ledger = await firstValueFrom(session.ledger$);
    const given = await book.exclusive(async () => {
      if ((await book.payments.find([draft.id])).has(draft.id)) return ok({ id: draft.id });
      const party = (await side.store(book).find([draft.party_id])).get(draft.party_id);
      if (party?.business_id !== business_id) return refuse({ type: 'NotHere' } as const);
      const booked = ledger && (await ledger.db.parties.get(partyId(side.account, draft.party_id)));
      const ahead = ledger && Math.max(0, -balanceOf(booked));
      const checked = checkGiveBack(draft, ahead, { at: deps.now().toISOString(), currency: open.settings.currency });
      if (!checked.ok) return checked;
      const reference = keptReference(draft.reference);
      await savePayment(book, deps, {
        id: draft.id,
        business_id,
        direction: isOut ? 'out' : 'in',
        ...target,
        party_id: draft.party_id,
        amount: draft.amount,
        method: draft.method,
        ...(reference !== undefined && { reference }),
        received_by: isOut ? party.name.slice(0, 128) || '-' : book.uid,
        occurred_at: draft.occurred_at,
      });
      return ok({ id: draft.id });
    });
    if (given.ok) session.sync.sendNow();
    return given;
  },
});
