import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PLANS } from '../../scripts/demo-data/plans.ts';
import { subscriptionPath } from '../../schemas/subscription.schema.ts';
import type { Deps } from '../../src/data/deps.ts';
import type { ApiClient } from '../../src/data/api-client.ts';
import { askForPlan, withdrawAsk } from '../../src/nouns/subscription/data/ask-plan.command.ts';
import { friends } from '../../src/nouns/subscription/data/friends.query.ts';
import { myPlan } from '../../src/nouns/subscription/data/my-plan.query.ts';
import { plans } from '../../src/nouns/subscription/data/plans.query.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { followPlan } from '../../src/replication/pull/follow-plan.ts';
import { answerOf, answerWhen, gracesPhone, offlinePhone } from '../support/test-deps.ts';

let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => void (phone = await gracesPhone()));
afterEach(() => phone.leave({ remove: true }));

/** A server that answers list requests with these documents. */
const serving = (documents: Readonly<Record<string, readonly object[]>>, deps: Deps = phone): Deps => ({
  ...deps,
  api: () =>
    Promise.resolve({
      list: (path: string) =>
        Promise.resolve({ type: 'found' as const, documents: (documents[path] ?? []) as Record<string, unknown>[] }),
    } as Partial<ApiClient> as ApiClient),
});
const mine = () => answerOf(myPlan(phone, {}));
const heard = (fields: object) =>
  applyRows(phone.session.book, 'workspace', [
    {
      path: subscriptionPath.subscription(phone.businessId),
      fields: { business_id: phone.businessId, rev: 1, ...fields },
      updated_at: 1,
    },
  ]);
const ask = { plan_id: 'year-1', method: 'mobile_money', phone: '+256 700 000001' } as const;

test('[SUB-1, SUB-6] without a subscription the plan is intro; one that the operator wrote shows its end and its receipts', async () => {
  expect(await mine()).toMatchObject({ plan_id: 'intro', standing: { is: 'free' }, receipts: [] });
  const receipt = { receipt_no: 'P-0001', day: '2026-11-01', plan_id: 'year-1', plan_name: '1 year', amount: 192_000, currency: 'UGX', method: 'cash', until: '2026-11-30' }; // prettier-ignore
  await heard({ current: { plan_id: 'year-1', until: '2026-11-30' }, receipts: [receipt, { ...receipt, receipt_no: 'P-0002' }] }); // prettier-ignore
  expect(await mine()).toMatchObject({
    plan_id: 'year-1',
    standing: { is: 'paid', days_left: 10 },
    receipts: [{ receipt_no: 'P-0002' }, { receipt_no: 'P-0001' }],
  });
});

test('[SUB-3, SUB-7] plans are read whole, kept, and known without a signal the next time, also by who is signed out', async () => {
  const visitor = offlinePhone();
  expect(await answerWhen(plans(visitor, {}), ({ state }) => state !== 'asking')).toEqual({ state: 'offline' });
  const asked = serving({ plans: [...DEMO_PLANS.toReversed(), { plan_id: 'odd', name: 'Odd', months: 5 }] }, visitor);
  expect(await answerWhen(plans(asked, {}), ({ state }) => state === 'known')).toEqual({
    state: 'known',
    plans: DEMO_PLANS,
  });
  expect(await answerOf(plans(visitor, {}))).toEqual({ state: 'known', plans: DEMO_PLANS });
});

test('[SUB-6] the owner asks for a plan in their own money, asks anew, and takes it back; it waits like any record', async () => {
  expect(await askForPlan(phone, ask)).toEqual({ ok: false, error: { type: 'NoSuchPlan' } });
  await phone.device.set('plans', DEMO_PLANS);
  expect(await askForPlan(phone, { ...ask, phone: 'me' })).toEqual({ ok: false, error: { type: 'PhoneMissing' } });
  expect(await askForPlan(phone, { ...ask, plan_id: 'intro' })).toEqual({ ok: false, error: { type: 'NoSuchPlan' } });
  expect(await askForPlan(phone, ask)).toEqual({ ok: true, value: null });
  await askForPlan(phone, { ...ask, plan_id: 'months-3', reference: ' mp12 ' });
  expect(await mine()).toMatchObject({
    request: { plan_id: 'months-3', amount: 60_000, currency: 'UGX', status: 'open' },
  });
  const path = subscriptionPath.request(phone.businessId);
  const row = (await phone.session.book.workspace.find([path])).get(path);
  expect(row).toMatchObject({ sync_state: 'pending', reference: 'MP12', requested_by: phone.session.book.uid });
  await withdrawAsk(phone, {});
  expect(await mine()).toMatchObject({ request: { status: 'cancelled' } });
});

test('[SUB-6] a request after the operator’s no leaves their answer behind', async () => {
  await phone.device.set('plans', DEMO_PLANS);
  await askForPlan(phone, ask);
  const path = subscriptionPath.request(phone.businessId);
  const { book } = phone.session;
  const { reference: _none, ...fields } = { reference: undefined, business_id: phone.businessId, plan_id: 'year-1', months: 12, amount: 192_000, currency: 'UGX', method: 'mobile_money', phone: ask.phone, requested_by: book.uid, requested_at: '2026-11-20T10:00:00.000Z' }; // prettier-ignore
  await applyRows(book, 'workspace', [{ path, fields: { ...fields, status: 'open', rev: 1 }, updated_at: 1 }]);
  const no = { ...fields, status: 'refused', answer: 'No payment has come.', rev: 2 };
  await applyRows(book, 'workspace', [{ path, fields: no, updated_at: 2 }]);
  expect(await mine()).toMatchObject({ request: { status: 'refused', answer: 'No payment has come.' } });
  await askForPlan(phone, ask);
  const row = (await book.workspace.find([path])).get(path);
  expect(row).toMatchObject({ status: 'open', rev: 2, sync_state: 'pending' });
  expect(row).not.toHaveProperty('answer');
});

test('[SUB-5, SUB-6] friends are counted when there is a signal; the code needs none', async () => {
  const { uid } = phone.session.book;
  const offline = await answerOf(friends(phone, {}));
  expect(offline).toMatchObject({ state: 'offline', code: expect.stringMatching(/^.{9}$/) as string });
  const session = phone.session$.value!;
  const link$ = answerOf(session.sync.link$).then((link) => ({ ...link, connection: 'online' as const }));
  const { of } = await import('rxjs');
  phone.session$.next({ ...session, sync: { ...session.sync, link$: of(await link$) } });
  const joined = [{ subscribed: true, redeemed: true }, { subscribed: true, redeemed: false }, { subscribed: false }];
  const asked = serving({ [`users/${uid}/referrals`]: joined });
  const counted = await answerWhen(friends(asked, {}), ({ state }) => state === 'known');
  expect(counted).toMatchObject({ joined: 3, paid: 2, redeemed: 1 });
});

test('[SUB-7] the owner alone follows the subscription and what was asked', () => {
  const of = (role: 'owner' | 'admin' | 'attendant') =>
    followPlan({ businessId: phone.businessId, role, hasFarm: true }, 'uid1').documents;
  const paths = [subscriptionPath.subscription(phone.businessId), subscriptionPath.request(phone.businessId)];
  expect(of('owner')).toEqual(expect.arrayContaining(paths));
  for (const role of ['admin', 'attendant'] as const) for (const path of paths) expect(of(role)).not.toContain(path);
});
