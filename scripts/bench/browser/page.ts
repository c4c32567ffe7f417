import { withChange } from '../../../src/domain/wire/answer-change.ts';
import { proxy, wrap, type Remote } from 'comlink';
import type { QueryInput, QueryName, QueryOutput, Told } from '../../../src/contract/port.ts';
import type { SalesInput } from '../../../src/contract/sales.ts';
import type { SaleDraft } from '../../../src/domain/sales/check-sale.ts';
import type { EntryDraft } from '../../../src/domain/stock/check-entry.ts';
import type { OurWorker, PeerWorker } from './contract.ts';

/** The bench's interface in the page: one worker with the parts of our real data worker, one with the peers. */
export interface BenchPage {
  ours(): Remote<OurWorker>;
  peers(): Remote<PeerWorker>;
  /** From the query, in the window, to the first complete answer. Units: ms. */
  sales(input: SalesInput): Promise<{ ms: number; rows: number }>;
  /** From the query of the debtors, with the ages of the debts, to the first answer with a debtor. Units: ms. */
  debtors(input: QueryInput<'debts.debtors'>): Promise<{ ms: number; rows: number }>;
  /** From a save, in the window, to the answer of the open list that contains it. Units: ms. */
  saveAndSee(input: SalesInput, draft: SaleDraft): Promise<number>;
  /** From the query of the stock to the first answer with its value, and its number of rows. Units: ms. */
  stock(input: QueryInput<'shop.stock'>): Promise<{ ms: number; rows: number }>;
  /** The same to the first rows with their stock. */
  firstStock(input: QueryInput<'shop.stock'>): Promise<{ ms: number; rows: number }>;
  history(input: QueryInput<'shop.history'>): Promise<{ ms: number; rows: number }>;
  /** From the queries of the owner's first screen, in its order, to each answer. Units: ms. */
  home(): Promise<Record<'day' | 'debtors' | 'phones' | 'flocks' | 'changes' | 'questions', number>>;
  /** From the query of a report to its rows, and when it first reported progress, if it did. Units: ms. */
  report(input: QueryInput<'reports.one'>): Promise<{ ms: number; rows: number; told_ms: number | null }>;
  /** The newest 50 sales, queried immediately after a report was cancelled in its middle. Units: ms. */
  afterCancel(input: QueryInput<'reports.one'>, middle_ms: number): Promise<number>;
  /** From saving a find of an item to the answer of the open list that includes it. Units: ms. */
  saveEntryAndSee(input: QueryInput<'shop.stock'>, entry: EntryDraft): Promise<number>;
}

let ours: Remote<OurWorker> | undefined;
let peers: Remote<PeerWorker> | undefined;

function watch<N extends QueryName>(
  name: N,
  input: QueryInput<N>,
  isWanted: (view: QueryOutput<N>) => boolean,
): Promise<QueryOutput<N>> {
  const port = page.ours();
  return new Promise((resolve, reject) => {
    let number: number | undefined;
    let view: unknown;
    const hear = (told: Told) => {
      if ('fault' in told) return reject(new Error(told.fault));
      view = withChange(view, told.change);
      if (!isWanted(view as QueryOutput<N>)) return;
      resolve(view as QueryOutput<N>);
      if (number !== undefined) void port.unsubscribe(number);
    };
    void port.subscribe(name, input, proxy(hear)).then((one) => (number = one));
  });
}

