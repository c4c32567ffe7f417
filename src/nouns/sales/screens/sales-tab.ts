/** All, to collect, overdue, paid, orders and deliveries, voided and returned. [SAL-21] */
export const TABS = [0, 1, 2, 3, 4, 5] as const;
/** Orders and deliveries. */
export const TO_DO = 4;
/** What waits for money or for goods: it is shown whatever its day, until days are chosen here. */
export const isWaiting = (tab: number): boolean => tab === 1 || tab === 2 || tab === TO_DO;
/** Of these tabs there is nothing to add up. */
export const isAside = (tab: number): boolean => tab > 3;

/** Number of the tab that a route names; an unknown one is tab 0. [SAL-21] */
export const tabOf = (typeId: string | undefined): number => (typeId && /^[0-5]$/.test(typeId) ? Number(typeId) : 0);
