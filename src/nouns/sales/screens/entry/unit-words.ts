import { t } from '@lingui/core/macro';

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
