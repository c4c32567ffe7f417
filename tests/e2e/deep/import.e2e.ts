import type { Page } from '@playwright/test';
import { Wizard } from '../pages/wizard.ts';
import { expect, test } from '../support/test.ts';

const PEOPLE = ['name,phone,they owe', ...Array.from({ length: 5_000 }, (_, i) => `Buyer ${i + 10_000},0772${String(i).padStart(6, '0')},"${(i + 1) * 100}"`)].join('\n'); // prettier-ignore
const ITEMS = ['name,price,unit,on hand,cost', ...Array.from({ length: 2_000 }, (_, i) => `Item ${i + 10_000},"1,200",piece,5,900`)].join('\n'); // prettier-ignore

/** Observe the window from now on; returns a function for its longest task. Units: ms. */
async function watched(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(globalThis, { seenTasks: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenTasks: { longest: number } }).seenTasks.longest);
}

test('[IMP-7, PRF-1] five thousand people and two thousand items come in: all of them or, stopped, none; the window stays free', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  const wizard = new Wizard(page);
  const longest = await watched(page);
  for (const [kind, text, count] of [
    ['Customers', PEOPLE, 5_000],
    ['Items of the shop', ITEMS, 2_000],
  ] as const) {
    await wizard.open(kind);
    let begunAt = Date.now();
    await wizard.look('file.csv', text);
    await expect
      .poll(() => wizard.found(), { timeout: 60_000 })
      .toBe(`New ${count.toLocaleString('en')} Known already 0 Left out 0`);
    const looked = Date.now() - begunAt;
    await page.getByRole('button', { name: /^Add / }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Stopped. Nothing was added.').or(page.getByText('It is in your book'))).toBeVisible({ timeout: 60_000 }); // prettier-ignore
    const isStopped = await page.getByText('Stopped. Nothing was added.').isVisible();
    if (isStopped) {
      begunAt = Date.now();
      await page.getByRole('button', { name: /^Add / }).click();
    }
    await expect
      .poll(() => wizard.done(), { timeout: 60_000 })
      .toBe(`Added ${count.toLocaleString('en')} Known already 0 Left out 0`);
    console.log(`${count} rows of ${kind}: looked at in ${looked} ms, ${isStopped ? 'stopped with none, then ' : ''}added in ${Date.now() - begunAt} ms; longest task of the window so far ${await longest()} ms`); // prettier-ignore
  }
  expect(faults).toEqual([]);
});
