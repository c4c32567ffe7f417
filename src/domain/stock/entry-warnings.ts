import { moreThanStock, type KnownStockOfLine, type MoreThanStock } from '../sales/sale-warnings.ts';
import type { EntryDraft } from './check-entry.ts';

/** Kinds by which goods leave, as by a sale. */
const LEAVING: ReadonlySet<EntryDraft['content']['kind']> = new Set(['loss', 'internal_use', 'gift']);

/**
 * Warnings before a loss, a use or a gift is saved: more than the book has, as for a sale. None of them refuses it.
 * [MSG-7, SHP-7]
 */
export const entryWarnings = (
  { content, qty }: Pick<EntryDraft, 'content' | 'qty'>,
  stock: KnownStockOfLine | undefined,
): MoreThanStock[] => (LEAVING.has(content.kind) ? moreThanStock(qty, stock) : []);
