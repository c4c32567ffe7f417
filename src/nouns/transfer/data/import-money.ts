import { MONEY_METHODS } from '../../../../schemas/choices.ts';
import type { ImportRow } from '../../../domain/imports/import-row.ts';
import { planMoney, type MoneyImport, type StandingMoney } from '../../../domain/imports/plan-money.ts';
import { shiftedId } from '../../../domain/imports/shifted-id.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import { voidFact } from '../../../data/void-fact.ts';
import { beginningOf, changeEach, draftsOf, todayOf, type Importer, type Importing } from './importer.ts';

type Method = (typeof MONEY_METHODS)[number];

/** Mobile money requires a transaction number; an opening balance has none. [PAY-4] */
const OPENING = 'OPENING';

/** Import the opening balances of money, from a file or typed. [IMP-1, PAY-2, LED-39] */
export function importMoney(importer: Importer, rows: readonly ImportRow[]): Importing<MoneyImport> {
  const { goesOn, deps, book, open, onKnown, reason, style, date_form } = importer;
  const business_id = open.business.id;
  /** The valid payment of a kind of money, or the free id for a new one. */
  const placeOf = async (method: Method): Promise<{ standing?: StandingMoney; free: string }> => {
    for (let by = 1 + MONEY_METHODS.indexOf(method); ; by += MONEY_METHODS.length) {
      const id = shiftedId(business_id, by);
      const found = (await book.payments.find([id])).get(id);
      if (!found) return { free: id };
      const { amount, direction, day, voided_at } = found;
      if (voided_at === undefined) return { standing: { id, amount: direction === 'in' ? amount : -amount, day }, free: '' };
    }
  }; // prettier-ignore
  const look = async () => {
    const standing = new Map<Method, StandingMoney>();
    for (const method of MONEY_METHODS) {
      const place = await placeOf(method);
      if (place.standing) standing.set(method, place.standing);
    }
    const { currency } = open.settings;
    return planMoney(rows, { standing, currency, today: todayOf(deps), date_form, style, onKnown });
  };
  const save = async ({ method, amount, day }: MoneyImport): Promise<void> => {
    if (amount === 0) return;
    const { free } = await placeOf(method);
    if (free === '') return;
    const content = {
      direction: amount > 0 ? 'in' : 'out',
      party_kind: 'none',
      target_kind: 'opening',
      amount: Math.abs(amount),
      method,
      ...(method === 'mobile_money' && { reference: OPENING }),
      received_by: book.uid,
    };
    await saveNewFact(deps, book, book.payments, {
      id: free,
      business_id,
      occurred_at: beginningOf(day),
      content: () => content,
    });
  };
  const add = async () => {
    const plan = await look();
    if (!(await goesOn())) return undefined;
    // A payment is never edited: a different amount replaces a voided one.
    const done = await changeEach(plan, async ({ replaces }) =>
      replaces === undefined || (await voidFact(importer, 'payments', { id: replaces, reason })).ok); // prettier-ignore
    await book.exclusive(async () => {
      for (const draft of [...draftsOf(done, 'new'), ...draftsOf(done, 'changed')]) await save(draft);
    });
    return done;
  };
  return { look, add };
}
