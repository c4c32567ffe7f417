/** Digit grouping of a number: 1,234,567, 12,34,567 or 1 234 567. */
export type Grouping = 'thousands' | 'lakhs' | 'spaces';

/** A non-breaking space. */
export const NO_BREAK = '\u00A0';

/**
 * Digit grouping in the countries of a currency, independent of the display language. Source: the patterns of Unicode's
 * CLDR 48 (hi-IN, bn-BD, ne-NP and dz-BT write 12,34,567; ur-PK and si-LK do not; fr-SN, fr-CM, fr-BI and fr-GN write 1
 * 234 567). [MNY-14]
 */
export function groupingOf(currency: string): Grouping {
  switch (currency) {
    case 'INR':
    case 'BDT':
    case 'NPR':
    case 'BTN':
      return 'lakhs';
    case 'XOF':
    case 'XAF':
    case 'BIF':
    case 'GNF':
    case 'DJF':
    case 'KMF':
      return 'spaces';
    default:
      return 'thousands';
  }
}

/** Digits of a whole number, grouped for reading. [MNY-14] */
export function groupWhole(digits: string, grouping: Grouping): string {
  if (digits.length < 4) return digits;
  return grouping === 'lakhs'
    ? digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
    : digits.replace(/\B(?=(?:\d{3})+$)/g, grouping === 'spaces' ? NO_BREAK : ',');
}
