import type { Sale } from '../../../schemas/sale.schema.ts';
import { stretchOf, type Stretch } from '../time/stretch.ts';

/** When the goods of a sale left: those of an order leave when it is confirmed. [SAL-34] */
export function leftAt({ occurred_at, created_at, confirmed_at }: Pick<Sale, 'occurred_at' | 'created_at' | 'confirmed_at'>): Stretch {
  return stretchOf(confirmed_at === undefined ? { occurred_at, created_at } : { occurred_at: confirmed_at, created_at: confirmed_at });
} // prettier-ignore
