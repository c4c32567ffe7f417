import { daysBetween } from '../time/days-between.ts';
import { voidIt } from './collecting.ts';
import { sendBack } from './buying.ts';
import { writeActivity } from './flock-day.ts';
import type { NewFact } from './farm-book.ts';
import type { Farm, LiveFlock } from './farm.ts';
import { EGG_GOODS, type FeedKey } from './names.ts';
import type { Till } from './stores.ts';

type Entry = NewFact<'stock_entries'>;
const [GOOD] = EGG_GOODS;

const enter = ({ book, clock, devices }: Farm, day: string, [hour, minute]: readonly [number, number], entry: Entry) =>
  book.fact('stock_entries', entry, { device: devices.office, at: clock.at(day, hour, minute), day });

/** Store work besides selling: losses, counts, a gift, the cash box. */
export function mindStore(farm: Farm, day: string): void {
  const dice = farm.dice('minding', day);
  const back = farm.clock.back(day);
  if (dice.chance(0.25)) lose(farm, day, GOOD.id, 'shop', dice.between(2, 18), 'breakage');
  if (dice.chance(0.02)) lose(farm, day, farm.things.feeds[dice.pick(['layers', 'ownMix'] as const)].id, 'raw_material', 1_000 * dice.between(1, 5), dice.pick(['pests', 'spoilage'] as const)); // prettier-ignore
  if (dice.chance(0.008)) lose(farm, day, dice.pick(farm.things.resale).id, 'shop', 1, dice.pick(['theft', 'breakage'] as const)); // prettier-ignore
  if (back % 7 === 2) takeHome(farm, day, 30);
  if (back % 31 === 9) gift(farm, day, 60);
  if (back % 10 === 4) countEggs(farm, day);
  if (back % 30 === 12) countFeed(farm, day);
  if (back % 45 === 20) find(farm, day);
  if (back % 60 === 31) sendBack(farm, day);
  if (dice.chance(0.02)) doubled(farm, day);
  mindMoney(farm, day);
}

function lose(
  farm: Farm,
  day: string,
  item_id: string,
  item_kind: 'shop' | 'raw_material',
  most: number,
  reason: 'breakage' | 'pests' | 'spoilage' | 'theft',
) {
  const qty = farm.stock.take(item_id, most);
  if (qty > 0) enter(farm, day, [18, 10], { kind: 'loss', item_kind, item_id, qty, reason, responsible: farm.people.attendant }); // prettier-ignore
}

function takeHome(farm: Farm, day: string, most: number): void {
  const qty = farm.stock.take(GOOD.id, most);
  if (qty > 0) enter(farm, day, [18, 20], { kind: 'internal_use', item_kind: 'shop', item_id: GOOD.id, qty, used_for: 'household' }); // prettier-ignore
}

function gift(farm: Farm, day: string, most: number): void {
  const qty = farm.stock.take(GOOD.id, most);
  if (qty > 0) enter(farm, day, [18, 25], { kind: 'gift', item_kind: 'shop', item_id: GOOD.id, qty, note: 'For the church' }); // prettier-ignore
}

/** The store rarely matches the book to the egg. */
function countEggs(farm: Farm, day: string): void {
  for (const { id } of EGG_GOODS) {
    const qty = Math.max(0, farm.stock.there(id) - farm.dice(`count ${id}`, day).between(0, 7));
    enter(farm, day, [19, 45], { kind: 'count', item_kind: 'shop', item_id: id, qty, responsible: farm.people.owner });
    farm.stock.counted(id, qty);
  }
}

function countFeed(farm: Farm, day: string): void {
  for (const key of ['layers', 'ownMix', 'maize'] as const satisfies FeedKey[]) {
    const { id } = farm.things.feeds[key];
    const qty = Math.max(0, farm.stock.there(id) - 500 * farm.dice(`count ${key}`, day).between(0, 6));
    enter(farm, day, [19, 50], { kind: 'count', item_kind: 'raw_material', item_id: id, qty, responsible: farm.people.owner }); // prettier-ignore
    farm.stock.counted(id, qty);
  }
}

function find(farm: Farm, day: string): void {
  const { id } = farm.things.resale[2]!;
  enter(farm, day, [16, 5], { kind: 'found', item_kind: 'shop', item_id: id, qty: 1, note: 'Behind the bags' });
  farm.stock.add(id, 1);
}

