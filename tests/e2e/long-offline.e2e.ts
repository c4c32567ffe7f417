import { operatorOf } from './support/demo.ts';
import { startSeller } from './support/seller.ts';
import { expect, test } from './support/test.ts';

const DAY_MS = 86_400_000;
const [DAYS, A_DAY] = [30, 60];

test('[SYN-34, SYN-2] 30 days offline with 60 records a day, and the clock in 1970 for one of them: all arrive, in order', async ({
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
    // On the 12th day the battery was pulled, and the phone woke up in 1970.
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
  // The server heard of them in the order in which they were written, whatever the phone's clock said.
  const arrived = bySeq.map((sale) => (sale['updated_at'] as Date).getTime());
  expect(arrived).toEqual(arrived.toSorted((a, b) => a - b));
  expect(new Set(sales.map(({ day }) => String(day).slice(0, 4)))).toContain('1970');
});

test('[MSG-24] a phone whose clock is wrong is told so, and goes on', async ({ phone }) => {
  const stall = await phone('stall', { bypassCSP: true }); // the worker of the wrong clock is a blob
  const shift = Date.UTC(2017, 4, 1) - Date.now();
  const shifted = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length > 0) super(...given); else super(Real.now() + ${shift}); }
      static now() { return Real.now() + ${shift}; }
    };`;
  await stall.book.page.addInitScript({ content: `{${shifted}}` });
  await stall.book.page.addInitScript((clock) => {
    // Workers read the clock themselves, and are told where they would have come from.
    const RealWorker = Worker;
    globalThis.Worker = class extends RealWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        const from = JSON.stringify(String(url));
        const code = `${clock}
          const early = [];
          const keep = (event) => early.push(event);
          addEventListener('message', keep);
          Object.defineProperty(self, 'location', { value: new URL(${from}) });
          await import(${from});
          removeEventListener('message', keep);
          for (const { data, ports } of early) dispatchEvent(new MessageEvent('message', { data, ports }));`;
        super(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), options);
      }
    };
  }, shifted);
  await stall.book.register();
  await stall.book.setUp();
  await expect(stall.book.toast('Your phone says 2017. Set the date.')).toBeVisible();
  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
});
