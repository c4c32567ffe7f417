/** All, to collect, overdue, paid, orders and deliveries, voided and returned. [SAL-21] */
export const TABS = [0, 1, 2, 3, 4, 5] as const;
/** Orders and deliveries. */
export const TO_DO = 4;
/** Tabs of sales with a pending payment or delivery: shown for all days, until days are chosen. */
export const isWaiting = (tab: number): boolean => tab === 1 || tab === 2 || tab === TO_DO;
/** Tabs without a totals row. */
export const isAside = (tab: number): boolean => tab > 3;

/** Number of the tab in a route; an unknown one is tab 0. [SAL-21] */
export const tabOf = (typeId: string | undefined): number => (typeId && /^[0-5]$/.test(typeId) ? Number(typeId) : 0);
