/** Tabs that exist today; orders and returned sales join with their issues. [SAL-21] */
export const TABS = [0, 1, 2, 3] as const;

/** Number of the tab that a route names; an unknown one is tab 0. [SAL-21] */
export const tabOf = (typeId: string | undefined): number => (typeId && /^[0-3]$/.test(typeId) ? Number(typeId) : 0);
