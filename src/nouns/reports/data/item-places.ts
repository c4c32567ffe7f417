import { EGG_ITEM_OF_GRADE } from '../../../domain/sales/egg-items.ts';
import type { Part } from '../../../domain/reports/report-filter.ts';
import type { ReportDesk } from './report-desk.ts';

/** The part of the business of an item; unknown items belong to the shop. */
export type ItemPlace = Exclude<Part, { is: 'flock' | 'rest' }> | { readonly is: 'shop' };

const EGGS: ReadonlySet<string> = new Set(Object.values(EGG_ITEM_OF_GRADE));

/** Whether each item belongs to the shop, the eggs, or the farm's materials. */
export async function itemPlaces(desk: ReportDesk): Promise<(id: string) => ItemPlace> {
  const materials = new Set((await desk.things('raw_materials')).map((one) => one['id'] as string));
  const shop = await desk.things('shop');
  const categories = new Map(shop.map((one) => [one['id'] as string, one['category'] as string | undefined]));
  return (id) => {
    if (EGGS.has(id)) return { is: 'eggs' };
    if (materials.has(id)) return { is: 'materials' };
    const category = categories.get(id);
    return { is: 'shop', ...(category !== undefined && { category }) };
  };
}

/** True when an item is among the goods of the report. [RPT-8] */
export async function goodsOf(desk: ReportDesk, part: Part | null): Promise<(id: string) => boolean> {
  if (part === null) return () => true;
  const placeOf = await itemPlaces(desk);
  return (id) => isIn(placeOf(id), part);
}

/** True when a place belongs to a part: a category to the shop, the shop to itself. */
export const isIn = (place: ItemPlace, part: Part): boolean =>
  place.is === part.is &&
  (part.is !== 'shop' || part.category === undefined || ('category' in place && place.category === part.category));
