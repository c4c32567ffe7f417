import { t } from '@lingui/core/macro';

/** "12,000 a tray", "18,000 each". */
export function pricePerWords(price: string, unit: string): string {
  switch (unit) {
    case 'tray':
      return t`${price} a tray`;
    case 'dozen':
      return t`${price} a dozen`;
    case 'box':
      return t`${price} a box`;
    case 'piece':
    case 'bird':
      return t`${price} each`;
    default:
      return t`${price} a ${unit}`;
  }
}

/** Name of the count field: "trays", "pieces". */
export function unitsWords(unit: string): string {
  switch (unit) {
    case 'tray':
      return t`trays`;
    case 'dozen':
      return t`dozens`;
    case 'box':
      return t`boxes`;
    case 'piece':
      return t`pieces`;
    case 'bird':
      return t`birds`;
    default:
      return unit;
  }
}
