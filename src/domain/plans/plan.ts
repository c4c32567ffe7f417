/** A plan as the operator keeps it in plans/{plan_id}. [SUB-1, SUB-3] */
export interface Plan {
  readonly plan_id: string;
  readonly name: string;
  /** 0 is without an end: the free plan 'intro'. */
  readonly months: 0 | 3 | 6 | 12;
  /** By currency. Units: minor units. */
  readonly prices: Readonly<Record<string, number>>;
}

/** The free plan. [SUB-1] */
export const INTRO_PLAN = 'intro';

/** A plan document, or undefined for one that is none: an operator may have mistyped it. */
export function readPlan(found: Readonly<Record<string, unknown>>): Plan | undefined {
  const { plan_id, name, months, prices } = found;
  if (typeof plan_id !== 'string' || typeof name !== 'string') return undefined;
  if (months !== 0 && months !== 3 && months !== 6 && months !== 12) return undefined;
  const given = typeof prices === 'object' && prices !== null ? Object.entries(prices) : [];
  const whole = given.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[1] >= 0);
  return { plan_id, name, months, prices: Object.fromEntries(whole) };
}

/** What a plan costs a month, rounded up: nobody pays more than is said. Units: minor units. */
export const monthlyPrice = (price: number, months: number): number => Math.ceil(price / Math.max(1, months));

/** Currencies in which every plan that is paid has a price, sorted. */
export function currenciesOf(plans: readonly Plan[]): string[] {
  const paid = plans.filter(({ months }) => months > 0);
  const all = new Set(paid.flatMap(({ prices }) => Object.keys(prices)));
  return [...all].filter((currency) => paid.every(({ prices }) => currency in prices)).sort();
}
