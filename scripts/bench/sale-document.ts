import type { JsonObject } from '../../backend/json.ts';

const text = (stringValue: string): JsonObject => ({ stringValue });
const whole = (value: number): JsonObject => ({ integerValue: String(value) });
const moment = (ms: number): JsonObject => ({ timestampValue: new Date(ms).toISOString() });

const firstSale = Date.UTC(2026, 0, 1);

/** The fields of the n-th sale as the product stores it, as ProtoJSON: about 1 KB with two lines. */
export function saleFields(n: number): JsonObject {
  const soldAt = firstSale + n * 60_000;
  return {
    business_id: text('b1'),
    farm_id: text(`farm${n % 3}`),
    kind: text('sale'),
    status: text('confirmed'),
    sale_no: text(`K7M-${String(n).padStart(6, '0')}`),
    day: text(new Date(soldAt).toISOString().slice(0, 10)),
    channel: text('counter'),
    customer_id: text(`customer${String(n % 200).padStart(4, '0')}`),
    customer_name: text(`Customer number ${n % 200}`),
    total: whole(1_200 + (n % 500)),
    paid: whole(n % 3 === 0 ? 0 : 1_200 + (n % 500)),
    voided: { booleanValue: false },
    rev: whole(1),
    created_by: text('attendant00000000000000001'),
    created_at: moment(soldAt),
    updated_at: moment(soldAt),
    lines: { arrayValue: { values: [saleLine(n, 0), saleLine(n, 1)] } },
  };
}

function saleLine(n: number, line: number): JsonObject {
  const fields = {
    line_id: text(`line${n % 10}${line}0000000`),
    item_kind: text('egg'),
    description: text('Eggs, large'),
    qty: whole(30 * (1 + (n % 7))),
    unit: text('tray'),
    factor: whole(30),
    unit_price: whole(360),
  };
  return { mapValue: { fields } };
}

/** The id of the n-th sale; ids are random in the product, so their order is not the order of writing. */
export function saleId(n: number): string {
  return ((n * 2_654_435_761) % 4_294_967_296).toString(36).padStart(12, '0');
}
