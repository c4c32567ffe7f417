/** A plan as stored by the operator in plans/{plan_id}. [SUB-1, SUB-3] */
export interface Plan {
  readonly plan_id: string;
  readonly name: string;
  /** 0 means without end: the free plan 'intro'. */
  readonly months: 0 | 3 | 6 | 12;
  /** By currency. Units: minor units. */
  readonly prices: Readonly<Record<string, number>>;
  /** Its benefits, in the operator's words. */
  readonly adds: readonly string[];
  /** Intended number of people and businesses. Displayed, never enforced: no record depends on a plan. [SUB-4] */
  readonly limits: { readonly people?: number; readonly businesses?: number };
}

/** The free plan. [SUB-1] */
export const INTRO_PLAN = 'intro';

/** A plan from its document; undefined when invalid, because the operator may have made a typing error. */
export function readPlan(found: Readonly<Record<string, unknown>>): Plan | undefined {
  const { plan_id, name, months, prices } = found;
  if (typeof plan_id !== 'string' || typeof name !== 'string') return undefined;
  if (months !== 0 && months !== 3 && months !== 6 && months !== 12) return undefined;
  const given = typeof prices === 'object' && prices !== null ? Object.entries(prices) : [];
  const whole = given.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[1] >= 0);
  const adds = Array.isArray(found['adds']) ? found['adds'].filter((one) => typeof one === 'string' && one !== '') : [];
  return {
    plan_id,
    name,
    months,
    prices: Object.fromEntries(whole),
    adds: adds as string[],
    limits: limitsOf(found['limits']),
  };
}

function limitsOf(found: unknown): Plan['limits'] {
  const { people, businesses } = (found ?? {}) as Record<string, unknown>;
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
  return { ...(isCount(people) && { people }), ...(isCount(businesses) && { businesses }) };
}

/** Price per month, rounded up so that the displayed price is never too low. Units: minor units. */
export const monthlyPrice = (price: number, months: number): number => Math.ceil(price / Math.max(1, months));

/** Currencies in which every paid plan has a price, sorted. */
export function currenciesOf(plans: readonly Plan[]): string[] {
  const paid = plans.filter(({ months }) => months > 0);
  const all = new Set(paid.flatMap(({ prices }) => Object.keys(prices)));
  return [...all].filter((currency) => paid.every(({ prices }) => currency in prices)).sort();
}
