import { daysBetween } from '../time/days-between.ts';
import { addDays } from '../time/local-day.ts';
import type { Customer } from '../../../schemas/customer.schema.ts';
import { planSettlement, voidIt } from './collecting.ts';
import type { Dice } from './dice.ts';
import type { Doc } from './farm-book.ts';
import type { Farm, LiveFlock } from './farm.ts';
import { mobileReference } from './mobile-reference.ts';
import { birdLine, chickenLine, eggLine, manureLine, pieceLine, totalOf, type NewLine } from './sale-lines.ts';
import type { Till } from './stores.ts';
import { mulDiv } from '../money/mul-div.ts';
import type { Device } from './devices.ts';

/** One buyer at the counter, before the sale is recorded. */
interface Visit {
  readonly day: string;
  /** Minutes since midnight. */
  readonly minute: number;
  readonly dice: Dice;
  readonly customer?: Customer | undefined;
  readonly lines: readonly NewLine[];
  readonly pays: 'all' | 'part' | 'later';
}

/** The buyers of a day: walk-ins and customers at the stall and in the office, and buyers of birds. */
export function sellDay(farm: Farm, day: string): void {
  const dice = farm.dice('sales', day);
  const quiet = new Date(`${day}T12:00:00Z`).getUTCDay() === 0 ? 0.75 : 1;
  const visits = Math.max(4, Math.round((6 + dice.between(-1, 3)) * farm.scale * quiet));
  for (let i = 0; i < visits; i++) {
    const minute = 440 + Math.floor((690 * (i + dice.next() * 0.9)) / visits);
    ordinaryVisit(farm, day, minute, farm.dice('visit', day, i));
  }
  for (const flock of farm.flocks) sellBirds(farm, flock, day);
  if (farm.clock.back(day) % 2 === 0) lastVisit(farm, day);
}

const MIN_CREDIT = 35_000;

function ordinaryVisit(farm: Farm, day: string, minute: number, dice: Dice): void {
  const customer = dice.chance(0.52) ? someCustomer(farm, dice) : undefined;
  const what = dice.next();
  const lines: (NewLine | undefined)[] = [];
  if (what < 0.84) lines.push(...eggs(farm, day, dice, customer));
  else if (what < 0.92) lines.push(pieceLine(farm, dice), dice.chance(0.3) ? pieceLine(farm, dice) : undefined);
  else if (what < 0.965) lines.push(chickenLine(farm, dice) ?? pieceLine(farm, dice));
  else lines.push(manureLine(farm, dice));
  // No credit is given for a small item such as a drinker.
  const credit = customer !== undefined && totalOf({ lines: some(lines) }) >= MIN_CREDIT && dice.chance(0.5);
  const pays = !credit ? 'all' : dice.chance(0.45) ? 'part' : 'later';
  record(farm, { day, minute, dice, customer, lines: some(lines), pays });
}

/** Amina collects her trays every second day, when the stall closes, and pays a part of them. */
function lastVisit(farm: Farm, day: string): void {
  const dice = farm.dice('last visit', day);
  const lines = some([eggLine(farm, day, 'good', dice.between(6, 14), dice)]);
  record(farm, { day, minute: 19 * 60 + 30, dice, customer: farm.things.customers[0], lines, pays: 'part' });
}

/** The first customers come most often; Amina has her own time. */
const someCustomer = ({ things: { customers } }: Farm, dice: Dice): Customer =>
  customers[1 + Math.floor(dice.next() ** 1.5 * (customers.length - 1))]!;

const some = (lines: readonly (NewLine | undefined)[]): NewLine[] => lines.filter((line) => line !== undefined);

/** Trays wanted by type of customer: kiosks a few, schools and hotels many. */
function eggs(farm: Farm, day: string, dice: Dice, customer: Customer | undefined): (NewLine | undefined)[] {
  const big = customer?.type === 'wholesale' || customer?.type === 'hotel';
  const trays = !customer ? dice.between(1, 5) : big ? dice.between(8, 28) : dice.between(2, 10);
  const good = eggLine(farm, day, dice.chance(0.9) ? 'good' : 'small', trays, dice);
  const cheap = dice.chance(0.3) ? eggLine(farm, day, dice.chance(0.6) ? 'small' : 'cracked', dice.between(1, 3), dice) : undefined; // prettier-ignore
  const beside = dice.chance(0.07) ? pieceLine(farm, dice) : undefined;
  return cheap && good?.item_id === cheap.item_id ? [good, beside] : [good, cheap, beside];
}

