import { contentUnit } from '../../../domain/stock/content-unit.ts';
import type { ItemDraft } from '../../../domain/stock/check-item.ts';
import { typedQuantity } from '../../../ui/numbers/typed-number.ts';

/** Counted quantity of an item, as typed: whole packs, and the loose rest in the content unit. */
export interface Counted {
  readonly whole: string;
  readonly loose: string;
}

export const isCounted = ({ whole, loose }: Counted): boolean => whole.trim() !== '' || loose.trim() !== '';

/** The unit of the loose rest; undefined where one pack is one piece. */
export const looseUnit = (factor: number, base: ItemDraft['base_unit']): string | undefined =>
  factor > contentUnit(base).factor ? contentUnit(base).unit : undefined;

/** The counted quantity. Units: base units; NaN when an input is not a number. */
export function countedQuantity({ whole, loose }: Counted, factor: number, base: ItemDraft['base_unit']): number {
  const read = (typed: string, of: number) => (typed.trim() === '' ? 0 : typedQuantity(typed, of));
  return read(whole, factor) + read(loose, contentUnit(base).factor);
}