/** A round recorded by two people: one record is voided. */
function doubled(farm: Farm, day: string): void {
  const round = farm.book.written('farm_activities').findLast((activity) => activity.kind === 'eggs' && activity.day === day); // prettier-ignore
  if (round?.kind !== 'eggs') return;
  const flock = farm.flocks.find(({ document }) => document.id === round.farm_id)!;
  const again = writeActivity(farm, flock, day, ['evening', 58], { kind: 'eggs', grades: round.grades, withheld: round.withheld }); // prettier-ignore
  voidIt(farm, again, farm.clock.after(again.created_at, 50));
}

/** Weekly drawings of the owner, deposits to the bank, and the count of the cash box on Sundays. */
function mindMoney(farm: Farm, day: string): void {
  const { purse, scale } = farm;
  const back = farm.clock.back(day);
  const takes = 120_000 * Math.max(1, Math.round(scale));
  if (back % 7 === 1 && purse.of('cash') > 2 * takes) {
    move(farm, day, { method: 'cash', amount: takes, note: 'For the house' });
  }
  const full = 900_000 * Math.max(1, scale);
  for (const till of ['cash', 'mobile_money'] as const)
    if (purse.of(till) > full) move(farm, day, { method: till, to_method: 'bank', amount: Math.floor(purse.of(till) / 100_000) * 100_000 - 300_000 }); // prettier-ignore
  if (purse.of('bank') < 400_000) bringMoney(farm, day, 1_000_000 * Math.max(1, Math.round(scale)));
  if (new Date(`${day}T12:00:00Z`).getUTCDay() === 0) countCash(farm, day);
}

function move(farm: Farm, day: string, out: { method: Till; to_method?: 'bank'; amount: number; note?: string }): void {
  const { book, clock, devices, people, purse } = farm;
  book.fact(
    'payments',
    {
      direction: 'out',
      party_kind: 'none',
      target_kind: 'account',
      ...out,
      ...(out.method === 'mobile_money' && { reference: `MB${day.replaceAll('-', '')}` }),
      received_by: people.owner,
    },
    { device: devices.office, at: clock.at(day, 19, 50), day },
  );
  purse.add(out.method, -out.amount);
  if (out.to_method) purse.add(out.to_method, out.amount);
}

/** The owner pays in her own money when the bank balance is low. */
function bringMoney({ book, clock, devices, people, purse }: Farm, day: string, amount: number): void {
  book.fact(
    'payments',
    { direction: 'in', party_kind: 'none', target_kind: 'account', amount, method: 'bank', received_by: people.owner, note: 'Own money' }, // prettier-ignore
    { device: devices.office, at: clock.at(day, 10, 30), day },
  );
  purse.add('bank', amount);
}

function countCash(farm: Farm, day: string): void {
  const dice = farm.dice('cash box', day);
  const short = dice.chance(0.3) ? 500 * dice.between(1, 9) : 0;
  const qty = Math.max(0, farm.purse.of('cash') - short);
  enter(farm, day, [20, 5], { kind: 'count', item_kind: 'cash', item_id: 'cash', qty, responsible: farm.people.owner });
  farm.purse.add('cash', qty - farm.purse.of('cash'));
}

/** Ages in days at which some broilers are dressed for the shop. */
const DRESSED_AT = new Set([37, 40]);

/** Some broilers are dressed; their meat is sold over the counter. */
export function dressBirds(farm: Farm, flock: LiveFlock, day: string): void {
  if (flock.purpose !== 'broiler' || !DRESSED_AT.has(daysBetween(flock.hatched, day)) || flock.heads < 60) return;
  const { book, clock, devices, stock, things, people } = farm;
  const qty = farm.dice('dressing', day, flock.house).between(10, 18);
  book.fact(
    'stock_entries',
    {
      kind: 'production',
      type: 'dressing_birds',
      inputs: [{ line_id: book.newId(), item_kind: 'bird', farm_id: flock.document.id, qty }],
      outputs: [{ line_id: book.newId(), item_kind: 'shop', item_id: things.dressedChicken.id, qty, cost_share: 10_000 }], // prettier-ignore
      responsible: people.attendant,
    },
    { device: devices.office, at: clock.at(day, 6, 40), day },
  );
  flock.heads -= qty;
  stock.add(things.dressedChicken.id, qty);
}
