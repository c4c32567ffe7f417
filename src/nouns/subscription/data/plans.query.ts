import { query } from '../../../data/query.ts';
import { concat, defer, distinctUntilChanged, from, map, of, switchMap, type Observable } from 'rxjs';
import { readPlan, type Plan } from '../../../domain/plans/plan.ts';
import type { Deps } from '../../../data/deps.ts';
import type { PlansView } from '../../../contract/subscription.ts';

/**
 * Whether there is a connection, for requests to the server that are repeated when it comes back; without a session
 * always true, once.
 */
export const whenConnected = ({ session$ }: Deps): Observable<boolean> =>
  session$.pipe(
    switchMap((session) => session?.sync.link$.pipe(map(({ connection }) => connection !== 'offline')) ?? of(true)),
    distinctUntilChanged(),
  );

/** All plans, read whole: first as this phone last knew them, then as they are now. [SUB-3, SUB-7] */
export const plans = query({
  name: 'subscription.plans',
  whileArriving: 'whole',
  read: (deps) =>
    whenConnected(deps).pipe(
      switchMap(() =>
        concat(
          defer(() => from(deps.device.get('plans'))).pipe(
            map((kept): PlansView => (kept ? { state: 'known', plans: kept } : { state: 'asking' })),
          ),
          defer(() => from(askedFor(deps))),
        ),
      ),
      distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    ),
});

async function askedFor(deps: Deps): Promise<PlansView> {
  const kept = await deps.device.get('plans');
  const known: PlansView = kept ? { state: 'known', plans: kept } : { state: 'offline' };
  try {
    const answer = await (await deps.api()).list('plans', MAX_PLANS);
    if (answer.type !== 'found') return known;
    const read = answer.documents.flatMap((fields) => readPlan(fields) ?? []).sort(byMonths);
    await deps.device.set('plans', read);
    return { state: 'known', plans: read };
  } catch {
    return known; // the code that asks is not on the phone yet
  }
}

/** The limit that the rules allow per request. [RUL-22] */
const MAX_PLANS = 20;
const byMonths = (a: Plan, b: Plan) => a.months - b.months;
