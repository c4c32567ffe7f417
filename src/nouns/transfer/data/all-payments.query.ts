import { firstPayments } from '../../../domain/sales/first-payments.ts';
import { query } from '../../../data/query.ts';
import { combineLatest } from 'rxjs';
import { mergesAmong } from '../../parties/data/merged-people.ts';
import { canonicalId } from '../../../domain/parties/merged.ts';
import { CUSTOMERS, everyParty, SUPPLIERS, type PartyDoc } from '../../parties/data/party-side.ts';
import { changesIn, liveThings, whenBusinessOpen } from '../../../data/live.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';
import type { FlockDoc, ExpenseDoc, PurchaseDoc, SaleDoc } from '../../../store/book.ts';
import { everyFact } from './every-fact.ts';
import type { PaymentEntry, PaidFor } from '../../../contract/exports.ts';
import type { Payment } from '../../../../schemas/payment.schema.ts';
import type { StockEntry } from '../../../../schemas/stock-entry.schema.ts';
import { NO_PAYEE } from '../../../domain/expenses/check-expense.ts';
import type { Row } from '../../../store/row-store.ts';

/** All payments, newest first: those made with a document, and later ones. [IMP-2, PAY-9] */
export const allPayments = query({
  name: 'exports.payments',
  read: (deps) =>
    whenBusinessOpen<readonly PaymentEntry[]>(
    deps,
    (session, businessId) => {
      const { sales, purchases, expenses, payments, stock_entries, farm } = session.book;
      return combineLatest([
        changesIn(sales, purchases, expenses, payments, stock_entries),
        everyParty(CUSTOMERS, session, businessId),
        everyParty(SUPPLIERS, session, businessId),
        liveThings<FlockDoc>(farm, businessId),
        session.workspace$,
      ]).pipe(
        readInTurn(async ([, customers, suppliers, flocks, { members }], isOver) => {
          const [sold, bought, spent, paid, entries] = await Promise.all([
            everyFact(sales, businessId, isOver),
            everyFact(purchases, businessId, isOver),
            everyFact(expenses, businessId, isOver),
            everyFact(payments, businessId, isOver),
            everyFact(stock_entries, businessId, isOver),
          ]);
          const names: PaymentNames = {
            party: namesOf([...customers, ...suppliers]),
            person: new Map(members.filter((one) => one.business_id === businessId).map((one) => [one.user_id, one.name])),
          };
          return paymentsOf({ sales: sold, purchases: bought, expenses: spent, payments: paid, flocks, entries }, names);
        }),
      );
    },
    [],
  ), // prettier-ignore
});

/** Names of parties; merged ones have the name of their canonical party. [VEN-4, CUS-8] */
function namesOf(people: readonly PartyDoc[]): Map<string, string> {
  const merged = mergesAmong(people);
  const own = new Map(people.map(({ id, name }) => [id, name]));
  return new Map(people.map(({ id, name }) => [id, own.get(canonicalId(merged, id)) ?? name]));
}

/** All documents that may contain a payment. */
interface Documents {
  readonly sales: readonly SaleDoc[];
  readonly purchases: readonly PurchaseDoc[];
  readonly expenses: readonly ExpenseDoc[];
  readonly payments: readonly Row<Payment>[];
  readonly flocks: readonly FlockDoc[];
  /** From the stock entries: only runs have paid costs. */
  readonly entries: readonly Row<StockEntry>[];
}

/** Names by ids: of customers and suppliers, and of members. */
interface PaymentNames {
  readonly party: ReadonlyMap<string, string>;
  readonly person: ReadonlyMap<string, string>;
}

type Paid = Pick<PaymentEntry, 'amount' | 'method' | 'reference'>;

/** A document with its payments; `sign` is positive for money received. */
interface Document {
  readonly one: Pick<SaleDoc, 'id' | 'created_by' | 'sync_state'> & { readonly voided_at?: string | undefined };
  readonly day: string;
  readonly at: string;
  readonly party: string | undefined;
  readonly paid_for: PaidFor;
  readonly paid: readonly (readonly [sign: 1 | -1, Paid | undefined, kind?: PaidFor['kind']])[];
}

/**
 * Payments of documents and later payments, newest first; received amounts are positive, paid ones negative.
 * [IMP-2, PAY-9] Units: minor units.
 */
