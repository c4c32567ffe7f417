import { daysBetween } from '../time/days-between.ts';
import { BROWN_LAYERS, HY_LINE_BROWN_FEED, ROSS_308 } from '../flocks/breed-curves.ts';
import { standardFeed, standardLaying, standardWeight } from '../flocks/standard.ts';
import type { Dice } from './dice.ts';
import type { NewFact } from './farm-book.ts';
import type { Farm, LiveFlock } from './farm.ts';
import { EGG_GOODS, type FeedKey } from './names.ts';

type Activity = NewFact<'farm_activities'>;
type Session = 'morning' | 'noon' | 'evening';
const HOURS = { morning: 7, noon: 12, evening: 17 } as const;

/** Record an activity of a flock like its attendant: sometimes entered days later, when it is remembered. */
export function writeActivity(
  farm: Farm,
  flock: LiveFlock,
  day: string,
  [session, minute]: readonly [Session, number],
  fields: Without<Activity, 'farm_id' | 'session' | 'performed_by'>,
) {
  const { clock, devices, book, people } = farm;
  const device = devices.houses[flock.house % devices.houses.length]!;
  const dice = farm.dice(`typed ${fields.kind} ${session}`, day, flock.house * 2 + Number(flock.purpose === 'broiler'));
  const forgotten = dice.chance(0.03) ? dice.between(1, 4) : 0;
  const typedAfter =
    forgotten > 0 && clock.back(day) >= forgotten ? forgotten * 1_440 + dice.between(0, 90) : dice.between(0, 6);
  const activity = { farm_id: flock.document.id, session, performed_by: people[device.by], ...fields } as Activity;
  return book.fact('farm_activities', activity, { device, at: clock.at(day, HOURS[session], minute), day, typedAfter });
}
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Records of a flock on an ordinary day. */
export function flockDay(farm: Farm, flock: LiveFlock, day: string): void {
  const dice = farm.dice(`flock ${flock.purpose}`, day, flock.house);
  feed(farm, flock, day, dice);
  water(farm, flock, day, dice);
  die(farm, flock, day, dice);
  if (flock.purpose === 'layer') collect(farm, flock, day, dice);
  const age = daysBetween(flock.hatched, day);
  if (flock.purpose === 'broiler' ? age % 7 === 0 : age % 28 === 0) weigh(farm, flock, day, dice, age);
  if (flock.purpose === 'broiler' && age < 21)
    writeActivity(farm, flock, day, ['evening', 40], { kind: 'temperature', tenths_c: dice.between(275, 335), humidity: dice.between(50, 72) }); // prettier-ignore
  if (age % 7 === 3) writeActivity(farm, flock, day, ['noon', 20], { kind: 'cleaning', what: dice.pick(['Drinkers', 'Litter turned', 'Feeders', 'Foot bath']) }); // prettier-ignore
  if (flock.purpose === 'layer' && age % 30 === 11) writeActivity(farm, flock, day, ['evening', 50], { kind: 'lighting', light_minutes: 960 }); // prettier-ignore
  if (dice.chance(0.012)) writeActivity(farm, flock, day, ['noon', 45], { kind: 'note', note: dice.pick(NOTES) });
  if (age % 60 === 30) countHeads(farm, flock, day, dice);
}

const NOTES = ['They ate slowly this morning.', 'Hot day, gave more water.', 'Two hens with soft droppings, watching them.', 'Rain came in at the back, litter changed there.', 'Rats seen near the store.']; // prettier-ignore

/** Feed of each house: the first one uses bought feed, every second one the own mix. */
export function feedOf({ purpose, house, hatched }: LiveFlock, day: string): FeedKey {
  if (purpose === 'layer') return house % 2 === 0 ? 'layers' : 'ownMix';
  return daysBetween(hatched, day) < 15 ? 'starter' : 'finisher';
}

/** Grams that a flock should eat on a day. */
export function rationOf({ purpose, hatched, heads }: LiveFlock, day: string): number {
  const age = daysBetween(hatched, day);
  if (purpose === 'layer') return heads * (standardFeed(HY_LINE_BROWN_FEED, Math.min(40, age / 7)) ?? 100);
  const eaten = (at: number) => cumulativeFeed(at);
  return heads * 0.97 * (eaten(age + 1) - eaten(age));
}

/** Interpolated linearly between published days, extrapolated from the first day and beyond the last. */
function cumulativeFeed(day: number): number {
  const known = [{ day: 0, feed_g: 0 }, ...ROSS_308.days];
  const next = Math.max(
    1,
    known.findIndex((each) => each.day >= day),
  );
  const to = known[day > 42 ? known.length - 1 : next]!;
  const from = known[day > 42 ? known.length - 2 : next - 1]!;
  return from.feed_g + ((to.feed_g - from.feed_g) * (day - from.day)) / (to.day - from.day);
}

