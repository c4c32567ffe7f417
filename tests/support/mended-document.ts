import { EGG_GRADES } from '../../schemas/choices.ts';

type Fields = Record<string, unknown>;

/** A random document, adjusted to the checks of its kind beyond fields and conditions. */
export const mended = (kind: string, document: Fields): Fields => mends[kind]?.(document) ?? document;

const mends: Readonly<Record<string, (document: Fields) => Fields>> = {
  purchases: (document) => {
    const lines = document['lines'] as Fields[];
    const goods = lines.length === 1 && document['goods'] === 'both' ? 'shop' : document['goods'];
    const kindOf = (i: number) => (goods === 'both' ? (i % 2 === 0 ? 'shop' : 'raw_material') : goods);
    return { ...document, goods, lines: lines.map((line, i) => ({ ...line, item_kind: kindOf(i) })) };
  },
  stock_entries(document) {
    if (document['kind'] !== 'production') return document;
    const outputs = (document['outputs'] as Fields[]).map((output, i) => ({
      ...output,
      cost_share: i === 0 ? 10_000 : 0,
    }));
    return { ...document, outputs };
  },
  farm_activities(document) {
    if (document['kind'] === 'feed' && document['wasted'] !== undefined) {
      return { ...document, wasted: Math.min(document['wasted'] as number, document['qty'] as number) };
    }
    if (document['kind'] !== 'eggs') return document;
    const grades = (document['grades'] as (Fields & { qty: number })[]).map((one, i) => ({
      ...one,
      grade: EGG_GRADES[i],
      qty: i === 0 ? Math.max(1, one.qty) : one.qty,
    }));
    return { ...document, grades };
  },
};