function paymentsOf(documents: Documents, names: PaymentNames): PaymentEntry[] {
  const first = withPayments(documents, names.party);
  const targets = new Map(first.map(({ one, paid_for }) => [one.id, paid_for]));
  const entries = [...first, ...documents.payments.map((one) => laterPayment(one, targets, names.party))].flatMap(
    ({ one, paid, paid_for, party, ...about }) =>
      paid.flatMap(([sign, part, kind]): PaymentEntry[] => {
        if (!part) return [];
        const { amount, method, reference } = part;
        return [
          {
            ...about,
            // The carrier is not named in the document.
            party: kind === 'carrier' ? undefined : party,
            paid_for: kind ? { ...paid_for, kind } : paid_for,
            amount: sign * amount,
            method,
            reference,
            by: names.person.get(one.created_by),
            voided: one.voided_at !== undefined,
            sync: one.sync_state,
          },
        ];
      }),
  );
  return entries.sort((a, b) => (a.day === b.day ? (a.at < b.at ? 1 : -1) : a.day < b.day ? 1 : -1));
}

function withPayments({ sales, purchases, expenses, flocks, entries }: Documents, party: PaymentNames['party']): Document[] {
  const who = (id: string | undefined, otherwise?: string) => party.get(id ?? '') ?? otherwise;
  return [
    ...sales.map((one): Document => ({
      one,
      day: one.day,
      at: one.occurred_at,
      party: who(one.customer_id, one.customer_name),
      paid_for: { kind: 'sale', number: one.sale_no },
      paid: firstPayments(one).map((way) => [one.kind === 'return' ? -1 : 1, way]),
    })),
    ...purchases.map((one): Document => {
      const sign = one.kind === 'return' ? 1 : -1;
      const carrier = one.transport_method && one.transport_cost ? { amount: one.transport_cost, method: one.transport_method } : undefined;
      return {
        one,
        day: one.day,
        at: one.occurred_at,
        party: who(one.vendor_id, one.vendor_name),
        paid_for: { kind: 'purchase', number: one.purchase_no },
        // The carrier was paid on the spot, not by the supplier. [PUR-3]
        paid: [[sign, one.initial_payment], [sign, carrier, 'carrier']],
      };
    }),
    ...expenses.map((one): Document => ({
      one,
      day: one.day,
      at: one.occurred_at,
      party: who(one.vendor_id, one.payee === NO_PAYEE ? undefined : one.payee),
      paid_for: { kind: 'expense', number: one.voucher_no, category: one.category },
      paid: [[-1, one.initial_payment]],
    })),
    ...flocks.map((one): Document => ({
      one,
      day: one.placed_on,
      at: one.created_at,
      party: who(one.vendor_id),
      paid_for: { kind: 'farm', number: one.name },
      paid: [[-1, one.initial_payment]],
    })),
    ...entries.map((one): Document => ({
      one,
      day: one.day,
      at: one.occurred_at,
      party: undefined,
      paid_for: { kind: 'run' },
      // A cost without a way of payment is owed. [LED-57]
      paid: one.kind === 'production' ? (one.extra_costs ?? []).map(({ amount, method }) => [-1, method && { amount, method }]) : [],
    })),
  ];
} // prettier-ignore

function laterPayment(one: Row<Payment>, targets: ReadonlyMap<string, PaidFor>, party: PaymentNames['party']): Document {
  return {
    one,
    day: one.day,
    at: one.occurred_at,
    party: party.get(one.party_id ?? ''),
    paid_for: targets.get(one.target_id ?? '') ?? { kind: kindWithoutDocument(one) },
    paid:
      one.to_method === undefined
        ? [[one.direction === 'in' ? 1 : -1, one]]
        : [[-1, one, 'moved'], [1, { ...one, method: one.to_method }, 'moved']], // it leaves one place and enters another
  };
} // prettier-ignore

/** The kind of a payment that refers to no document. */
function kindWithoutDocument({ target_kind, party_kind }: Payment): PaidFor['kind'] {
  if (target_kind === 'account') return party_kind === 'none' ? 'own' : 'account';
  return target_kind === 'raw_material' ? 'purchase' : target_kind === 'tax_opening' ? 'tax' : target_kind;
}
