import type { Cell } from '../../../domain/reports/report.ts';
import type { ItemDraft } from '../../../domain/stock/check-item.ts';
import { EGG_ITEM_OF_GRADE } from '../../../domain/sales/egg-items.ts';
import type { ReportDesk } from './report-desk.ts';

const EGGS = new Map<string, string>(Object.entries(EGG_ITEM_OF_GRADE).map(([grade, id]) => [id, grade]));
/** Small base units with the larger unit that people use. */
const LARGER: Readonly<Record<string, string>> = { g: 'kg', ml: 'l' };
const THOUSAND = 1_000;

/** An item as a report names it. */
export interface NamedItem {
  readonly name: Cell;
  readonly base_unit: ItemDraft['base_unit'];
  readonly unit: Cell;
  /** Converts a quantity of base units to that unit. */
  readonly count: (qty: number) => number;
}

/** Name and unit of each item of the shop, egg grade and raw material. */
export async function itemNames(desk: ReportDesk): Promise<(id: string) => NamedItem> {
  const all = [...(await desk.things('shop')), ...(await desk.things('raw_materials'))];
  const items = new Map(
    all.map((one) => [one['id'] as string, one as unknown as Pick<ItemDraft, 'name' | 'base_unit'>]),
  );
  return (id) => {
    const grade = EGGS.get(id);
    const item = items.get(id);
    const unit = item?.base_unit ?? 'egg';
    const larger = LARGER[unit];
    return {
      name: item?.name ?? { word: grade === undefined ? 'unknown' : `eggs:${grade}` },
      base_unit: unit,
      unit: { word: `unit:${larger ?? unit}` },
      count: (qty) => (larger === undefined ? qty : qty / THOUSAND),
    };
  };
}
