import { USUAL_HABITS, type Habits } from '../business/habits.ts';
import type { ItemDraft } from './check-item.ts';

/** Usual content unit of a pack: a bag holds kilograms, a bottle litres, a tray eggs. */
const CONTENT: Readonly<Record<ItemDraft['base_unit'], { readonly unit: string; readonly factor: number }>> = {
  egg: { unit: 'egg', factor: 1 },
  bird: { unit: 'bird', factor: 1 },
  piece: { unit: 'piece', factor: 1 },
  dose: { unit: 'dose', factor: 1 },
  g: { unit: 'kg', factor: 1_000 },
  ml: { unit: 'l', factor: 1_000 },
};

/** The unit in which the content of a pack is entered, and its base units. */
export const contentUnit = (base: ItemDraft['base_unit']): { readonly unit: string; readonly factor: number } =>
  CONTENT[base];

/**
 * The usual pack, as a default value: bags and trays use the business's sizes. Units: `holds` in the content unit.
 * [SET-4]
 */
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
