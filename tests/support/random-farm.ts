import type { Booked } from '../../src/domain/ledger/postings-of.ts';
import type { CollectionBelow } from '../../schemas/collections.ts';
import { Chance } from '../sim/chance.ts';
import {
  aCustomer,
  aFlock,
  anExpense,
  aPayment,
  aPurchase,
  aPurchaseLine,
  aSale,
  aSaleLine,
  aVendor,
} from './documents.ts';
import { anActivity, aStockEntry } from './variant-documents.ts';

/*
 * Random histories of a very small farm: few items, flocks and people, so that all combinations occur. Voids, edits and
 * returns target existing documents; records arrive late, twice, and for documents that never arrive.
 */

/** One step of a history: a document arrived, or its current version arrived again. */
export interface Step {
  readonly kind: CollectionBelow;
  readonly document: Booked;
  readonly counts: boolean;
}

const ITEMS = ['itemAAAAAAAA', 'itemBBBBBBBB', 'EggsGood0001'];
const MATERIALS = ['feedAAAAAAAA', 'medsAAAAAAAA'];
export const FLOCKS = ['flockLayer01', 'flockBroiler'];
const CUSTOMERS = ['customerAAAA', 'customerBBBB', undefined];
const VENDORS = ['vendorAAAAAA', undefined];
const METHODS = ['cash', 'cash', 'mobile_money', 'credit_note', 'in_kind'] as const;
const DAYS = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02', '2026-02-28', '2026-03-01', '2026-03-15'];

export function randomHistory(seed: number, length: number): Step[] {
  const chance = new Chance(seed, 'farm');
  const farm = new Farm(chance);
  const steps: Step[] = [];
  for (let n = 0; n < length; n++) steps.push(...farm.step(n));
  return steps;
}

/** The author, and the person responsible for a loss; deterministic. */
const peopleOf = (kind: CollectionBelow, n: number) => ({
  created_by: `person${n % 3}`,
  ...(kind === 'stock_entries' && n % 2 === 0 && { responsible: `person${n % 5}` }),
});

/**
 * The time at which an activity was recorded, immediately or in the evening, and the withdrawal of a medicine;
 * deterministic.
 */
function typedAt({ kind, occurred_at }: { kind: string; occurred_at: string }, n: number) {
  const created_at = n % 3 === 0 ? new Date(Date.UTC(2026, 2, 20, 0, n)).toISOString() : occurred_at;
  if (kind !== 'medication') return { created_at };
  const course = n % 5 === 0 ? { open_course: true } : { days: 1 + (n % 3) };
  return { created_at, ...course, ...(n % 7 === 0 ? { never_in_lay: true } : { withdrawal_egg_days: n % 4 }) };
}

class Farm {
  private readonly made: Step[] = [];
  constructor(private readonly chance: Chance) {}

  step(n: number): Step[] {
    const { chance } = this;
    const old = this.made.length > 3 && chance.happens(0.35) ? chance.pick(this.made.map((_, i) => i)) : -1;
    if (old < 0) {
      const step = this.make(n);
      this.made.push(step);
      return chance.happens(0.1) ? [step, step] : [step];
    }
    const step = this.change(this.made[old]!, n);
    if (step.document.id === this.made[old]!.document.id) this.made[old] = step;
    else this.made.push(step);
    return [step];
  }

  /** Void it, edit it, refuse it by the server, or return it. */
  private change({ kind, document, counts }: Step, n: number): Step {
    const { chance } = this;
    if (chance.happens(0.1)) return { kind, document, counts: !counts };
    const sale = document as ReturnType<typeof aSale>;
    if (kind === 'sales' && sale.kind === 'sale' && chance.happens(0.5)) return this.giveBack(sale, n);
    if (kind === 'farm') return { kind, counts, document: this.flock(document.id, n) };
    if (kind === 'customers' || kind === 'vendors') return { kind, counts, document };
    if (chance.happens(0.4)) return { kind, counts, document: { ...document, voided_at: '2026-04-01T00:00:00.000Z' } };
    const { document: other } = this.make(n, kind);
    // Sometimes only the people change; for medicine nothing else does, as activities can only be voided.
    const isMedicine = [document, other].some((one) => (one as { kind?: string }).kind === 'medication');
    return {
      kind,
      counts,
      document: n % 7 === 0 || isMedicine ? { ...document, ...peopleOf(kind, n) } : { ...other, id: document.id },
    };
  }

