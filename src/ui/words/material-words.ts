import { t } from '@lingui/core/macro';

/** Label of a category: the three of the farm option are translated. [BIZ-3] */
export function materialCategory(category: string): string {
  switch (category) {
    case 'feeds':
      return t`Feed`;
    case 'medications':
      return t`Medicine`;
    case 'vaccines':
      return t`Vaccines`;
    default:
      return category;
  }
}