/** Ages in days from which birds are sold. */
const READY = { broiler: 36, layer: 546 } as const;

/** Sell mature birds over the last days of their flock, the last ones to a trader. */
function sellBirds(farm: Farm, flock: LiveFlock, day: string): void {
  if (!flock.open || daysBetween(flock.hatched, day) < READY[flock.purpose]) return;
  const left = daysBetween(day, flock.closes);
  const dice = farm.dice(`birds ${flock.purpose}`, day, flock.house);
  const buyers = left <= 1 ? 1 : dice.between(1, 3);
  for (let i = 0; i < buyers && flock.heads > 0; i++) {
    const share = Math.ceil((flock.heads / (left + 1) / buyers) * (0.5 + dice.next()));
    const heads = left <= 1 ? flock.heads : Math.min(flock.heads, Math.max(2, share));
    const customer = heads > 12 || dice.chance(0.5) ? someCustomer(farm, dice) : undefined;
    const pays = !customer || dice.chance(0.6) ? 'all' : 'part';
    flock.heads -= heads;
    record(farm, {
      day,
      minute: 560 + 130 * i + dice.between(0, 90),
      dice,
      customer,
      lines: [birdLine(flock, heads)],
      pays,
    });
  }
}

const OFFICE_SHARE = 0.28;

/** Record a sale on the seller's phone, with the amount paid at once; the rest is settled later. */
function record(farm: Farm, visit: Visit): void {
  const { day, minute, dice, customer, lines, pays } = visit;
  if (lines.length === 0) return;
  const { book, clock, devices } = farm;
  const device = minute < 19 * 60 && dice.chance(OFFICE_SHARE) ? devices.office : dice.pick(devices.stalls);
  const extras = pays !== 'all' ? extrasOf(dice, lines) : {};
  const total = totalOf({ lines, ...extras });
  const part = Math.round((total * dice.between(3, 6)) / 10 / 1_000) * 1_000;
  const amount = pays === 'all' ? total : pays === 'part' && part < total ? part : 0;
  const method: Till = dice.chance(0.62) ? 'cash' : amount > 400_000 && dice.chance(0.6) ? 'bank' : 'mobile_money';
  // Birds are taken along at once, because their flock may be closed before an order is handed over.
  const isForLater = lines.every(({ item_kind }) => item_kind !== 'bird');
  const isOrder = pays === 'part' && customer?.type === 'wholesale' && dice.chance(0.3) && isForLater;
  const sale = book.fact(
    'sales',
    {
      kind: 'sale',
      status: isOrder ? 'order' : 'confirmed',
      channel: extras.delivery_fee !== undefined ? 'delivery' : device === devices.office ? 'farm_gate' : 'counter',
      lines: lines.map((line) => ({ line_id: book.newId(), ...line })),
      ...(customer && { customer_id: customer.id, customer_name: customer.name }),
      ...(amount > 0 && { initial_payment: { amount, method, ...(method === 'mobile_money' && { reference: mobileReference(dice) }) } }), // prettier-ignore
      ...(amount < total && customer && { due_date: addDays(day, customer.terms_days ?? 7) }),
      ...extras,
    },
    { device, at: clock.at(day, Math.floor(minute / 60), minute % 60), day },
  );
  if (amount > 0) farm.purse.add(method, amount);
  if (isOrder) confirmLater(farm, sale, dice);
  if (customer && amount < total) planSettlement(farm, sale, customer, total - amount, dice);
  if (!isOrder) afterwards(farm, sale, { device, dice, paidAll: amount === total, total });
}

/** Delivery, or a discount for large quantities: only on credit, where the total is agreed. */
function extrasOf(dice: Dice, lines: readonly NewLine[]) {
  if (dice.chance(0.07)) return { delivery_fee: 10_000 };
  return totalOf({ lines }) > 200_000 && dice.chance(0.08) ? { order_discount: 5_000 } : {};
}