const page: BenchPage = {
  ours() {
    // As the app does, see src/client/data-port.ts.
    if (!ours) void indexedDB.databases();
    return (ours ??= wrap(new Worker(new URL('./our-worker.ts', import.meta.url), { type: 'module' })));
  },
  peers: () => (peers ??= wrap(new Worker(new URL('./peer-worker.ts', import.meta.url), { type: 'module' }))),
  async sales(input) {
    const started = performance.now();
    const { rows } = await watch('sales.list', input, ({ none_at_all }) => !none_at_all);
    return { ms: performance.now() - started, rows: rows.length };
  },
  async debtors(input) {
    const started = performance.now();
    const { rows } = await watch('debts.debtors', input, ({ people }) => people > 0);
    return { ms: performance.now() - started, rows: rows.length };
  },
  async saveAndSee(input, draft) {
    let started = Infinity;
    const seen = watch('sales.list', input, ({ rows }) => rows[0]?.id === draft.id);
    await watch('sales.list', input, ({ none_at_all }) => !none_at_all);
    // A user does not save at the moment when the list appears, before it has been read again.
    await new Promise((resolve) => setTimeout(resolve, 300));
    started = performance.now();
    await page.ours().run('sales.add', draft);
    await seen;
    return performance.now() - started;
  },
  async stock(input) {
    const started = performance.now();
    const { rows } = await watch('shop.stock', input, ({ none_at_all, worth }) => !none_at_all && worth !== undefined);
    return { ms: performance.now() - started, rows: rows.length };
  },
  async firstStock(input) {
    const started = performance.now();
    const { rows } = await watch('shop.stock', input, (view) => view.rows[0]?.on_hand !== undefined);
    return { ms: performance.now() - started, rows: rows.length };
  },
  async history(input) {
    const started = performance.now();
    const { rows } = await watch('shop.history', input, (view) => view.rows.length > 0);
    return { ms: performance.now() - started, rows: rows.length };
  },
  async home() {
    const started = performance.now();
    const taken = async (answer: Promise<unknown>) => {
      await answer;
      return performance.now() - started;
    };
    const any = () => true;
    const since = new Date(Date.now() - 86_400_000).toISOString();
    // As on the screen: queries that fill it in follow those that open it.
    const [day, debtors, phones, flocks] = await Promise.all([
      taken(watch('home.day', {}, any)),
      taken(watch('debts.debtors', { sort: 'oldest', search: '', limit: 2 }, any)),
      taken(watch('home.phones', {}, any)),
      taken(watch('farm.flocks', {}, any)),
    ]);
    const [changes, questions] = await Promise.all([
      taken(watch('home.changes', { whose: 'others', since }, any)),
      taken(watch('home.questions', {}, any)),
    ]);
    return { day, debtors, phones, flocks, changes, questions };
  },
  async report(input) {
    const started = performance.now();
    let told_ms: number | null = null;
    const answer = await watch('reports.one', input, ({ state }) => {
      if (state === 'working') told_ms ??= performance.now() - started;
      return state === 'ready';
    });
    if (answer.state !== 'ready') throw new Error('the report was not made');
    return { ms: performance.now() - started, rows: answer.report.rows.length, told_ms };
  },
  async afterCancel(input, middle_ms) {
    const port = page.ours();
    const number = await port.subscribe(
      'reports.one',
      input,
      proxy((told) => 'fault' in told && console.error(told.fault)),
    );
    await new Promise((resolve) => setTimeout(resolve, middle_ms));
    void port.unsubscribe(number);
    return (await page.sales({ tab: 0, search: '', range: null, limit: 50 })).ms;
  },
  async saveEntryAndSee(input, entry) {
    const ofItem = (rows: QueryOutput<'shop.stock'>['rows']) => rows.find(({ id }) => id === entry.item_id)?.on_hand;
    const { rows } = await watch('shop.stock', input, ({ none_at_all, worth }) => !none_at_all && worth !== undefined);
    const before = ofItem(rows)!;
    let open: () => void;
    const isOpen = new Promise<void>((resolve) => (open = resolve));
    const seen = watch('shop.stock', input, (view) => {
      open();
      return ofItem(view.rows) === before + entry.qty;
    });
    await isOpen;
    const started = performance.now();
    await page.ours().run('shop.addEntry', { entry });
    await seen;
    return performance.now() - started;
  },
};
(globalThis as unknown as { bench: BenchPage }).bench = page;
