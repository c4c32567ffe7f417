import { contentUnit } from '../../../domain/stock/content-unit.ts';
import type { ItemDraft } from '../../../domain/stock/check-item.ts';
import { typedQuantity } from '../../../ui/numbers/typed-number.ts';

/** What was counted of an item, as typed: whole packs, and what lies beside them in the content unit. */
export interface Counted {
  readonly whole: string;
  readonly loose: string;
}

export const isCounted = ({ whole, loose }: Counted): boolean => whole.trim() !== '' || loose.trim() !== '';

/** The unit of what lies beside whole packs; none where one pack is one piece. */
export const looseUnit = (factor: number, base: ItemDraft['base_unit']): string | undefined =>
  factor > contentUnit(base).factor ? contentUnit(base).unit : undefined;

/** What was counted. Units: base units; NaN when something typed is no number. */
export function countedQuantity({ whole, loose }: Counted, factor: number, base: ItemDraft['base_unit']): number {
  const read = (typed: string, of: number) => (typed.trim() === '' ? 0 : typedQuantity(typed, of));
  return read(whole, factor) + read(loose, contentUnit(base).factor);
}
