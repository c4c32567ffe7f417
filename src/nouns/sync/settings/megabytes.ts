import { fixed } from '../../../domain/numbers/decimal-sign.ts';

/** Bytes as megabytes, with one decimal below ten. */
export function megabytes(bytes: number): string {
  const amount = bytes / 1_000_000;
  return (amount < 10 ? fixed(amount, 1) : Math.round(amount).toString()).replace(/\B(?=(\d{3})+$)/g, ',');
}
