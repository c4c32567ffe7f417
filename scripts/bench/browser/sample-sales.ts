import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import type { SaleDraft } from '../../../src/domain/sales/check-sale.ts';
import { localDay } from '../../../src/domain/time/local-day.ts';

const FIRST_SALE = Date.UTC(2026, 10, 1, 6);
const GRADES = ['good', 'small', 'cracked'];

const lines = (n: number): SaleDraft['lines'][number][] =>
  [0, 1].map((line) => {
    const grade = GRADES[(n + line) % GRADES.length]!;
    return {
      line_id: newDocumentId(),
      item_kind: 'egg',
      item_id: `Eggs${grade}0000`.slice(0, 12),
      description: `Eggs, ${grade}`,
      qty: 30 * (1 + (n % 7)),
      unit: 'tray',
      factor: 30,
      unit_price: 11_000 + 500 * (n % 5),
    };
  });

/** The n-th sale as a user types it: two lines, paid in cash. */
export const sampleDraft = (n: number): SaleDraft => ({
  id: newDocumentId(),
  lines: lines(n),
  pay: { kind: 'all', method: 'cash' },
  customer: { id: `Customer${String(n % 200).padStart(4, '0')}`, name: `Customer number ${n % 200}` },
});

/** The n-th sale as it is stored: about 1 KB of JSON. */
export function sampleSale(n: number, businessId: string, uid: string): Sale {
  const at = new Date(FIRST_SALE + n * 60_000).toISOString();
  const { id, lines: sold, customer } = sampleDraft(n);
  return {
    id,
    business_id: businessId,
    occurred_at: at,
    day: localDay(new Date(at)),
    created_at: at,
    created_by: uid,
    device_id: 'Device00000A',
    device_seq: n + 1,
    rev: 0,
    sale_no: `B2N-${String(n + 1).padStart(4, '0')}`,
    kind: 'sale',
    status: 'confirmed',
    channel: 'counter',
    customer_id: customer!.id,
    customer_name: customer!.name,
    lines: [...sold],
    initial_payment: { amount: 22_000, method: 'cash' },
  };
}
