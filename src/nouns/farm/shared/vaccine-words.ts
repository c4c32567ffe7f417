import { t } from '@lingui/core/macro';
import type { PlanStep } from '../../../domain/health/vaccination-plans.ts';

/** Name of the route of a vaccine. [VET-2] */
export function routeWords(route: NonNullable<PlanStep['route']>): string {
  switch (route) {
    case 'eye_or_water':
      return t`eye or water`;
    case 'wing':
      return t`wing`;
    case 'injection':
      return t`injection`;
    case 'water':
      return t`water`;
  }
}
