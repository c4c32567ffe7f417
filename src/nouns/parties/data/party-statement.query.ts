import { combineLatest, map, of, switchMap } from 'rxjs';
import { fromLedger } from '../../../books/read/balances.ts';
import { partyHistory, type BookedEntry } from '../../../books/read/party-history.ts';
import type { PartyStatement, StatementRow } from '../../../contract/parties.ts';
import type { QueryInput } from '../../../contract/port.ts';
import { mayAdd, mayVoid } from '../../../data/rights.ts';
import type { OpenBusiness } from '../../../data/session.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import { paymentRow } from '../../payments/data/payment-rows.ts';
import type { PaymentRow } from '../../../contract/payments.ts';
import type { Deps } from '../../../data/deps.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import { query } from '../../../data/query.ts';
import { statementOf } from '../../../domain/parties/statement.ts';
import { storeNamed, type Book } from '../../../store/book.ts';
import { canonicalParty } from './merged-people.ts';
import { CUSTOMERS, everyParty, SUPPLIERS, type PartyDoc, type PartySide } from './party-side.ts';

type Input = QueryInput<'customers.statement'>;

/**
 * Documents and payments in order, with the balance after each; null when the party is not on this phone.
 * [CUS-9, VEN-4]
 */
const statement =
  (side: PartySide) =>
  (deps: Deps, { id, range }: Input) =>
    whenBusinessOpen<PartyStatement | null>(
      deps,
      (session, businessId) =>
        everyParty(side, session, businessId).pipe(
          map((everyone) => canonicalParty(everyone, id).one),
          switchMap((party) =>
            party
              ? combineLatest([
                  fromLedger<readonly BookedEntry[]>(session, ({ db }) => partyHistory(db, side.account, party.id), []),
                  session.open$,
                ]).pipe(switchMap(([entries, open]) => viewOf(session.book, open, side, party, entries, range)))
              : of(null),
          ),
        ),
      null,
    );

export const customerStatement = query({ name: 'customers.statement', read: statement(CUSTOMERS) });
export const supplierStatement = query({ name: 'suppliers.statement', read: statement(SUPPLIERS) });

/** Field with the number of a document. */
const NUMBERS = {
  buys: [['sales', 'sale_no'], ['payments', 'reference']],
  sells: [['purchases', 'purchase_no'], ['expenses', 'voucher_no'], ['farm', 'name'], ['payments', 'reference']],
} as const; // prettier-ignore

async function viewOf(
  book: Book,
  open: OpenBusiness | undefined,
  { side }: PartySide,
  { name, phones }: PartyDoc,
  entries: readonly BookedEntry[],
  range: Input['range'],
): Promise<PartyStatement> {
  const { lines, ...sums } = statementOf(entries, range);
  const ids = lines.map(({ doc_id }) => doc_id);
  const numbers = new Map<string, string>();
  for (const [collection, field] of NUMBERS[side])
    for (const [id, { [field]: number }] of await storeNamed(book, collection).find(ids))
      if (typeof number === 'string') numbers.set(id, number);
  const payments = await paymentsToCorrect(book, open, side, ids);
  return {
    ...sums,
    name,
    phone: phones?.[0],
    lines: lines.map(({ ord: _ord, ...line }): StatementRow => ({
      ...line,
      number: numbers.get(line.doc_id),
      payment: payments.get(line.doc_id),
    })),
  };
}

const UNNAMED = { nameOf: () => undefined, phoneOf: () => undefined, later: new Set<string>() };

/** Payments that this person may correct or void. [PAY-20] */
async function paymentsToCorrect(
  book: Book,
  open: OpenBusiness | undefined,
  side: PartySide['side'],
  ids: readonly string[],
): Promise<Map<string, PaymentRow>> {
  const found = open ? [...(await book.payments.find(ids))] : [];
  const may = (one: object) => open !== undefined && mayVoid(open, 'payments', one) && mayAdd(open, 'payments', one);
  const counted = side === 'buys' ? 'in' : 'out';
  return new Map(
    found
      .filter(([, one]) => may(one) && !isAwaitingApproval(one))
      .map(([id, one]) => [id, paymentRow(one, counted, UNNAMED)]),
  );
}
