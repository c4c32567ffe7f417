import { withChange, type AnswerChange } from '../../../src/domain/wire/answer-change.ts';
import { proxy, wrap, type Remote } from 'comlink';
import type { SalesInput, SalesView } from '../../../src/data/port.ts';
import type { SaleDraft } from '../../../src/domain/sales/check-sale.ts';
import type { OurWorker, PeerWorker } from './contract.ts';

/** What the bench finds in the page: one worker with our real data worker's parts, one with the peers. */
export interface BenchPage {
  ours(): Remote<OurWorker>;
  peers(): Remote<PeerWorker>;
  /** From asking, in the window, to the first answer that has all it should. Units: ms. */
  sales(input: SalesInput): Promise<{ ms: number; rows: number }>;
  /** From a save, in the window, to the answer of the open list that has it. Units: ms. */
  saveAndSee(input: SalesInput, draft: SaleDraft): Promise<number>;
}

let ours: Remote<OurWorker> | undefined;
let peers: Remote<PeerWorker> | undefined;

const fail = (reject: (fault: Error) => void) => proxy((message: string) => reject(new Error(message)));

function watch(input: SalesInput, isWanted: (view: SalesView) => boolean): Promise<SalesView> {
  const port = page.ours();
  return new Promise((resolve, reject) => {
    let number: number | undefined;
    let view: SalesView;
    const onChange = (change: AnswerChange) => {
      view = withChange(view, change) as SalesView;
      if (!isWanted(view)) return;
      resolve(view);
      if (number !== undefined) void port.unsubscribe(number);
    };
    void port.subscribe('sales.list', input, proxy(onChange), fail(reject)).then((one) => (number = one));
  });
}

const page: BenchPage = {
  ours: () => (ours ??= wrap(new Worker(new URL('./our-worker.ts', import.meta.url), { type: 'module' }))),
  peers: () => (peers ??= wrap(new Worker(new URL('./peer-worker.ts', import.meta.url), { type: 'module' }))),
  async sales(input) {
    const started = performance.now();
    const { rows } = await watch(input, ({ none_at_all }) => !none_at_all);
    return { ms: performance.now() - started, rows: rows.length };
  },
  async saveAndSee(input, draft) {
    let started = Infinity;
    const seen = watch(input, ({ rows }) => rows[0]?.id === draft.id);
    await watch(input, ({ none_at_all }) => !none_at_all);
    started = performance.now();
    await page.ours().run('sales.add', draft);
    await seen;
    return performance.now() - started;
  },
};
(globalThis as unknown as { bench: BenchPage }).bench = page;
