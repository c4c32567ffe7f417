import { query } from '../../../data/query.ts';
import { map, of, switchMap } from 'rxjs';
import { subscriptionPath, type PlanRequest, type Subscription } from '../../../../schemas/subscription.schema.ts';
import { INTRO_PLAN } from '../../../domain/plans/plan.ts';
import { standingOf } from '../../../domain/plans/standing.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { WorkspaceDoc } from '../../../store/book.ts';
import { liveRows, whenSignedIn } from '../../../data/live.ts';
import type { MyPlan } from '../../../contract/subscription.ts';

/** The plan of the open business, its receipts and the request; only for the owner. [SUB-6, SUB-7] */
export const myPlan = query({
  name: 'subscription.mine',
  whileArriving: 'whole',
  read: (deps) =>
    whenSignedIn<MyPlan | null>(
      deps,
      ({ open$, book }) =>
        open$.pipe(
          map((open) => (open?.member.role === 'owner' ? open.business.id : undefined)),
          switchMap((id) => {
            if (id === undefined) return of(null);
            const paths = [subscriptionPath.subscription(id), subscriptionPath.request(id)];
            const rows$ = liveRows<WorkspaceDoc>(book.workspace.collection, { selector: { path: { $in: paths } } });
            return rows$.pipe(map((rows) => viewOf(rows, localDay(deps.now()))));
          }),
        ),
      null,
    ),
});

function viewOf(rows: readonly WorkspaceDoc[], today: string): MyPlan {
  const byKind = (kind: WorkspaceDoc['doc_kind']): unknown => rows.find((row) => row.doc_kind === kind);
  const subscription = byKind('subscriptions') as Subscription | undefined;
  const asked = byKind('plan_requests') as PlanRequest | undefined;
  return {
    plan_id: subscription?.current.plan_id ?? INTRO_PLAN,
    until: subscription?.current.until,
    standing: standingOf(subscription?.current, today),
    receipts: (subscription?.receipts ?? []).toReversed(),
    request: asked && {
      plan_id: asked.plan_id,
      months: asked.months,
      amount: asked.amount,
      currency: asked.currency,
      phone: asked.phone,
      status: asked.status,
      answer: asked.answer,
      requested_at: asked.requested_at,
    },
  };
}
