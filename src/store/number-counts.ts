import type { Row } from './row-store.ts';

/** Kinds of records numbered separately, besides the one series of all records of a phone. [SAL-6, DOC-21] */
export type NumberedKind = 'sale' | 'purchase' | 'voucher' | 'run';

/** How many numbers a device has given in one business: for all records, and for each kind. */
export type Counts = { device_seq: number } & Record<`${NumberedKind}_count`, number>;

export const COUNTS = [
  'device_seq',
  'sale_count',
  'purchase_count',
  'voucher_count',
  'run_count',
] as const satisfies (keyof Counts)[];

/**
 * Counts from their stored form. An older app version numbered purchases, vouchers and runs by `device_seq`: none of
 * their numbers exceeds it, so their own counts continue from there and no number is given twice. [DOC-21]
 */
export function countsOf(stored: (Pick<Counts, 'device_seq' | 'sale_count'> & Partial<Counts>) | undefined): Counts {
  const { device_seq = 0, sale_count = 0 } = stored ?? {};
  const { purchase_count = device_seq, voucher_count = device_seq, run_count = device_seq } = stored ?? {};
  return { device_seq, sale_count, purchase_count, voucher_count, run_count };
}

/** The higher value of each count. */
export const highest = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(COUNTS.map((name) => [name, Math.max(a[name], b[name])])) as unknown as Counts;

/** The counts implied by a fact that was made on this device. */
export function countsOfRow(row: Row): Counts | undefined {
  const { device_seq, sale_no, purchase_no, voucher_no, run_no, history } = row;
  if (typeof device_seq !== 'number') return undefined;
  return {
    device_seq,
    sale_count: countIn(sale_no),
    purchase_count: countIn(purchase_no),
    voucher_count: countIn(voucher_no),
    // A corrected run has the number of the wrong one, which another phone may have given. [PRC-20]
    run_count: history === undefined ? countIn(run_no) : 0,
  };
}

/**
 * The count at the end of a number such as K7M-0042 or K7M-V0042; 0 for no number, and for a month's copy, which any
 * phone may make.
 */
const countIn = (number: unknown): number =>
  typeof number === 'string' ? Number(/-[A-Z]?(\d+)$/.exec(number)?.[1] ?? 0) : 0;
