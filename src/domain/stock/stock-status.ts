import { USUAL_LIMITS } from '../business/alert-limits.ts';
import { addDays } from '../time/local-day.ts';

/** Stock status of an item. [SHP-4] */
export type StockStatus = 'below_zero' | 'low' | 'out' | 'enough';

/** Below zero, at or below the reorder level, used up, or enough. [SHP-4] Units: base units. */
export function stockStatus(onHand: number, reorderLevel: number | undefined): StockStatus {
  if (onHand < 0) return 'below_zero';
  if (reorderLevel !== undefined && reorderLevel > 0 && onHand <= reorderLevel) return 'low';
  return onHand === 0 ? 'out' : 'enough';
}

/** The first expiry day of stock on hand, when it is near or past. [SHP-11] */
export function expiresSoon(
  layers: readonly { readonly qty: number; readonly expiry?: string | undefined }[],
  today: string,
  soonDays: number = USUAL_LIMITS.expiry_days,
): { readonly expiry: string; readonly expired: boolean } | undefined {
  const days = layers.flatMap(({ qty, expiry }) => (qty > 0 && expiry !== undefined ? [expiry] : []));
  const first = days.sort()[0];
  if (first === undefined || first > addDays(today, soonDays)) return undefined;
  return { expiry: first, expired: first < today };
}

/**
 * Whole days that the stock lasts at the mean daily sales of a period; undefined without sales. [SHP-4] Units: base
 * units.
 */
export function daysOfStockLeft(onHand: number, sold: number, days: number): number | undefined {
  if (!(sold > 0) || !(days > 0)) return undefined;
  return Math.floor((Math.max(0, onHand) * days) / sold);
}
