import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { PublicDoc } from '../../schemas/public-doc.schema.ts';

/** A shared page with every field; `change` overrides those a test is about. */
export const aPublicDoc = (change: Partial<PublicDoc> = {}): PublicDoc => ({
  business_id: newDocumentId(),
  order_id: newDocumentId(),
  seller: {
    name: 'Kibo Layers',
    address: 'Moshi',
    tax_id: '100-200-300',
    website: 'https://kibo.co.tz',
    logo: 'data:image/jpeg;base64,/9j/4AAQ',
  },
  header: 'Eggs and hens',
  footer: 'Pay to till 55 100',
  number: 'KL-K7M-0042',
  day: '2026-03-02',
  customer_name: 'Amina',
  currency: 'TZS',
  lines: [
    { description: 'Eggs, good', qty: 60, unit: 'tray', factor: 30, unit_price: 12_000, amount: 24_000 },
    { description: 'Hen', qty: 1, unit: 'piece', factor: 1, unit_price: 8_000, weight_g: 2_050, discount: 400, amount: 16_000 }, // prettier-ignore
  ],
  subtotal: 40_000,
  order_discount: 1_000,
  tax_added: 0,
  tax_included: 0,
  delivery_fee: 2_000,
  rounding: 0,
  total: 41_000,
  paid: 1_000,
  balance: 40_000,
  due_date: '2026-03-09',
  shared_at: '2026-03-02T08:15:00.000Z',
  revoked: false,
  rev: 1,
  ...change,
});
