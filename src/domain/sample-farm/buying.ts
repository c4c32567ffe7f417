import type { PurchaseLine } from '../../../schemas/purchase.schema.ts';
import { addDays } from '../time/local-day.ts';
import { feedOf, rationOf } from './flock-day.ts';
import type { Farm } from './farm.ts';
import { TRAY } from './sale-lines.ts';
import { EGG_GOODS, FEEDS, REMEDIES, RESALE, VENDORS, type FeedKey, type RemedyKey, type VendorKey } from './names.ts';

type Line = Pick<
  PurchaseLine,
  'item_id' | 'description' | 'qty' | 'unit' | 'factor' | 'unit_cost' | 'batch_no' | 'expiry'
>;
interface Bought {
  readonly vendor: VendorKey;
  readonly goods: 'raw_material' | 'shop';
  readonly lines: readonly Line[];
  readonly transport?: number;
  readonly hour?: number;
  /** Small purchases are paid at once. */
  readonly atOnce?: boolean;
}

/** Receive goods: into stock, partly paid, the rest later. */
export function buy(
  farm: Farm,
  day: string,
  { vendor, goods, lines, transport = 0, hour = 8, atOnce = false }: Bought,
): void {
  const { book, clock, devices, purse, stock, things } = farm;
  const dice = farm.dice(`buying ${vendor} ${lines[0]!.item_id}`, day);
  const at = clock.at(day, hour, dice.between(0, 45));
  const cost = lines.reduce((sum, { qty, factor, unit_cost }) => sum + (qty / factor) * unit_cost, 0);
  const carrier = transport > 0 && dice.chance(0.6) ? purse.pay(transport, ['cash', 'bank']) : undefined;
  const total = cost + (carrier ? 0 : transport);
  const share = atOnce || dice.chance(0.4) ? total : dice.chance(0.55) ? Math.round(total / 2_000) * 1_000 : 0;
  const method = share > 0 ? purse.pay(share, ['bank', 'cash', 'mobile_money']) : undefined;
  const paid = method ? share : 0;
  const { id, name, terms_days = 14 } = things.vendors[vendor];
  const document = book.fact(
    'purchases',
    {
      kind: 'purchase',
      goods,
      vendor_id: id,
      vendor_name: name,
      lines: lines.map((line) => ({ line_id: book.newId(), item_kind: goods, ...line })),
      supplier_invoice_no: `${vendor.slice(0, 2).toUpperCase()}${dice.between(10_000, 99_999)}`,
      ...(transport > 0 && { transport_cost: transport }),
      ...(carrier && { transport_method: carrier }),
      ...(method && { initial_payment: { amount: paid, method } }),
      ...(paid < total && { due_date: addDays(day, terms_days) }),
    },
    { device: devices.office, at, day },
  );
  for (const { item_id, qty } of lines) stock.add(item_id, qty);
  if (paid < total) payRest(farm, document.id, { vendor, goods, open: total - paid, on: addDays(day, dice.between(8, terms_days + 6)) }); // prettier-ignore
}

/** Pay the rest for goods from the bank, cash or mobile money; a week later when the money is insufficient. */
function payRest(
  farm: Farm,
  target_id: string,
  rest: { vendor: VendorKey; goods: string; open: number; on: string },
): void {
  const { book, clock, devices, purse, things } = farm;
  const { vendor, goods, open, on } = rest;
  farm.later(on, (day) => {
    const method = purse.pay(open, ['bank', 'cash', 'mobile_money']);
    if (!method) return payRest(farm, target_id, { ...rest, on: addDays(day, 7) });
    const { id, name } = things.vendors[vendor];
    book.fact(
      'payments',
      {
        direction: 'out',
        party_kind: 'vendor',
        party_id: id,
        target_kind: goods === 'raw_material' ? 'raw_material' : 'purchase',
        target_id,
        amount: open,
        method,
        ...(method === 'mobile_money' && { reference: `MP${target_id.slice(0, 8).toUpperCase()}` }),
        received_by: name,
      },
      { device: devices.office, at: clock.at(day, 11, 40), day },
    );
  });
}

const MIX = { maize: 0.68, soya: 0.22, fish: 0.07, premix: 0.03 } as const;
const BOUGHT_FEEDS = ['layers', 'starter', 'finisher'] as const;

