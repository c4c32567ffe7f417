import { mulDiv } from '../money/mul-div.ts';
import { daysBetween } from '../time/days-between.ts';
import { ACCOUNTS, type Account, type FlockMeta } from './posting.ts';

/** State of a flock after a group. Units: birds, minor units, bird-days. [LED-9, LED-40..43] */
export interface FlockState {
  readonly meta?: FlockMeta | undefined;
  /** True once birds were present. */
  readonly started: boolean;
  readonly heads: number;
  /** Cost of the live birds, account 1400. */
  readonly carrying: number;
  /** Keeping cost of this month, account 5100. */
  readonly run: number;
  /** Saleable eggs of this month. */
  readonly eggs: number;
  /** Last month's cost per egg, as a fraction; of 0 eggs while unknown. */
  readonly rateCost: number;
  readonly rateEggs: number;
  readonly headDays: number;
  /** The current day, with its start. */
  readonly day: string;
  readonly dayStart: number;
  readonly deaths: number;
  readonly writtenOff: number;
}

export const emptyFlock = (day: string): FlockState => ({
  started: false,
  heads: 0,
  carrying: 0,
  run: 0,
  eggs: 0,
  rateCost: 0,
  rateEggs: 0,
  headDays: 0,
  day,
  dayStart: 0,
  deaths: 0,
  writtenOff: 0,
});

/** Deaths above this share of the day's starting birds are abnormal. */
const NORMAL_DEATHS = { part: 5, of: 100 };

/**
 * Advance to a day: every day before it counts with its birds at the start, or with those at the end when there were
 * none, or fewer because some were sold before they arrived.
 */
export function advance(flock: FlockState, day: string): FlockState {
  if (day <= flock.day) return flock;
  const idle = daysBetween(flock.day, day) - 1;
  const first = flock.dayStart <= 0 ? flock.heads : flock.dayStart;
  const headDays = flock.headDays + Math.max(0, first) + idle * Math.max(0, flock.heads);
  return { ...flock, headDays, day, dayStart: flock.heads, deaths: 0, writtenOff: 0 };
}

/** Whether its hens lay on a day, so that its costs belong to the eggs. [LED-41] */
export const isLaying = ({ meta }: FlockState, day: string): boolean =>
  meta !== undefined && ['layer', 'breeder', 'dual'].includes(meta.purpose ?? '') && day >= meta.lays_from;

/** An account's share of a cost. */
interface Borne {
  readonly account: Account;
  readonly amount: number;
}

/**
 * Charge a cost to a flock; returns the accounts that bear it. A correction that takes back more than the birds still
 * carry belongs to birds already sold: the carrying amount is never negative. [LED-9]
 */
export function charge(flock: FlockState, amount: number, day: string): { flock: FlockState; borne: Borne[] } {
  if (isLaying(flock, day))
    return { flock: { ...flock, run: flock.run + amount }, borne: [{ account: ACCOUNTS.keepingLayers, amount }] };
  if (flock.started && flock.heads <= 0) return { flock, borne: [{ account: ACCOUNTS.costOfBirds, amount }] };
  const carried = Math.max(amount, -flock.carrying);
  const borne = [
    { account: ACCOUNTS.birds, amount: carried },
    { account: ACCOUNTS.costOfBirds, amount: amount - carried },
  ];
  return { flock: { ...flock, carrying: flock.carrying + carried }, borne };
}

/**
 * Birds arrive with their carrying amount: in any way, even while the record of the flock's placement has not arrived
 * yet.
 */
export const arrive = (flock: FlockState, qty: number, cost = 0): FlockState => ({
  ...flock,
  started: true,
  heads: flock.heads + qty,
  carrying: flock.carrying + cost,
});

/** Birds leave with their share of the cost, which is returned. */
export function leave(flock: FlockState, qty: number): { flock: FlockState; cost: number } {
  const { heads, carrying } = flock;
  const cost = heads <= 0 ? 0 : qty >= heads ? carrying : mulDiv(carrying, qty, heads);
  return { cost, flock: { ...flock, heads: heads - qty, carrying: carrying - cost } };
}

/**
 * Birds die. Normal deaths leave their cost with the survivors; once a day's deaths exceed 5 % of its start, all deaths
 * of that day are written off, regardless of the number of records. Returns the amount written off. [LED-40]
 */
export function die(flock: FlockState, qty: number): { flock: FlockState; cost: number } {
  const deaths = flock.deaths + qty;
  const start = flock.dayStart <= 0 ? flock.heads + flock.deaths : flock.dayStart;
  const after = { ...flock, deaths, heads: flock.heads - qty };
  if (deaths * NORMAL_DEATHS.of <= start * NORMAL_DEATHS.part) return { flock: after, cost: 0 };
  const due = deaths - flock.writtenOff;
  const sharing = flock.heads + due - qty; // survivors, and today's deaths not written off yet
  const cost = sharing <= 0 ? 0 : due >= sharing ? flock.carrying : mulDiv(flock.carrying, due, sharing);
  return { cost, flock: { ...after, carrying: flock.carrying - cost, writtenOff: deaths } };
}

/** Write off the carrying amount when no birds are left. */
export function writeOffIfGone(flock: FlockState): { flock: FlockState; cost: number } {
  const isGone = flock.started && flock.heads <= 0 && flock.carrying !== 0;
  return isGone ? { cost: flock.carrying, flock: { ...flock, carrying: 0 } } : { cost: 0, flock };
}
