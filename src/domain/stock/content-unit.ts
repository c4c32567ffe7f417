import { USUAL_HABITS, type Habits } from '../business/habits.ts';
import type { ItemDraft } from './check-item.ts';

/** What a pack holds, as people say it: a bag holds kilograms, a bottle litres, a tray eggs. */
const CONTENT: Readonly<Record<ItemDraft['base_unit'], { readonly unit: string; readonly factor: number }>> = {
  egg: { unit: 'egg', factor: 1 },
  bird: { unit: 'bird', factor: 1 },
  piece: { unit: 'piece', factor: 1 },
  dose: { unit: 'dose', factor: 1 },
  g: { unit: 'kg', factor: 1_000 },
  ml: { unit: 'l', factor: 1_000 },
};

/** The unit in which the content of a pack is typed, and the base units in it. */
export const contentUnit = (base: ItemDraft['base_unit']): { readonly unit: string; readonly factor: number } =>
  CONTENT[base];

/** A pack that most people mean, so that one thing less is typed: bags and trays are those of the business. Units: `holds` in the content unit. [SET-4] */
export function usualPack(
  base: ItemDraft['base_unit'],
  { tray_eggs, feed_bag_kg }: Pick<Habits, 'tray_eggs' | 'feed_bag_kg'> = USUAL_HABITS,
): { readonly label: string; readonly holds: string } {
  switch (base) {
    case 'piece':
    case 'bird':
      return { label: base, holds: '1' };
    case 'g':
      return { label: 'bag', holds: feed_bag_kg === undefined ? '' : String(feed_bag_kg) };
    case 'ml':
      return { label: 'bottle', holds: '' };
    case 'dose':
      return { label: 'vial', holds: '' };
    case 'egg':
      return { label: 'tray', holds: String(tray_eggs) };
  }
}