function feed(farm: Farm, flock: LiveFlock, day: string, dice: Dice): void {
  const key = feedOf(flock, day);
  const material = farm.things.feeds[key];
  const ration = rationOf(flock, day) * (0.97 + dice.next() * 0.06);
  for (const [session, share] of [
    ['morning', 0.55],
    ['evening', 0.45],
  ] as const) {
    const wanted = Math.round((ration * share) / 500) * 500;
    const qty = farm.stock.take(material.id, Math.max(500, wanted));
    if (qty === 0) continue;
    const wasted = dice.chance(0.02) ? { wasted: Math.min(qty, 500 * dice.between(1, 3)) } : {};
    writeActivity(farm, flock, day, [session, 5], { kind: 'feed', raw_material_id: material.id, qty, unit: 'kg', factor: 1_000, ...wasted }); // prettier-ignore
  }
}

function water(farm: Farm, flock: LiveFlock, day: string, dice: Dice): void {
  const litres = (rationOf(flock, day) / 1_000) * (1.6 + dice.next() * 0.4);
  const qty = 20_000 * Math.max(1, Math.round(litres / 20));
  writeActivity(farm, flock, day, ['morning', 15], { kind: 'water', qty, unit: 'jerrican', factor: 20_000 });
}

function die(farm: Farm, flock: LiveFlock, day: string, dice: Dice): void {
  const age = daysBetween(flock.hatched, day);
  const daily = flock.purpose === 'layer' ? 0.00025 : age < 8 ? 0.0025 : 0.0006;
  const hot = flock.purpose === 'layer' && dice.chance(0.004);
  const dead = Math.min(flock.heads - 1, dice.count(flock.heads * daily) + (hot ? dice.between(3, 7) : 0));
  if (dead > 0) {
    const cause = hot ? 'heat' : age < 8 ? dice.pick(['crushing', 'unknown'] as const) : dice.pick(CAUSES);
    writeActivity(farm, flock, day, ['morning', 25], { kind: 'mortality', qty: dead, cause, disposal: 'Buried' });
    flock.heads -= dead;
  }
  if (dice.chance(0.012) && flock.heads > 20) {
    const outcome = dice.chance(0.5) ? 'eaten' : 'killed';
    writeActivity(farm, flock, day, ['evening', 20], { kind: 'cull', qty: 1, reason: 'Lame', outcome });
    flock.heads -= 1;
  }
}
const CAUSES = ['unknown', 'disease', 'predator', 'injury', 'prolapse', 'cannibalism', 'unknown'] as const;

/**
 * Collect the eggs of a day according to the breed's guide, extrapolated after week 70; a few rounds are not recorded.
 */
function collect(farm: Farm, flock: LiveFlock, day: string, dice: Dice): void {
  const week = Math.floor(daysBetween(flock.hatched, day) / 7);
  const guide = week > 70 ? 60 - 0.7 * (week - 70) : (standardLaying(BROWN_LAYERS, week) ?? 0);
  const laid = Math.round((flock.heads * guide * flock.quality * (0.985 + dice.next() * 0.03)) / 100);
  const morning = Math.round(laid * (0.64 + dice.next() * 0.08));
  for (const [session, eggs] of [
    ['morning', morning],
    ['evening', laid - morning],
  ] as const) {
    // The round was not recorded.
    if (eggs <= 0 || dice.chance(0.006)) continue;
    const withheld = flock.withheldUntil !== undefined && day <= flock.withheldUntil;
    const grades = gradesOf(eggs, week, dice);
    writeActivity(farm, flock, day, [session, session === 'morning' ? 180 : 15], { kind: 'eggs', grades, withheld });
    for (const { grade, qty } of grades) {
      if (grade === 'broken') continue;
      if (withheld) flock.withheld.set(grade, (flock.withheld.get(grade) ?? 0) + qty);
      else farm.stock.bring(EGG_GOODS.find((goods) => goods.grade === grade)!.id, qty);
    }
  }
}

function gradesOf(eggs: number, week: number, dice: Dice) {
  const smallShare = week < 23 ? 0.55 : week < 27 ? 0.16 : 0.035;
  const small = Math.round(eggs * smallShare * (0.8 + dice.next() * 0.4));
  const cracked = Math.min(eggs - small, dice.count(eggs * 0.014));
  const broken = Math.min(eggs - small - cracked, dice.count(eggs * 0.005));
  const good = eggs - small - cracked - broken;
  return ([['good', good], ['small', small], ['cracked', cracked], ['broken', broken]] as const)
    .filter(([, qty]) => qty > 0)
    .map(([grade, qty]) => ({ grade, qty })); // prettier-ignore
}

function weigh(farm: Farm, flock: LiveFlock, day: string, dice: Dice, age: number): void {
  const mean = flock.purpose === 'layer' ? 1_880 : ((age > 42 ? 3_060 : standardWeight(ROSS_308, Math.max(7, age))) ?? 200) * 0.93; // prettier-ignore
  const weights_g = Array.from({ length: 10 }, () => Math.round((mean * (0.86 + 0.28 * (dice.next() + dice.next()) / 2)) / 5) * 5); // prettier-ignore
  writeActivity(farm, flock, day, ['noon', 30], { kind: 'weighing', sample: 10, weights_g });
}

/** A count of heads sometimes finds one bird less than the book has. */
function countHeads(farm: Farm, flock: LiveFlock, day: string, dice: Dice): void {
  flock.heads -= dice.chance(0.4) ? 1 : 0;
  writeActivity(farm, flock, day, ['evening', 55], { kind: 'count', qty: flock.heads });
}
