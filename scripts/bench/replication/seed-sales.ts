import { sampleSale } from '../browser/sample-sales.ts';
import type { Backend } from './stage.ts';

const DAY_MS = 86_400_000;
const IN_A_COMMIT = 500;

/**
 * Put sales on the server as if another phone had sent them: a year's worth, ending a day ago, one after the other; or
 * all of them now. No rules apply.
 */
export async function seedSales(
  { operator }: Backend,
  business: { uid: string; businessId: string },
  count: number,
  when: 'over a year' | 'now',
): Promise<void> {
  const { uid, businessId } = business;
  const last = Date.now() - DAY_MS;
  const apart = (365 * DAY_MS) / Math.max(1, count);
  for (let from = 0; from < count; from += IN_A_COMMIT) {
    const numbers = Array.from({ length: Math.min(IN_A_COMMIT, count - from) }, (_, i) => from + i);
    await operator.commit(
      numbers.map((n) => {
        const sale = { ...sampleSale(n, businessId, uid), rev: 1 };
        const updated_at = new Date(when === 'now' ? Date.now() : last - (count - n) * apart);
        return { set: `businesses/${businessId}/sales/${sale.id}`, data: { ...sale, updated_at } as never };
      }),
    );
  }
}
