import { nothing } from '../../../contract/inputs/shape.ts';
import { planAsk } from '../../../contract/inputs/subscription.ts';
import { command } from '../../../data/command.ts';
import { subscriptionPath, type PlanRequest } from '../../../../schemas/subscription.schema.ts';
import { ok, refuse } from '../../../domain/result.ts';
import type { WorkspaceDoc } from '../../../store/book.ts';
import { saveAsPending } from '../../../store/save.ts';
import type { OpenBusiness, Session } from '../../../data/session.ts';

/**
 * Request a plan from the operator, with the preferred way of payment and a phone number. One request at a time; a
 * second one replaces it. Pending like any record until there is a connection. [SUB-6]
 */
export const askForPlan = command({
  name: 'subscription.ask',
  input: planAsk,
  needs: 'owner',
  run: async ({ deps, session, open }, { plan_id, method, phone, reference }) => {
    const { currency } = open.settings;
    const plan = (await deps.device.get('plans'))?.find((one) => one.plan_id === plan_id);
    const amount = plan?.prices[currency] ?? plan?.prices[OTHERWISE];
    if (!plan || plan.months === 0 || amount === undefined) return refuse({ type: 'NoSuchPlan' });
    const reached = phone.trim();
    if (!/^\+?[0-9 ()-]{6,20}$/.test(reached)) return refuse({ type: 'PhoneMissing' });
    const paid = reference?.trim().toUpperCase().slice(0, 40);
    const request: Omit<PlanRequest, 'rev'> = {
      business_id: open.business.id,
      plan_id,
      months: plan.months,
      amount,
      currency: currency in plan.prices ? currency : OTHERWISE,
      method,
      phone: reached,
      ...(paid ? { reference: paid } : {}),
      requested_by: session.book.uid,
      requested_at: deps.now().toISOString(),
      status: 'open',
    };
    await change(session, open, (before) => ({
      ...request,
      ...(before?.sync_base && { sync_base: before.sync_base }),
    }));
    return ok(null);
  },
});

/** Currency of a plan that has no price in the business's own currency. */
const OTHERWISE = 'USD';

/** Withdraw the unanswered request. [SUB-6] */
export const withdrawAsk = command({
  name: 'subscription.withdraw',
  input: nothing,
  needs: 'owner',
  run: async ({ session, open }) => {
    await change(session, open, (before) =>
      before?.status === 'open' ? { ...before, status: 'cancelled' } : undefined,
    );
    return ok(null);
  },
});

/**
 * Write the business's only request in place of the one before; the operator's answer to that one is removed with it.
 * Undefined leaves it unchanged.
 */
function change(
  { book }: Session,
  { business }: OpenBusiness,
  to: (before: (WorkspaceDoc & PlanRequest) | undefined) => Omit<PlanRequest, 'rev'> | undefined,
): Promise<void> {
  const path = subscriptionPath.request(business.id);
  return book.exclusive(async () => {
    const before = (await book.workspace.find([path])).get(path) as (WorkspaceDoc & PlanRequest) | undefined;
    const changed = to(before);
    if (!changed) return;
    const after = { ...changed, path, doc_kind: 'plan_requests', rev: before?.rev ?? 0 } as unknown as WorkspaceDoc;
    await saveAsPending(book, book.workspace, [{ before, after }]);
  });
}