  private when(n: number): { day: string; occurred_at: string } {
    const day = this.chance.pick(DAYS);
    const hour = String(this.chance.whole(0, 3)).padStart(2, '0');
    return { day, occurred_at: `${day}T${hour}:00:00.${String(n % 1_000).padStart(3, '0')}Z` };
  }

  private id = (n: number) => `d${String(this.chance.whole(0, 9_999)).padStart(5, '0')}${String(n).padStart(6, '0')}`;

  private make(n: number, kind: CollectionBelow = this.kind()): Step {
    const makers: Partial<Record<CollectionBelow, () => object>> = {
      sales: () => this.sale(),
      payments: () => this.payment(),
      purchases: () => this.purchase(),
      expenses: () => this.expense(),
      stock_entries: () => this.entry(),
      farm_activities: () => this.activity(),
      farm: () => this.flock(this.chance.pick(FLOCKS), n),
      customers: () => aCustomer({ id: 'customerAAAA', opening_balance: this.amount(), opening_on: '2026-01-01' }),
      vendors: () => aVendor({ id: 'vendorAAAAAA', opening_balance: -this.amount(), opening_on: '2026-01-01' }),
    };
    const made = makers[kind]!() as Booked;
    const isThing = kind === 'farm' || kind === 'customers' || kind === 'vendors';
    const document = isThing ? made : { ...made, id: this.id(n), ...this.when(n), ...peopleOf(kind, n) };
    if (kind === 'farm_activities') Object.assign(document, typedAt(document as never, n));
    return { kind, document, counts: true };
  }

  private kind = (): CollectionBelow =>
    this.chance.pick<CollectionBelow>([
      'sales', 'sales', 'sales', 'payments', 'payments', 'purchases', 'purchases', 'expenses', 'stock_entries', 'stock_entries',
      'farm_activities', 'farm_activities', 'farm_activities', 'farm', 'customers', 'vendors',
    ]); // prettier-ignore

  private amount = () => 1 + this.chance.whole(0, 99_999);
  private qty = () => 1 + this.chance.whole(0, 40);
  private first = () =>
    this.chance.happens(0.5) ? { initial_payment: { amount: this.amount(), method: this.chance.pick(METHODS) } } : {};
  /**
   * The initial payment of a sale, one in four in two methods; without a random draw, so that known seeds keep their
   * histories. [SAL-51]
   */
  private ways = () => {
    const first = this.first();
    const { amount, method } = first.initial_payment ?? { amount: 1, method: METHODS[0] };
    if (amount % 4 !== 0) return first;
    const other = amount / 4;
    return {
      initial_payment: { amount: amount - other, method },
      more_payments: [{ amount: other, method: METHODS[amount % METHODS.length]! }],
    };
  };
  private optional = <T extends object>(percent: number, fields: T): Partial<T> =>
    this.chance.happens(percent / 100) ? fields : {};

  private sale() {
    const { chance } = this;
    const lines = Array.from({ length: 1 + chance.whole(0, 2) }, (_, i) => {
      const bird = chance.happens(0.25);
      const base = aSaleLine({ line_id: `line0000000${i}`, qty: this.qty(), factor: 1, unit_price: this.amount() });
      const what = bird
        ? { item_kind: 'bird' as const, farm_id: chance.pick(FLOCKS) }
        : { item_kind: 'shop' as const, item_id: chance.pick(ITEMS) };
      return {
        ...base,
        ...what,
        ...this.optional(30, { tax_rate: chance.pick([0, 800, 1_800]), tax_inclusive: chance.happens(0.5) }),
      };
    });
    const customer_id = chance.pick(CUSTOMERS);
    const isOrder = chance.happens(0.15);
    return aSale({
      lines,
      ...(customer_id && { customer_id }),
      ...this.optional(20, { delivery_fee: 500 }),
      ...this.optional(20, { due_date: chance.pick(DAYS) }),
      ...this.ways(),
      status: isOrder ? 'order' : 'confirmed',
      ...(!isOrder &&
        chance.happens(0.15) && { confirmed_day: '2026-03-02', confirmed_at: '2026-03-02T05:00:00.000Z' }),
    });
  }

