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

/** A pack that most people mean, so that one thing less is typed. Units: `holds` in the content unit. */
export const usualPack: Readonly<Record<ItemDraft['base_unit'], { readonly label: string; readonly holds: string }>> = {
  piece: { label: 'piece', holds: '1' },
  g: { label: 'bag', holds: '' },
  ml: { label: 'bottle', holds: '' },
  dose: { label: 'vial', holds: '' },
  egg: { label: 'tray', holds: '30' },
  bird: { label: 'bird', holds: '1' },
};
