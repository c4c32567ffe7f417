import { takePayment } from '../../scripts/operator/take-payment.ts';
import { DEMO_PLANS } from '../../scripts/demo-data/plans.ts';
import { serverTimestamp } from '../../backend/admin.ts';
import { Dashboard } from '../e2e/pages/dashboard.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

test('[RTE-11, SUB-4, SUB-6] asked for, paid and at last expired, a plan never stands between a person and their book, also offline', async ({
  phone,
  server,
}) => {
  const operator = server.operator;
  await operator.commit(
    DEMO_PLANS.map((plan) => ({
      set: `plans/${plan.plan_id}`,
      data: { ...plan, adds: [...plan.adds], rev: 1, updated_at: serverTimestamp },
    })),
  );
  const stall = await phone('stall');
  const { book } = stall;
  const { page } = book;
  // A visitor sees the prices of the plans; paying requires a sign-in.
  await visit(page, '/subscription');
  await expect(page.getByRole('heading', { name: '1 year' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to pay' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose 1 year' })).toHaveCount(0);

  await book.begin();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await visit(page, '/subscription');
  await page.getByRole('button', { name: 'Choose 1 year' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Ask for this plan' }).click();
  await expect(sheet.getByText('Type the number on which we reach you.')).toBeVisible();
  await sheet.getByLabel('Phone number on which we reach you').fill('+256700000001');
  await sheet.getByRole('button', { name: 'Ask for this plan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You asked for 1 year' })).toContainText('192,000');
  // The badge may still show the previous state.
  await expect.poll(async () => (await operator.list('plan_requests')).length).toBe(1);
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  const [asked] = await operator.list('plan_requests');
  expect(asked!.data).toMatchObject({ plan_id: 'year-1', status: 'open', phone: '+256700000001', amount: 192_000 });

  const paid = {
    plan_id: 'year-1',
    amount: 192_000,
    currency: 'UGX',
    method: 'mobile_money',
    reference: 'MP12',
  } as const;
  await takePayment(operator, asked!.id, paid, new Date());
  // Its notice covers the page until it is closed.
  const notice = page.getByRole('status').filter({ hasText: '1 year: paid, thank you' });
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await takePayment(operator, asked!.id, paid, new Date());
  await expect(page.getByText(/^Paid until .*: 36\d days left/)).toBeVisible();
  await expect(page.getByText('You asked for 1 year')).toBeHidden();
  await visit(page, '/settings/6');
  await expect(page.getByText('1 year, USh 192,000')).toHaveCount(1);
  await expect(page.getByText(/\/register\/referral\//)).toBeVisible();

  // Long expired, and offline.
  const path = `subscriptions/${asked!.id}`;
  const { updated_at: _at, ...subscription } = (await operator.get(path)) as Record<string, never>;
  const over = { ...(subscription as object), current: { plan_id: 'year-1', until: '2020-01-01' }, rev: 2 };
  await operator.commit([{ set: path, data: { ...over, updated_at: serverTimestamp } as never }]);
  await expect(page.getByText(/^It ended on .*Your book stays open/)).toBeVisible();
  await stall.cutSignal();
  await page.reload();
  await expect(page.getByText(/^It ended on .*Your book stays open/)).toBeVisible();
  await visit(page, '/sales/view/0');
  await book.addSale.sell({ trays: 2, price: 12_000 });
  await expect(book.sales.rows).toHaveCount(1);
  await visit(page, '/settings/9');
  const { bytes } = await new Dashboard(page).taken('Save a backup file');
  expect(bytes.toString('utf8')).toContain('"format": "flockbook-business"');
  await stall.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  expect(stall.faults).toEqual([]);
});
