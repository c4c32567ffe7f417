import type { CollectionBelow } from '../../../schemas/collections.ts';
import type { Customer } from '../../../schemas/customer.schema.ts';
import type { Expense } from '../../../schemas/expense.schema.ts';
import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import type { Payment } from '../../../schemas/payment.schema.ts';
import type { Purchase } from '../../../schemas/purchase.schema.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import type { StockEntry } from '../../../schemas/stock-entry.schema.ts';
import type { Vendor } from '../../../schemas/vendor.schema.ts';
import { postPurchase } from './post-purchase.ts';
import { postSale } from './post-sale.ts';
import { postStockEntry } from './post-stock-entry.ts';
import { ACCOUNTS, DAY_START, type FixedGroup, type Account, DAY_END, type FlockMeta, type Cause } from './posting.ts';
import { writerOf, type Writer, settledBy } from './writer.ts';
import { birdsPlaced, laysFrom } from '../flocks/flock-age.ts';
import { taxed } from '../tax/taxed.ts';
import { EGG_ITEM_OF_GRADE } from '../sales/egg-items.ts';

type Of<K extends FarmActivity['kind']> = Extract<FarmActivity, { kind: K }>;

/** Postings of an activity of a flock. [LED-40, LED-44, LED-45, LED-58] */
function postActivity(activity: FarmActivity, write: Writer): void {
  write.at(activity.day, activity.occurred_at);
  const { farm_id: farm } = activity;
  switch (activity.kind) {
    case 'eggs':
      return postEggs(activity, write);
    case 'mortality':
      return write.count('heads', 'heads', -activity.qty, { farm, cause: 'dead', category: activity.cause });
    case 'cull': {
      // Birds to be sold leave by the sale, so they are not posted twice. [ACT-5]
      if (activity.outcome === 'sold') return;
      const cause = activity.outcome === 'eaten' ? 'eaten' : 'dead';
      return write.count('heads', 'heads', -activity.qty, { farm, cause, category: 'culled' });
    }
    case 'transfer':
      write.count('from', 'heads', -activity.qty, { farm, cause: 'transfer_out' });
      return write.count('to', 'heads', activity.qty, { farm: activity.to_farm_id, cause: 'transfer_in' });
    case 'count':
      return write.count('heads', 'heads', activity.qty, { farm, cause: 'count', absolute: true });
    case 'feed':
      return postIssue(activity, 'feed', activity.qty, write);
    case 'medication':
      return postIssue(activity, 'medicine', activity.qty ?? 0, write);
    case 'vaccination':
      return postIssue(activity, 'vaccine', activity.qty ?? 0, write);
    case 'water':
    case 'weighing':
    case 'temperature':
    case 'cleaning':
    case 'lighting':
    case 'visit':
    case 'note':
      return; // these kinds post nothing
  }
}

/**
 * Every egg counts as laid. Broken eggs are not stocked, withheld ones are kept separately, and the rest goes into
 * stock.
 */
function postEggs({ farm_id: farm, grades, withheld }: Of<'eggs'>, write: Writer): void {
  for (const { grade, qty, item_id } of grades) {
    write.count(`${grade}.laid`, 'eggs', qty, { farm, grade });
    if (grade === 'broken') continue;
    if (withheld) write.count(`${grade}.apart`, 'withheld', qty, { farm, grade });
    else {
      const item = item_id ?? EGG_ITEM_OF_GRADE[grade];
      write.count(`${grade}.goods`, 'stock', qty, { account: ACCOUNTS.goods, item, farm, cause: 'eggs' });
    }
  }
}

type Issue = Of<'feed' | 'medication' | 'vaccination'>;

function postIssue(activity: Issue, cause: Cause, qty: number, write: Writer): void {
  const { farm_id: farm, raw_material_id: item } = activity;
  const batch = activity.kind === 'feed' ? undefined : activity.batch_no;
  write.count('goods', 'stock', -qty, { account: ACCOUNTS.materials, item, farm, cause, category: cause, batch });
}

const LAYING_MONTHS = 12;

/** Placement of a flock, and its closing with the birds left in the book. [LED-9, LED-45] */
function postFlock(flock: Flock, write: Writer): void {
  const { id: farm, vendor_id: party, initial_count, source_item_id, transport_cost = 0 } = flock;
  write.at(flock.placed_on, DAY_START);
  if (source_item_id !== undefined)
    write.count('chicks', 'stock', -initial_count, {
      account: ACCOUNTS.goods, item: source_item_id, farm, cause: 'placement',
    }); // prettier-ignore
  write.count('heads', 'heads', birdsPlaced(flock), { farm, cause: 'placement', meta: metaOf(flock) });
  const bought = source_item_id === undefined ? initial_count * (flock.unit_cost ?? 0) : 0;
  const cost = bought + transport_cost;
  write.money('cost', ACCOUNTS.birds, cost, { farm, category: 'chicks', cause: 'placement' });
  if (flock.opening) write.money('cost.from', ACCOUNTS.opening, -cost);
  else write.money('owed', ACCOUNTS.payables, -cost, { party, target: farm, due: flock.placed_on });
  const first = flock.initial_payment;
  if (first) {
    const paid = settledBy(first.method, 'supplier');
    write.money('paid.for', ACCOUNTS.payables, first.amount, { party, target: farm });
    write.money('paid', paid.account, -first.amount, { method: paid.method, party });
  }
  if (flock.closed_on === undefined) return;
  write.at(flock.closed_on, DAY_END);
  write.count('close', 'heads', 0, { farm, cause: 'close', absolute: true });
}

