import { t } from '@lingui/core/macro';
import type { RunType } from '../../domain/processing/check-run.ts';

/** Label of a run's type. */
export function runTypeWords(type: RunType): string {
  switch (type) {
    case 'feed_milling':
      return t`Mixing feed`;
    case 'dressing_birds':
      return t`Dressing birds`;
    case 'packing':
      return t`Packing and sorting`;
    case 'hatching':
      return t`Hatching`;
    case 'other':
      return t`Something else`;
  }
}
