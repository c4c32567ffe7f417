import { expect, test } from './support/test.ts';

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
  await stall.book.page.reload();
  await stall.book.register();
  await stall.book.setUp();
  await expect(stall.book.toast('Your phone says 2017. Set the date.')).toBeVisible();
  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
});
