import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serverTimestamp, type AdminWrite, type PlainValue } from '../../backend/admin.ts';
import { DEMO_PLANS } from '../../scripts/demo-data/plans.ts';
import { openBackend } from '../../scripts/open-backend.ts';
import { openOperator, readOperatorSecret } from '../../scripts/operator-client.ts';
import { refuseRequest, takePayment, type Payment } from '../../scripts/operator/take-payment.ts';
import { checkDocument } from '../../schemas/document-kind.ts';
import { subscription } from '../../schemas/subscription.schema.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const FARM = 'NakatoPoult1';
const paid: Payment = {
  plan_id: 'months-3',
  amount: 60_000,
  currency: 'UGX',
  method: 'mobile_money',
  reference: 'MP12',
};
const written = (path: string, data: object): AdminWrite => ({
  set: path,
  data: { ...(data as Record<string, PlainValue>), rev: 1, updated_at: serverTimestamp },
});

test(
  '[SUB-1, SUB-5, SUB-6] a payment gives the plan, a receipt, the answer and a notice; friends who paid make it longer, once',
  { timeout: 60_000 },
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'flockbook-paid-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const backend = await openBackend({ dataDir: data, port: 0 });
    onTestFinished(() => backend.close());
    const operator = openOperator(`http://127.0.0.1:${backend.port}`, 'flockbook-local', readOperatorSecret(data));
    const friend = { created_at: NOW.toISOString(), redeemed: false };
    await operator.commit([
      ...DEMO_PLANS.map((plan) => written(`plans/${plan.plan_id}`, plan)),
      written(`businesses/${FARM}`, { id: FARM, owner_uid: 'grace' }),
      written('users/grace', { user_id: 'grace', referred_by: 'sarah' }),
      written('users/sarah/referrals/grace', { ...friend, referred: 'grace', subscribed: false }),
      written('users/grace/referrals/musa', { ...friend, referred: 'musa', subscribed: true }),
      written('users/grace/referrals/joel', { ...friend, referred: 'joel', subscribed: false }),
      written(`plan_requests/${FARM}`, { business_id: FARM, plan_id: 'months-3', status: 'open' }),
    ]);
    const first = await takePayment(operator, FARM, paid, NOW);
    expect(first).toMatchObject({ current: { plan_id: 'months-3', since: '2026-11-20', until: '2027-03-19' } });
    expect(await takePayment(operator, FARM, paid, NOW)).toMatchObject({ current: first.current });
    const second = await takePayment(operator, FARM, { ...paid, reference: 'MP13' }, NOW);
    expect(second.current).toEqual({ ...first.current, until: '2027-06-19' });
    const { updated_at: _at, ...stored } = (await operator.get(`subscriptions/${FARM}`))!;
    expect(checkDocument(subscription, stored)).toEqual({ ok: true });
    expect(stored['receipts']).toMatchObject([{ receipt_no: 'P-0001' }, { receipt_no: 'P-0002', reference: 'MP13' }]);
    expect(await operator.get(`plan_requests/${FARM}`)).toMatchObject({ status: 'confirmed', rev: 2 });
    expect(await operator.get('users/grace/referrals/musa')).toMatchObject({ redeemed: true, rev: 2 });
    expect(await operator.get('users/grace/referrals/joel')).toMatchObject({ redeemed: false, rev: 1 });
    expect(await operator.get('users/sarah/referrals/grace')).toMatchObject({ subscribed: true, rev: 2 });
    const notices = await operator.list('notifications');
    expect(notices).toHaveLength(2);
    expect(notices[0]!.data).toMatchObject({ user_id: 'grace', kind: 'subscription', link: '/settings/6' });
    expect(notices.map(({ data: { body } }) => body)).toContain('Your plan goes on until 19 Jun 2027.');

    await expect(takePayment(operator, 'NoSuchFarm01', paid, NOW)).rejects.toThrow(
      'There is no business NoSuchFarm01.',
    );
    await expect(takePayment(operator, FARM, { ...paid, plan_id: 'intro' }, NOW)).rejects.toThrow('no paid plan intro');
    await expect(refuseRequest(operator, FARM, 'No.')).rejects.toThrow('asks for nothing');
    await operator.commit([written(`plan_requests/${FARM}`, { business_id: FARM, status: 'open' })]);
    await refuseRequest(operator, FARM, 'No payment has come.');
    expect(await operator.get(`plan_requests/${FARM}`)).toMatchObject({
      status: 'refused',
      answer: 'No payment has come.',
    });
  },
);