/** Grams of a feed that all flocks eat on a day. */
const eatenOf = ({ flocks }: Farm, key: FeedKey, day: string): number =>
  flocks.reduce((sum, flock) => sum + (flock.open && feedOf(flock, day) === key ? rationOf(flock, day) : 0), 0);

/** Daily use to prepare for: of today, or of a few days later, when the chicks have grown. */
const needOf = (farm: Farm, key: FeedKey, day: string): number =>
  Math.max(eatenOf(farm, key, day), eatenOf(farm, key, addDays(day, 4)));

/** Feed on hand when the book begins: ten days of it, and the ingredients of the own mix. */
export function openFeeds(farm: Farm, day: string): void {
  const { book, clock, devices, stock, things } = farm;
  const tenDays = (key: FeedKey) => 10 * needOf(farm, key, day);
  const mix = Object.entries(MIX).map(([key, share]) => [key as FeedKey, 2 * share * tenDays('ownMix')] as const);
  const eaten = ([...BOUGHT_FEEDS, 'ownMix'] as const).map((key) => [key, tenDays(key)] as const);
  for (const [key, grams] of [...eaten, ...mix]) {
    const qty = Math.ceil(grams / 5_000) * 5_000;
    if (qty === 0) continue;
    const { bag_kg, cost } = FEEDS[key];
    const value = Math.round(((cost || 95_000) * qty) / (bag_kg * 1_000));
    const fields = { kind: 'opening', item_kind: 'raw_material', item_id: things.feeds[key].id, qty, value } as const;
    book.fact('stock_entries', fields, { device: devices.office, at: clock.at(day, 6, 20), day });
    stock.add(things.feeds[key].id, qty);
  }
}

/**
 * Buy feed when it lasts less than six days, for three weeks; mill the own mix when it lasts less than four days, for
 * twelve.
 */
export function buyFeeds(farm: Farm, day: string): void {
  for (const key of BOUGHT_FEEDS) {
    const use = needOf(farm, key, day);
    if (farm.stock.of(farm.things.feeds[key].id) < 6 * use) buyBags(farm, day, key, 21 * use);
  }
  const use = needOf(farm, 'ownMix', day);
  if (farm.stock.of(farm.things.feeds.ownMix.id) < 4 * use) mill(farm, day, 12 * use);
}

/** Feed prices vary by a twentieth over the year. */
const seasonal = (farm: Farm, day: string, price: number): number =>
  Math.round((price * (1 + 0.05 * Math.sin(farm.clock.back(day) / 58))) / 500) * 500;

function buyBags(farm: Farm, day: string, key: FeedKey, grams: number, hour = 8): void {
  const { bag_kg, cost, vendor } = FEEDS[key];
  const factor = bag_kg * 1_000;
  const qty = Math.ceil(grams / factor) * factor;
  const line = { item_id: farm.things.feeds[key].id, description: FEEDS[key].name, qty, unit: 'bag', factor, unit_cost: seasonal(farm, day, cost) }; // prettier-ignore
  buy(farm, day, { vendor, goods: 'raw_material', lines: [line], transport: 15_000 + 1_000 * Math.round(qty / factor), hour }); // prettier-ignore
}

function mill(farm: Farm, day: string, grams: number): void {
  const { book, clock, devices, purse, stock, things } = farm;
  const size = Math.ceil(grams / 50_000) * 50_000;
  const dice = farm.dice('milling', day);
  const shares = Object.entries(MIX).map(([key, share]) => ({ key: key as keyof typeof MIX, qty: Math.round((size * share) / 500) * 500 })); // prettier-ignore
  for (const { key, qty } of shares) if (stock.of(things.feeds[key].id) < qty) buyBags(farm, day, key, 3 * qty, 7);
  const made = Math.round((size * (0.975 + dice.next() * 0.01)) / 500) * 500;
  const fee = 6_000 * Math.ceil(size / 100_000);
  const method = purse.pay(fee, ['cash', 'mobile_money', 'bank']);
  book.fact(
    'stock_entries',
    {
      kind: 'production',
      type: 'feed_milling',
      inputs: shares.map(({ key, qty }) => {
        stock.take(things.feeds[key].id, qty);
        return { line_id: book.newId(), item_kind: 'raw_material', item_id: things.feeds[key].id, qty };
      }),
      outputs: [{ line_id: book.newId(), item_kind: 'raw_material', item_id: things.feeds.ownMix.id, qty: made, cost_share: 10_000 }], // prettier-ignore
      extra_costs: [{ line_id: book.newId(), description: 'Milling', amount: fee, ...(method ? { method } : { vendor_id: things.vendors.grain.id }) }], // prettier-ignore
      responsible: farm.people.owner,
    },
    { device: devices.office, at: clock.at(day, 13, 10), day },
  );
  stock.add(things.feeds.ownMix.id, made);
}

