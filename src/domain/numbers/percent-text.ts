import { fixed } from './decimal-sign.ts';

/**
 * A percentage for display: one decimal and a true minus sign, "84.7 %". [FLK-26] Undefined stays undefined: an unknown
 * value is not shown as 0.
 */
export function percentText(percent: number): string;
export function percentText(percent: number | undefined): string | undefined;
export function percentText(percent: number | undefined): string | undefined {
  if (percent === undefined) return undefined;
  const tenths = Math.round(Math.abs(percent) * 10);
  return `${percent < 0 && tenths > 0 ? '−' : ''}${fixed(tenths / 10, 1)} %`;
}
