import type { Standards } from '../../contract/farm.ts';
import { map, type Observable } from 'rxjs';
import { offeredCurves } from '../../domain/flocks/curve-copies.ts';
import { offeredPlans } from '../../domain/health/plan-copies.ts';
import type { Deps } from '../deps.ts';
import { whenBusinessOpen } from '../live.ts';

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