function confirmLater({ later, book, clock, devices, stock }: Farm, order: Doc<'sales'>, dice: Dice): void {
  const goods = order.lines.flatMap(({ item_id, qty }) => (item_id === undefined ? [] : [{ item_id, qty }]));
  for (const { item_id, qty } of goods) stock.hold(item_id, qty);
  later(addDays(order.day, dice.between(1, 3)), (day) => {
    const at = clock.at(day, 9, 5);
    for (const { item_id, qty } of goods) stock.handOver(item_id, qty);
    book.change(order, { status: 'confirmed', confirmed_at: at, confirmed_day: day }, { device: devices.office, at });
  });
}

interface Sold {
  readonly device: Device;
  readonly dice: Dice;
  readonly paidAll: boolean;
  readonly total: number;
}

/** Later events of a sale: usually none, else it is edited, duplicated and voided, or partly returned. */
function afterwards(farm: Farm, sale: Doc<'sales'>, sold: Sold): void {
  const what = sold.dice.next();
  if (what < 0.015) edit(farm, sale, sold);
  else if (what < 0.022) double(farm, sale, sold);
  else if (what < 0.032 && sold.paidAll) giveBack(farm, sale, sold);
}

const REASONS = ['One tray less, counted again', 'Wrong price', 'Wrong customer', 'He took cracked ones'];

function edit({ book, clock }: Farm, sale: Doc<'sales'>, { device, dice }: Sold): void {
  const at = clock.after(sale.created_at, dice.between(4, 90));
  book.change(sale, { lines: sale.lines }, { device, at, reason: dice.pick(REASONS) });
}

/** The same sale again a minute later, voided when it is noticed. */
function double(farm: Farm, sale: Doc<'sales'>, { device }: Sold): void {
  const { book, clock } = farm;
  const { kind, status, channel, lines, customer_id, customer_name, initial_payment, due_date } = sale;
  const again = book.fact(
    'sales',
    {
      kind,
      status,
      channel,
      lines: lines.map((line) => ({ ...line, line_id: book.newId() })),
      ...(customer_id !== undefined && { customer_id }),
      ...(customer_name !== undefined && { customer_name }),
      ...(initial_payment && { initial_payment }),
      ...(due_date !== undefined && { due_date }),
    },
    { device, at: clock.after(sale.occurred_at, 1), day: sale.day },
  );
  voidIt(farm, again, clock.after(again.created_at, 12));
}

/** A part of the first line is returned the next day at its selling price; the money is refunded from the cash box. */
function giveBack(farm: Farm, sale: Doc<'sales'>, { device, dice, total }: Sold): void {
  const line = sale.lines[0]!;
  if (line.item_kind !== 'egg' && line.item_kind !== 'shop') return;
  const qty = line.item_kind === 'egg' ? Math.min(line.qty, 30) : 1;
  const net = mulDiv(qty, line.unit_price, line.factor);
  if (net > total || farm.purse.of('cash') < net) return;
  farm.later(addDays(sale.day, 1), (day) => {
    const restock = dice.chance(0.5) ? 'yes' : 'loss';
    const { book, clock } = farm;
    const { customer_id, customer_name, channel } = sale;
    const given = { ...line, qty, net, tax: 0, restock } as const;
    book.fact(
      'sales',
      {
        kind: 'return',
        of_sale_id: sale.id,
        status: 'confirmed',
        channel,
        lines: [given],
        ...(customer_id !== undefined && { customer_id }),
        ...(customer_name !== undefined && { customer_name }),
        initial_payment: { amount: net, method: 'cash' },
        note:
          restock === 'yes'
            ? 'Took one too many'
            : line.item_kind === 'egg'
              ? 'Bad eggs in the tray'
              : 'Broken when unpacked',
      },
      { device, at: clock.at(day, 10, dice.between(0, 50)), day },
    );
    farm.purse.add('cash', -net);
    if (restock === 'yes') farm.stock.add(line.item_id!, qty);
  });
}
