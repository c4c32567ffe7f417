import type { Page } from '@playwright/test';

/** An additional worker of the app in a page, driven without screens: it sells as fast as sales are saved. */
export interface Seller {
  /** Sell one good tray after another; returns the ids in the order of saving. */
  sell(count: number): Promise<string[]>;
  /** Record activities of a flock, `count` times on an earlier day: eggs, water, heat and light in turn. */
  record(farmId: string, daysAgo: number, count: number): Promise<void>;
  /** Run commands in sequence. Rejects with the error of the first refused one. */
  run(commands: readonly (readonly [name: string, input: unknown])[]): Promise<void>;
  /** Sell endlessly and call the page's function `onSaved` with each id, once the worker has answered. */
  sellAndTell(onSaved: string): Promise<void>;
  /** Offset of the worker's clock from the real time, from now on. Units: ms. */
  shiftClock(ms: number): Promise<void>;
}

/**
 * Start such a worker in a page of the signed-in app. With `clock` its clock can be shifted; it must not become leader
 * then, as it does not know the URL it was loaded from: open it next to a tab that replicates.
 */
export async function startSeller(page: Page, { clock = false } = {}): Promise<Seller> {
  await page.evaluate(installSeller, clock);
  return {
    sell: (count) => page.evaluate((n) => (globalThis as unknown as SellerPage).seller.sell(n), count),
    record: (farmId, daysAgo, count) =>
      page.evaluate(([farm, ago, n]) => (globalThis as unknown as SellerPage).seller.record(farm, ago, n), [farmId, daysAgo, count] as const), // prettier-ignore
    run: (commands) => page.evaluate((all) => (globalThis as unknown as SellerPage).seller.run(all), commands),
    sellAndTell: (onSaved) =>
      page.evaluate((name) => (globalThis as unknown as SellerPage).seller.sellAndTell(name), onSaved),
    shiftClock: (ms) => page.evaluate((by) => (globalThis as unknown as SellerPage).seller.shiftClock(by), ms),
  };
}

interface SellerPage {
  seller: {
    sell(count: number): Promise<string[]>;
    record(farmId: string, daysAgo: number, count: number): Promise<void>;
    run(commands: readonly (readonly [name: string, input: unknown])[]): Promise<void>;
    sellAndTell(onSaved: string): Promise<void>;
    shiftClock(ms: number): Promise<void>;
  };
}

/** Runs in the page. Implements comlink's message protocol, so that the app needs no change for the test. */
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
    async record(farmId, daysAgo, count) {
      const kinds = [
        { kind: 'eggs', grades: [{ grade: 'good', qty: 2 }], withheld: false },
        { kind: 'water', qty: 4_000 },
        { kind: 'temperature', tenths_c: 241 },
        { kind: 'lighting', light_minutes: 5 },
      ];
      for (let i = 0; i < count; i++) {
        const occurred_at = new Date(Date.now() - daysAgo * 86_400_000 - i * 1_000).toISOString();
        const draft = { id: newId(), farm_id: farmId, session: 'other', content: kinds[i % kinds.length], occurred_at };
        const answer = await run('farm.addActivity', draft);
        if (!answer.ok) throw new Error(JSON.stringify(answer));
      }
    },
    async run(commands) {
      for (const [name, input] of commands) {
        const answer = await run(name, input);
        if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`);
      }
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
