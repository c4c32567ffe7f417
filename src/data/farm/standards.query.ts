import { map, type Observable } from 'rxjs';
import { offeredCurves, type OfferedCurve } from '../../domain/flocks/curve-copies.ts';
import { offeredPlans, type OfferedPlan } from '../../domain/health/plan-copies.ts';
import type { Deps } from '../deps.ts';
import { whenBusinessOpen } from '../live.ts';

/** What flocks of this business may follow and be compared with. [VET-8, FLK-24] */
export interface Standards {
  readonly plans: readonly OfferedPlan[];
  readonly curves: readonly OfferedCurve[];
}

/** The vaccination plans and breed curves of the business and of the app. [VET-8, FLK-24] */
export const standards = (deps: Deps): Observable<Standards> =>
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
  );
