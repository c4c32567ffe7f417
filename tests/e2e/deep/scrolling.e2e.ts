import { startSeller } from '../support/seller.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('[LOK-9] three thousand customers scroll smoothly: only what is in view is drawn, and never an empty page', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall');
  const { page } = book;
  const seller = await startSeller(page);
  const rows = Array.from({ length: 3_000 }, (_, n) => ({
    row: n + 2,
    name: `Customer ${n + 1_000}`,
    phone: `0772${String(100_000 + n)}`,
  }));
  await seller.run([['imports.add', { kind: 'customers', rows }]]);
  await visit(page, '/sales/customer');
  const list = page.getByRole('list', { name: 'Customers' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const seen = await page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const isRowAt = (y: number) => document.elementFromPoint(180, y)?.closest('[role="listitem"]') != null;
    const frames: number[] = [];
    let empty = 0;
    let most = 0;
    let before = await frame();
    // A slow machine reaches the end of the loaded rows before more arrive: scroll equally far, regardless of the
    // number of frames.
    for (let step = 0; scrollY < 20_000 && step < 4_000; step++) {
      scrollBy(0, 60);
      const now = await frame();
      frames.push(now - before);
      before = now;
      if (step > 10 && !isRowAt(400)) empty++;
      most = Math.max(most, document.querySelectorAll('[role="listitem"]').length);
    }
    return { frames: frames.sort((a, b) => a - b), empty, most, y: scrollY };
  });
  const [median, p95] = [0.5, 0.95].map((part) => seen.frames[Math.floor(seen.frames.length * part)]!.toFixed(1));
  console.log(`scrolled ${seen.y} px of 3,000 rows: a frame takes ${median} ms (p95 ${p95} ms), at most ${seen.most} rows drawn`); // prettier-ignore
  expect(seen.y).toBeGreaterThanOrEqual(20_000);
  expect(seen.most).toBeLessThan(60);
  expect(seen.empty).toBe(0);
  expect(Number(median)).toBeLessThan(50);
  expect(faults).toEqual([]);
});