/** Ensure enough of a medicine or vaccine for today; returns the batch and expiry on its package. */
export function buyRemedy(farm: Farm, key: RemedyKey, qty: number, day: string): { batch_no: string; expiry: string } {
  const { name, pack, cost, unit } = REMEDIES[key];
  const { id } = farm.things.remedies[key];
  const batch = {
    batch_no: `${key.slice(0, 2).toUpperCase()}${farm.clock.days.indexOf(day) + 100}`,
    expiry: addDays(day, 240),
  };
  const missing = qty - farm.stock.of(id);
  if (missing > 0) {
    const line = { item_id: id, description: name, qty: Math.ceil(missing / pack) * pack, unit: unit === 'dose' ? 'vial' : 'packet', factor: pack, unit_cost: cost, ...batch }; // prettier-ignore
    buy(farm, day, { vendor: 'drugs', goods: 'raw_material', lines: [line], atOnce: true, hour: 6 });
  }
  return batch;
}

/** Reorder shop goods that run low, all from one supplier at once. */
export function buyGoods(farm: Farm, day: string): void {
  const low = farm.things.resale.filter(({ id, reorder_level = 0 }) => farm.stock.of(id) < reorder_level);
  if (low.length === 0) return;
  const lines = low.map(({ id, name }) => {
    const { cost } = RESALE[farm.things.resale.findIndex((item) => item.id === id)]!;
    const qty = Math.round((cost < 1_000 ? 60 : 16) * Math.max(1, farm.scale / 2));
    return { item_id: id, description: name, qty, unit: 'piece', factor: 1, unit_cost: cost };
  });
  buy(farm, day, { vendor: 'hardware', goods: 'shop', lines, transport: 12_000, hour: 10 });
}

/** Shop goods on hand when the book begins. */
export function openGoods(farm: Farm, day: string): void {
  const open = (item_id: string, qty: number, value: number) => {
    const fields = { kind: 'opening', item_kind: 'shop', item_id, qty, value } as const;
    farm.book.fact('stock_entries', fields, { device: farm.devices.office, at: farm.clock.at(day, 6, 25), day });
    farm.stock.add(item_id, qty);
  };
  for (const [i, { id }] of farm.things.resale.entries()) {
    const qty = 14 + 3 * i;
    open(id, qty, qty * RESALE[i]!.cost);
  }
  // Yesterday's trays, at the farm's cost.
  for (const { id, grade, price } of EGG_GOODS) {
    const trays = Math.round((grade === 'good' ? 30 : 3) * farm.scale);
    if (trays > 0) open(id, trays * TRAY, Math.round(trays * price * EGG_COST));
  }
}

/** Cost of a tray as a share of its price. */
const EGG_COST = 0.7;

/** Return a damaged item to the supplier at its purchase price. */
export function sendBack(farm: Farm, day: string): void {
  const { book, clock, devices, stock, things } = farm;
  const i = farm.dice('sent back', day).between(0, RESALE.length - 2);
  const item = things.resale[i]!;
  const of = bought(farm, item.id);
  if (!of || stock.take(item.id, 1) === 0) return;
  const { line_id, unit_cost } = of.lines.find(({ item_id }) => item_id === item.id)!;
  book.fact(
    'purchases',
    {
      kind: 'return',
      of_purchase_id: of.id,
      goods: 'shop',
      vendor_id: things.vendors.hardware.id,
      vendor_name: VENDORS.hardware.name,
      lines: [{ line_id, item_kind: 'shop', item_id: item.id, description: item.name, qty: 1, unit: 'piece', factor: 1, unit_cost, net: unit_cost, tax: 0 }], // prettier-ignore
      note: 'Broken in the box',
    },
    { device: devices.office, at: clock.at(day, 14, 20), day },
  );
}

const bought = ({ book }: Farm, item: string) =>
  book.written('purchases').findLast(({ kind, lines }) => kind === 'purchase' && lines.some(({ item_id }) => item_id === item)); // prettier-ignore
