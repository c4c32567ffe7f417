import { t } from '@lingui/core/macro';

/** A category as people say it: the three that the farm option brings have words of ours. [BIZ-3] */
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