  private giveBack(sale: ReturnType<typeof aSale>, n: number): Step {
    const line = this.chance.pick(sale.lines);
    const qty = 1 + this.chance.whole(0, line.qty - 1);
    const document = aSale({
      ...this.when(n),
      id: this.id(n),
      kind: 'return',
      of_sale_id: sale.id,
      lines: [{ ...line, qty, net: this.amount(), tax: 0, restock: this.chance.pick(['yes', 'loss'] as const) }],
      ...(sale.customer_id && { customer_id: sale.customer_id }),
      ...this.first(),
    });
    return { kind: 'sales', document, counts: true };
  }

  private targets = (kind: CollectionBelow) =>
    this.made.filter((one) => one.kind === kind).map(({ document }) => document.id);

  private payment() {
    const { chance } = this;
    const side = chance.pick(['customer', 'vendor', 'none'] as const);
    const kind = side === 'customer' ? 'sales' : chance.pick(['purchases', 'expenses', 'farm'] as const);
    const target = chance.pick([...this.targets(kind), 'neverArrived']);
    const word = { sales: 'sale', purchases: 'purchase', expenses: 'expense', farm: 'farm' } as const;
    const isOnAccount = chance.happens(0.4);
    const party_id = side === 'customer' ? 'customerAAAA' : 'vendorAAAAAA';
    return aPayment({
      direction: chance.happens(0.2) === (side === 'customer') ? 'out' : 'in',
      party_kind: side,
      ...(side === 'none' ? { party_id: undefined } : { party_id }),
      ...(isOnAccount
        ? { target_kind: 'account', target_id: undefined }
        : { target_kind: word[kind], target_id: target }),
      amount: this.amount(),
      method: chance.pick(METHODS),
      ...this.optional(side === 'none' && isOnAccount ? 30 : 0, {
        to_method: 'bank' as const,
        method: 'cash' as const,
      }),
    });
  }

  private purchase() {
    const { chance } = this;
    const isMaterial = chance.happens(0.5);
    const [item_kind, ids] = isMaterial ? (['raw_material', MATERIALS] as const) : (['shop', ITEMS] as const);
    const lines = Array.from({ length: 1 + chance.whole(0, 2) }, (_, i) =>
      aPurchaseLine({ line_id: `line0000000${i}`, item_kind, item_id: chance.pick(ids), qty: 2 * this.qty(), factor: 1, unit_cost: this.amount() % 97, ...this.optional(30, { batch_no: chance.pick(['B1', 'B2']), expiry: chance.pick(DAYS) }), ...this.optional(30, { tax_rate: 1_800 }) }),
    ); // prettier-ignore
    const isReturn = chance.happens(0.15);
    const vendor_id = chance.pick(VENDORS);
    return aPurchase({
      kind: isReturn ? 'return' : 'purchase',
      ...(isReturn && { of_purchase_id: chance.pick([...this.targets('purchases'), 'neverArrived']) }),
      goods: item_kind,
      lines,
      ...(vendor_id && { vendor_id }),
      ...this.optional(30, { transport_cost: 777, ...this.optional(50, { transport_method: 'cash' as const }) }),
      ...this.optional(50, { tax_recoverable: true }),
      ...this.first(),
    });
  }

  private expense() {
    const { chance } = this;
    const who = chance.pick([{}, { farm_id: chance.pick(FLOCKS) }, { spread: true }]);
    const amount = this.amount();
    return anExpense({
      amount,
      // One in three, without a random draw, so that known seeds keep their histories. [TAX-7]
      ...(amount % 3 === 0 && { tax_rate: amount % 2 === 0 ? 1_800 : 0 }),
      ...who,
      ...this.first(),
      ...this.optional(40, { vendor_id: 'vendorAAAAAA' }),
    });
  }

