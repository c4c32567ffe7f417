import type { Page } from '@playwright/test';

/** One more worker of the app in a page, driven without screens: it sells as fast as a sale is saved. */
export interface Seller {
  /** Sell one good tray after the other; gives the ids in the order in which they were saved. */
  sell(count: number): Promise<string[]>;
  /** Sell without an end and call `onSaved` of the page with each id, once the worker has answered. */
  sellAndTell(onSaved: string): Promise<void>;
  /** What the worker's clock shows from now on, beside the real time. Units: ms. */
  shiftClock(ms: number): Promise<void>;
}

/**
 * Start such a worker in a page of the signed-in app. With `clock` its clock can be shifted; it must not lead then, as it does
 * not know the address it was loaded from: open it beside a tab that replicates.
 */
export async function startSeller(page: Page, { clock = false } = {}): Promise<Seller> {
  await page.evaluate(installSeller, clock);
  return {
    sell: (count) => page.evaluate((n) => (globalThis as unknown as SellerPage).seller.sell(n), count),
    sellAndTell: (onSaved) =>
      page.evaluate((name) => (globalThis as unknown as SellerPage).seller.sellAndTell(name), onSaved),
    shiftClock: (ms) => page.evaluate((by) => (globalThis as unknown as SellerPage).seller.shiftClock(by), ms),
  };
}

interface SellerPage {
  seller: {
    sell(count: number): Promise<string[]>;
    sellAndTell(onSaved: string): Promise<void>;
    shiftClock(ms: number): Promise<void>;
  };
}

/** Runs in the page. Speaks comlink's own messages, so that nothing of the app is changed for the test. */
async function installSeller(clock: boolean): Promise<void> {
  const appsWorker = () =>
    performance.getEntriesByType('resource').find(({ name }) => /\/data\.worker-[^/]+\.js$/.test(name))?.name;
  while (!appsWorker()) await new Promise((resolve) => setTimeout(resolve, 20));
  const url = appsWorker()!;
  const shifted = `
    const Real = Date;
    let shift = 0;
    new BroadcastChannel('test-clock').onmessage = ({ data }) => { shift = data; postMessage('shifted'); };
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length > 0) super(...given); else super(Real.now() + shift); }
      static now() { return Real.now() + shift; }
    };
    await import(${JSON.stringify(url)});
    postMessage('loaded');`;
  const source = clock ? URL.createObjectURL(new Blob([shifted], { type: 'text/javascript' })) : url;
  const worker = new Worker(source, { type: 'module', name: 'data' });
  const heard = (word: string) =>
    new Promise<void>((resolve) => worker.addEventListener('message', ({ data }) => data === word && resolve()));
  if (clock) await heard('loaded');
  const channel = new BroadcastChannel('test-clock');
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
  const newId = () =>
    [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => letters[byte % letters.length]).join('');
  let last = 0;
  const run = (name: string, input: unknown) =>
    new Promise<{ ok: boolean }>((resolve) => {
      const id = `seller-${++last}`;
      const answered = ({ data }: MessageEvent<{ id?: string; value: { ok: boolean } }>) => {
        if (data.id !== id) return;
        worker.removeEventListener('message', answered);
        resolve(data.value);
      };
      worker.addEventListener('message', answered);
      const argumentList = [name, input].map((value) => ({ type: 'RAW', value }));
      worker.postMessage({ id, type: 'APPLY', path: ['run'], argumentList });
    });
  async function sellOne(): Promise<string> {
    const line = {
      line_id: newId(),
      item_kind: 'other',
      description: 'Eggs, good',
      qty: 30,
      unit: 'tray',
      factor: 30,
      unit_price: 12_000,
    };
    const id = newId();
    const answer = await run('sales.add', { id, lines: [line], pay: { kind: 'all', method: 'cash' } });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return id;
  }
  (globalThis as unknown as SellerPage).seller = {
    async sell(count) {
      const ids: string[] = [];
      while (ids.length < count) ids.push(await sellOne());
      return ids;
    },
    async sellAndTell(onSaved) {
      const tell = (globalThis as unknown as Record<string, (id: string) => void>)[onSaved]!;
      for (;;) tell(await sellOne());
    },
    async shiftClock(ms) {
      const shift = heard('shifted');
      channel.postMessage(ms);
      await shift;
    },
  };
}
