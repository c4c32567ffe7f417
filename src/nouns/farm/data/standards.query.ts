import { query } from '../../../data/query.ts';
import { map } from 'rxjs';
import { offeredCurves } from '../../../domain/flocks/curve-copies.ts';
import { offeredPlans } from '../../../domain/health/plan-copies.ts';
import { whenBusinessOpen } from '../../../data/live.ts';

/** The vaccination plans and breed curves of the business and of the app. [VET-8, FLK-24] */
export const standards = query({
  name: 'farm.standards',
  whileArriving: 'whole',
  read: (deps) =>
    whenBusinessOpen(
      deps,
      ({ open$ }) =>
        open$.pipe(
          map((open) => ({
            plans: offeredPlans(open?.settings.vaccination_plans),
            curves: offeredCurves(open?.settings.breed_curves),
          })),
        ),
      { plans: [], curves: [] },
    ),
});
