/** Number of the tab with the first raw-material category. [FLK-8] */
export const FIRST_MATERIALS = 3;

/** Number of the tab in a route; an unknown one is tab 0. `categories`: how many the business has. [FLK-8] */
export function tabOf(typeId: string | undefined, categories: number): number {
  const tab = typeId && /^\d{1,3}$/.test(typeId) ? Number(typeId) : 0;
  return tab < FIRST_MATERIALS + categories ? tab : 0;
}
