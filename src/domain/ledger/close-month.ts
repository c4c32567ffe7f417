import { mulDiv } from '../money/mul-div.ts';
import { share } from '../money/share.ts';
import { addDays } from '../time/local-day.ts';
import { lastDayOf } from '../time/periods.ts';
import { advance, charge, isLaying, type FlockState } from './flock-state.ts';
import { flockEntity, SPREAD, type Derived, type DerivedRow, type SpreadState, type State } from './fold.ts';
import { ACCOUNTS } from './posting.ts';

/**
 * The end of a month: its shared expenses are spread over the flocks by head-days, laying flocks are depreciated, and
 * the month's cost per egg becomes the next month's rate. [LED-42] `flockIds` in sorted order; `lastDay` of the month.
 */
export function closeMonth(
  lastDay: string,
  flockIds: readonly string[],
  before: (entity: string) => State | undefined,
): Derived {
  const rows: DerivedRow[] = [];
  const flocks = new Map<string, FlockState>();
  for (const id of flockIds) {
    const flock = before(flockEntity(id)) as FlockState | undefined;
    if (flock && isAlive(flock)) flocks.set(id, advance(flock, addDays(lastDay, 1)));
  }
  const { waiting } = (before(SPREAD) ?? { waiting: [] }) as SpreadState;
  for (const expense of waiting) spread(expense, flocks, lastDay, rows);
  for (const [id, flock] of flocks) flocks.set(id, wearOut(id, flock, lastDay, rows));
  const after: Record<string, State> = {};
  // Include entities without changes: later groups read their state here, and changes propagate through this group.
  for (const entity of [SPREAD, ...flockIds.map(flockEntity)]) {
    const state = before(entity);
    if (state) after[entity] = state;
  }
  for (const [id, flock] of flocks) after[flockEntity(id)] = nextMonth(flock);
  if (waiting.length > 0) after[SPREAD] = { waiting: [] };
  return { rows, after };
}

/**
 * Month-end charges accrued so far in the running month: all shared expenses until now, by the head-days so far, and
 * the depreciation for the days begun. [LED-42] None of it is booked yet.
 */
export function runningCosts(today: string, flockIds: readonly string[], before: (entity: string) => State | undefined): DerivedRow[] {
  const days = Number(lastDayOf(today.slice(0, 7)).slice(8));
  const begun = Number(today.slice(8));
  return closeMonth(today, flockIds, before).rows.map((row) =>
    row.category === 'depreciation' ? { ...row, amount: mulDiv(row.amount, begun, days) } : row,
  );
} // prettier-ignore

/** Whether the flock has anything that a month end could change. */
const isAlive = ({ heads, carrying, run, eggs, headDays, dayStart }: FlockState): boolean =>
  [heads, carrying, run, eggs, headDays, dayStart].some((value) => value !== 0);

/** Without any head-days the amount remains an unspread expense. */
function spread(
  { amount, category }: SpreadState['waiting'][number],
  flocks: Map<string, FlockState>,
  day: string,
  rows: DerivedRow[],
): void {
  const ids = [...flocks.keys()];
  const days = ids.map((id) => flocks.get(id)!.headDays);
  if (!days.some((count) => count > 0)) return;
  share(amount, days).forEach((part, i) => {
    const id = ids[i]!;
    if (part === 0) return;
    const { flock, borne } = charge(flocks.get(id)!, part, day);
    flocks.set(id, flock);
    for (const one of borne) if (one.amount !== 0) rows.push({ ...one, farm: id, category });
    rows.push({ account: ACCOUNTS.chargedToFlocks, amount: -part, farm: id, category });
  });
}

/** Depreciation of a laying flock in the month of a day; 0 for any other flock. [LED-42] Units: minor units. */
function wornInMonth(flock: FlockState, day: string): number {
  if (!isLaying(flock, day)) return 0;
  const { lays_from, laying_months, salvage } = flock.meta!;
  const left = Math.max(1, laying_months - monthsBetween(lays_from, day));
  return mulDiv(Math.max(0, flock.carrying - salvage * Math.max(0, flock.heads)), 1, left);
}

/** Depreciate: the carrying amount above the salvage value is spread over the remaining months of lay. */
function wearOut(id: string, flock: FlockState, day: string, rows: DerivedRow[]): FlockState {
  const worn = wornInMonth(flock, day);
  if (worn === 0) return flock;
  rows.push({ account: ACCOUNTS.keepingLayers, amount: worn, farm: id, category: 'depreciation' });
  rows.push({ account: ACCOUNTS.birds, amount: -worn, farm: id, category: 'depreciation' });
  return { ...flock, carrying: flock.carrying - worn, run: flock.run + worn };
}

function nextMonth(flock: FlockState): FlockState {
  const hasRate = flock.eggs > 0 && flock.run >= 0;
  const rate = hasRate ? { rateCost: flock.run, rateEggs: flock.eggs } : {};
  return { ...flock, ...rate, run: 0, eggs: 0, headDays: 0 };
}

const monthsBetween = (from: string, to: string): number => {
  const [fromYear, fromMonth] = from.split('-').map(Number) as [number, number];
  const [toYear, toMonth] = to.split('-').map(Number) as [number, number];
  return (toYear - fromYear) * 12 + (toMonth - fromMonth);
};
