import { addDays } from '../time/local-day.ts';
import type { Dice } from './dice.ts';
import type { FarmClock } from './farm-clock.ts';

/** A planned flock: each house is filled, emptied, cleaned and filled again. */
export interface PlannedFlock {
  readonly purpose: 'layer' | 'broiler';
  readonly house: number;
  readonly name: string;
  readonly house_name: string;
  readonly hatched: string;
  readonly placed: string;
  readonly closes: string;
  readonly count: number;
  /** Present when the book began. */
  readonly opening: boolean;
}

/** Keeping of each purpose: ages in days at arrival and departure, and days between two flocks of a house. */
const KEPT = {
  layer: { comes: 112, goes: 560, empty: 21 },
  broiler: { comes: 1, goes: 44, empty: 9 },
} as const;

/** Ages of today's flocks in the first houses, so that every generated farm looks alike today. */
const AGES_TODAY = { layer: [364, 210], broiler: [25] } as const;

/**
 * Two layer houses and one line of broilers, times the scale; planned backwards from the last day. The flock present on
 * the first day is an opening one, with its age on that day.
 */
export function planFlocks(clock: FarmClock, scale: number, dice: (which: number) => Dice): PlannedFlock[] {
  const houses = [
    ...Array.from({ length: Math.max(2, Math.round(2 * scale)) }, (_, i) => ['layer', i] as const),
    ...Array.from({ length: Math.max(1, Math.round(scale)) }, (_, i) => ['broiler', i] as const),
  ];
  return houses
    .flatMap(([purpose, house]) => ofHouse(clock, purpose, house, dice))
    .sort((a, b) => (a.placed < b.placed ? -1 : Number(a.placed > b.placed)));
}

function ofHouse(
  clock: FarmClock,
  purpose: PlannedFlock['purpose'],
  house: number,
  dice: (which: number) => Dice,
): PlannedFlock[] {
  const { comes, goes, empty } = KEPT[purpose];
  const cycle = goes - comes + empty;
  const age = AGES_TODAY[purpose][house] ?? comes + ((house * 97) % (goes - comes));
  const flocks: PlannedFlock[] = [];
  for (let hatchedBack = age; hatchedBack - goes < clock.days.length; hatchedBack += cycle) {
    const hatched = addDays(clock.last, -hatchedBack);
    const closes = addDays(hatched, goes);
    if (closes <= clock.first) break;
    const came = addDays(hatched, comes);
    const opening = came < clock.first;
    const placed = opening ? clock.first : came;
    const thrown = dice(hatchedBack + 1_000 * house + (purpose === 'layer' ? 0 : 500_000));
    const count =
      purpose === 'layer' ? ([520, 430][house] ?? 10 * thrown.between(36, 60)) : 10 * thrown.between(28, 34);
    flocks.push({ purpose, house, hatched, placed, closes, count, opening, ...namesOf(purpose, house, placed) });
  }
  return flocks;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function namesOf(purpose: PlannedFlock['purpose'], house: number, placed: string) {
  const month = `${MONTHS[Number(placed.slice(5, 7)) - 1]} ${placed.slice(0, 4)}`;
  if (purpose === 'layer') return { name: `House ${house + 1}, ${month}`, house_name: `House ${house + 1}` };
  const line = house === 0 ? '' : ` ${house + 1}`;
  return { name: `Broilers${line}, ${Number(placed.slice(8))} ${month}`, house_name: `Broiler house${line}` };
}