  private entry() {
    const { chance } = this;
    const kind = chance.pick([
      'opening',
      'loss',
      'found',
      'count',
      'cash',
      'internal_use',
      'gift',
      'production',
      'release',
    ] as const);
    const isMaterial = chance.happens(0.4);
    const item = {
      item_kind: isMaterial ? ('raw_material' as const) : ('shop' as const),
      item_id: chance.pick(isMaterial ? MATERIALS : ITEMS),
      qty: this.qty(),
    };
    if (kind === 'cash') return aStockEntry('count', { item_kind: 'cash', item_id: 'cash', qty: this.amount() });
    if (kind === 'opening') return aStockEntry(kind, { ...item, value: this.amount() });
    if (kind === 'internal_use')
      return aStockEntry(kind, { ...item, ...(chance.happens(0.4) && { farm_id: chance.pick(FLOCKS) }) });
    if (kind === 'release')
      return aStockEntry(kind, { item_id: chance.pick(FLOCKS), qty: this.qty(), to_item_id: 'EggsGood0001' });
    if (kind === 'production') return this.run();
    return aStockEntry(kind, item);
  }

  private run() {
    const { chance } = this;
    const input = (i: number) => ({
      line_id: `input000000${i}`,
      item_kind: 'raw_material' as const,
      item_id: chance.pick(MATERIALS),
      qty: this.qty(),
    });
    const birds = {
      line_id: 'input0000009',
      item_kind: 'bird' as const,
      farm_id: chance.pick(FLOCKS),
      qty: 1 + chance.whole(0, 5),
    };
    return aStockEntry('production', {
      inputs: chance.happens(0.3) ? [birds] : [input(0), input(1)],
      outputs: [
        { line_id: 'output000000', item_kind: 'shop', item_id: 'itemAAAAAAAA', qty: this.qty(), cost_share: 7_000 },
        { line_id: 'output000001', item_kind: 'raw_material', item_id: 'feedAAAAAAAA', qty: this.qty(), cost_share: 3_000 },
      ],
      ...this.optional(50, { extra_costs: [{ line_id: 'extra0000000', amount: this.amount(), method: 'cash' as const }] }),
    }); // prettier-ignore
  }

  private activity() {
    const { chance } = this;
    const kind = chance.pick([
      'eggs',
      'eggs',
      'mortality',
      'cull',
      'transfer',
      'count',
      'feed',
      'feed',
      'medication',
    ] as const);
    const farm_id = chance.pick(FLOCKS);
    if (kind === 'eggs')
      return anActivity(kind, {
        farm_id,
        grades: [
          { grade: 'good', qty: this.qty() },
          { grade: 'broken', qty: 2 },
        ],
        withheld: chance.happens(0.15),
      });
    if (kind === 'cull')
      return anActivity(kind, {
        farm_id,
        qty: 1 + chance.whole(0, 4),
        outcome: chance.pick(['killed', 'eaten', 'sold'] as const),
      });
    if (kind === 'transfer') return anActivity(kind, { farm_id, qty: this.qty(), to_farm_id: chance.pick(FLOCKS) });
    if (kind === 'feed') return anActivity(kind, { farm_id, raw_material_id: 'feedAAAAAAAA', qty: this.qty() });
    if (kind === 'medication') return anActivity(kind, { farm_id, raw_material_id: 'medsAAAAAAAA', qty: this.qty() });
    return anActivity(kind as 'count', { farm_id, qty: chance.happens(0.2) ? 200 : 1 + chance.whole(0, 30) });
  }

  private flock(id: string, n: number) {
    const { chance } = this;
    const isLayer = id === FLOCKS[0];
    const placed_on = chance.pick(DAYS.slice(0, 4));
    const isClosed = n > 10 && chance.happens(0.3);
    return aFlock({
      id,
      purpose: isLayer ? 'layer' : 'broiler',
      placed_on,
      initial_count: 100 + chance.whole(0, 400),
      unit_cost: 100 + chance.whole(0, 900),
      ...this.optional(50, { transport_cost: 777 }),
      ...(isLayer &&
        this.optional(70, {
          lay_start_on: chance.pick(DAYS),
          salvage_price: 50,
          laying_months: 1 + chance.whole(0, 12),
        })),
      ...this.optional(15, { opening: true }),
      ...this.optional(15, { source_item_id: 'itemAAAAAAAA' }),
      ...this.first(),
      open: !isClosed,
      ...(isClosed && { closed_on: chance.pick(DAYS.slice(4)) }),
    });
  }
}
