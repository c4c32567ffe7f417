import { operatorOf } from '../support/demo.ts';
import { startSeller } from '../support/seller.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 86_400_000;
const [DAYS, A_DAY] = [30, 60];

test('[SYN-34, SYN-2, DOC-18] 30 days offline with 60 records a day, and the clock in 1970 for one of them: all arrive, in order, and what was said to be of 1970 comes last, put right', async ({
  begun,
  backend,
  dataDir,
}) => {
  const stall = await begun('stall', { bypassCSP: true });
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const seller = await startSeller(stall.book.page, { clock: true });
  await stall.cutSignal();
  const saved: string[] = [];
  for (let day = 0; day < DAYS; day++) {
    // On the 12th day the battery was removed, and the phone restarted with its clock in 1970.
    await seller.shiftClock(day === 11 ? -Date.now() + 1_000 : (day - DAYS) * DAY_MS);
    saved.push(...(await seller.sell(A_DAY)));
  }
  await expect(stall.book.badge).toHaveAccessibleName(`Phones and sync: No connection, ${DAYS * A_DAY} waiting`);
  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/, { timeout: 60_000 });

  const operator = operatorOf(backend, dataDir);
  const [business] = await operator.list('businesses');
  const sales = (await operator.list(`businesses/${business!.id}/sales`)).map(({ data }) => data);
  expect(new Set(sales.map(({ id }) => id))).toEqual(new Set(saved));
  expect(sales).toHaveLength(saved.length);
  const bySeq = sales.toSorted((a, b) => Number(a['device_seq']) - Number(b['device_seq']));
  expect(bySeq.map(({ id }) => id)).toEqual(saved);
  expect(bySeq.map(({ device_seq }) => device_seq)).toEqual(saved.map((_, i) => i + 1));
  // The server received them in the order of writing; those dated 1970 were corrected first.
  const isOf1970 = (sale: Record<string, unknown>) => String(sale['clock_said']).startsWith('1970');
  const inOrder = [...bySeq.filter((sale) => !isOf1970(sale)), ...bySeq.filter(isOf1970)];
  const arrived = inOrder.map((sale) => (sale['updated_at'] as Date).getTime());
  expect(arrived).toEqual(arrived.toSorted((a, b) => a - b));
  expect(sales.filter(isOf1970)).toHaveLength(A_DAY);
  expect(sales.filter(({ day }) => String(day).startsWith('1970'))).toEqual([]);
});