function metaOf(flock: Flock): FlockMeta {
  return {
    ...(flock.purpose === undefined ? {} : { purpose: flock.purpose }),
    placed_on: flock.placed_on,
    lays_from: laysFrom(flock),
    laying_months: flock.laying_months ?? LAYING_MONTHS,
    salvage: flock.salvage_price ?? 0,
  };
}

/** A later payment in or out, a transfer of money, or an opening tax debt. [LED-46, LED-56, PAY-1, TAX-8] */
function postPayment(payment: Payment, write: Writer): void {
  write.at(payment.day, payment.occurred_at);
  const { amount, method, to_method, party_id: party } = payment;
  if (to_method !== undefined) {
    write.money('from', ACCOUNTS.money, -amount, { method, category: 'moved' });
    write.money('to', ACCOUNTS.money, amount, { method: to_method, category: 'moved' });
    return;
  }
  const signed = payment.direction === 'in' ? amount : -amount;
  if (payment.target_kind === 'tax_opening') {
    write.money('owed', ACCOUNTS.taxBefore, -signed);
    write.money('owed.from', ACCOUNTS.opening, signed);
    return;
  }
  const account = settles(payment);
  const paid = settledBy(method, account === ACCOUNTS.payables ? 'supplier' : 'customer');
  const isDebt = account === ACCOUNTS.receivables || account === ACCOUNTS.payables;
  write.money('money', paid.account, signed, { method: paid.method, party });
  write.money('for', account, -signed, isDebt ? { party, target: payment.target_id } : {});
}

/** The contra account of a payment. Without a party it is the owner's own, or a walk-in customer's. */
function settles({ party_kind, target_kind, direction }: Payment): Account {
  if (party_kind === 'customer') return ACCOUNTS.receivables;
  if (party_kind === 'vendor') return ACCOUNTS.payables;
  if (target_kind === 'sale') return ACCOUNTS.receivables;
  if (target_kind === 'opening') return ACCOUNTS.opening;
  if (target_kind === 'tax') return ACCOUNTS.taxPaid;
  if (target_kind !== 'account') return ACCOUNTS.payables;
  return direction === 'in' ? ACCOUNTS.capital : ACCOUNTS.drawings;
}

/**
 * Money spent: by the business, for one flock, or to spread over all flocks at the month's end; reclaimed tax is not a
 * cost. [LED-42, LED-13, TAX-7]
 */
function postExpense(expense: Expense, write: Writer): void {
  write.at(expense.day, expense.occurred_at);
  const { amount, category, farm_id: farm, vendor_id: party, tax_rate } = expense;
  const keys = { party, target: expense.id };
  const cause = expense.spread ? 'spread' : farm === undefined ? undefined : 'expense';
  const { net, tax } = taxed(amount, { tax_rate, tax_inclusive: true });
  write.money('amount', ACCOUNTS.expenses, net, { category, farm, cause });
  if (tax_rate !== undefined) {
    write.money('tax', ACCOUNTS.taxToClaim, tax, { rate_bp: tax_rate, category });
    write.count('base', 'tax', tax, { category: 'in', rate_bp: tax_rate, base: net });
  }
  write.money('owed', ACCOUNTS.payables, -amount, { ...keys, due: expense.due_date ?? expense.day });
  const first = expense.initial_payment;
  if (!first) return;
  const paid = settledBy(first.method, 'supplier');
  write.money('paid.for', ACCOUNTS.payables, first.amount, keys);
  write.money('paid', paid.account, -first.amount, { method: paid.method, party });
}

/** The fields of a document needed here: its id, and whether it counts. */
export interface Booked {
  readonly id: string;
  readonly voided_at?: string | undefined;
}

/**
 * Postings of a document, by moment: they depend on that document alone, without clock, settings or any other document.
 * A voided document has none. [LED-20, LED-4] Units: minor units and base units. The document must be valid according
 * to its schema.
 */
export function postingsOf(kind: CollectionBelow, document: Booked): FixedGroup[] {
  if (document.voided_at !== undefined) return [];
  const write = writerOf(document.id, kind);
  post[kind]?.(document, write);
  return write.groups();
}

/** Items and materials have no postings of their own. */
const post: Partial<Record<CollectionBelow, (document: Booked, write: Writer) => void>> = {
  sales: (document, write) => postSale(document as Sale, write),
  payments: (document, write) => postPayment(document as Payment, write),
  purchases: (document, write) => postPurchase(document as Purchase, write),
  expenses: (document, write) => postExpense(document as Expense, write),
  stock_entries: (document, write) => postStockEntry(document as StockEntry, write),
  farm: (document, write) => postFlock(document as Flock, write),
  farm_activities: (document, write) => postActivity(document as FarmActivity, write),
  customers: (document, write) => postOpeningDebt(document as Customer, 1, write),
  vendors: (document, write) => postOpeningDebt(document as Vendor, -1, write),
};

/** Opening debt from before the book began; it is settled against the party itself. [LED-39, CUS-1] */
function postOpeningDebt(
  { id, opening_balance = 0, opening_on }: Customer | Vendor,
  sign: 1 | -1,
  write: Writer,
): void {
  if (opening_on === undefined) return;
  write.at(opening_on, DAY_START);
  const account = sign > 0 ? ACCOUNTS.receivables : ACCOUNTS.payables;
  write.money('opening', account, sign * opening_balance, { party: id, target: id, due: opening_on });
  write.money('opening.from', ACCOUNTS.opening, -sign * opening_balance);
}
