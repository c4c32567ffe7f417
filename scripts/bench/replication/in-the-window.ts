import type { Page } from '@playwright/test';
import { WIDE_SIZE } from '../../../tests/e2e/support/phone-place.ts';
import { Book } from '../../../tests/e2e/pages/book.ts';
import { quantile, round } from '../measure.ts';
import { seedSales } from './seed-sales.ts';
import type { Stage } from './stage.ts';

/** Paid amount of each seeded sale. */
const PAID = 22_000;

/** Measurements of the page since the last request. Units: ms. */
interface Noted {
  readonly tasks: number[];
  /** The longest event of each key press. */
  readonly presses: number[];
}

/**
 * Records arrive while a user types over the open list: how long the window is busy, and how soon it responds. [PRF-9]
 */
export async function inTheWindow({ backend, records, print, goal, withPhone }: Stage): Promise<void> {
  const email = 'window@farm.test';
  await withPhone(async (phone) => {
    const business = await phone.ours('found', email);
    await phone.open('/login');
    const { page } = phone;
    await page.setViewportSize(WIDE_SIZE);
    await page.goto('/sales/view/0');
    await new Book(page).addSale.sell({ trays: 1, price: PAID });
    await page.getByRole('radio', { name: 'All dates' }).check({ force: true });
    await page.evaluate(noteItself);
    for (let times = 0; times < 5; times++) await type(page, 10);
    const idle = await noted(page);
    const arriving = seedSales(backend, business, records, 'now');
    let presses = 0;
    const started = performance.now();
    // Paid is the sum of all sales: the first sale's and that of each one arrived.
    while ((await paid(page)) < (records + 1) * PAID) {
      await type(page, 10);
      presses += 20;
    }
    await arriving;
    const seconds = round((performance.now() - started) / 1_000);
    const during = await noted(page);
    for (const [name, { tasks, presses: times }] of Object.entries({ idle, during })) {
      const shared = {
        subject: 'flockbook',
        n: times.length,
        p50_ms: quantile(times, 0.5),
        p98_ms: quantile(times, 0.98),
      };
      const longest = Math.max(0, ...tasks);
      print({
        case: `typing, ${name === 'idle' ? 'nothing arrives' : `${records} arrive`}`,
        ...shared,
        longest_task_ms: longest,
        long_tasks: tasks.length,
      });
    }
    print({ case: 'arrived in the open list', subject: 'flockbook', n: 1, seconds, presses });
    // Tasks of this machine itself are not caused by replication: allow one as long as while nothing arrived.
    const bound = Math.max(50, ...idle.tasks);
    goal('[PRF-9] longest task of the window while records arrive, ms', Math.max(0, ...during.tasks), bound);
    goal('[PRF-9] INP p98 while records arrive, ms', quantile(during.presses, 0.98), 100);
  });
}

/** Type a word into the search and delete it, at the speed of a quick typist. */
async function type(page: Page, letters: number): Promise<void> {
  const search = page.getByPlaceholder(/name or number/i);
  await search.click();
  for (let i = 0; i < letters; i++) await page.keyboard.press('a', { delay: 60 });
  for (let i = 0; i < letters; i++) await page.keyboard.press('Backspace', { delay: 60 });
}

async function paid(page: Page): Promise<number> {
  const sums = await page.getByLabel('Totals of this list').getByRole('definition').allInnerTexts();
  return Number((sums[1] ?? '').replace(/\D/g, ''));
}

/** Runs in the page: record long tasks, and the time of each key press until it was painted. */
function noteItself(): void {
  const noting = { tasks: [] as number[], presses: new Map<number, number>() };
  Object.assign(globalThis, { noting });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noting.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const id = entry.interactionId ?? 0;
      if (id > 0) noting.presses.set(id, Math.max(noting.presses.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => {
    const { noting } = globalThis as unknown as { noting: { tasks: number[]; presses: Map<number, number> } };
    const found = { tasks: [...noting.tasks], presses: [...noting.presses.values()] };
    noting.tasks.length = 0;
    noting.presses.clear();
    return found;
  });
