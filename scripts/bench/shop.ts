import { parseArgs } from 'node:util';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { QueryInput } from '../../src/contract/port.ts';
import { itemId } from './browser/sample-shop.ts';
import { inPage } from './in-page.ts';
import { round, spread } from './measure.ts';
import type { BenchPhone } from './replication/phone.ts';
import { onStage, type Stage } from './replication/stage.ts';

const TIMES = 8;
const PAGE = 50;
type Input = QueryInput<'shop.stock'>;
const ALL: Input = { search: '', shown: 'all' };

/**
 * `npm run bench -- shop [--items 10000] [--movements 50000]`: the real data worker in a real Chromium with that many
 * items and that many openings, sales, purchases, counts and losses of three years, queried from the window; a native
 * index cursor in the same worker is the floor. One JSON object per line, then each goal with its verdict; exits with 1
 * when one does not hold.
 */
export async function benchShop(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { items: { type: 'string', default: '10000' }, movements: { type: 'string', default: '50000' } },
  });
  const [items, movements] = [Number(values.items), Number(values.movements)];
  if (!(await onStage(movements, 0, (stage) => shop(stage, items), 'shop'))) process.exit(1);
}

async function shop({ records, print, goal, withPhone }: Stage, items: number): Promise<void> {
  const ours = 'flockbook';
  await withPhone(async (phone) => {
    await phone.ours('found', 'shop@farm.test');
    phone.way.cut(); // offline from here on
    const filled = await phone.ours('fillShop', items, records);
    const started = performance.now();
    await phone.ours('untilBooked');
    print({ case: 'rows put', subject: ours, items, n: 1, ms: round(filled) });
    print({ case: 'books made', subject: ours, n: 1, seconds: round((performance.now() - started) / 1_000) });
    const floorAll = await floorOf(phone, 'items', items);
    const floorPage = await floorOf(phone, 'items', PAGE);
    const list = await ask(phone, ALL);
    print({ case: 'the whole list', subject: ours, rows: list.rows, ...spread(list.times, floorAll) });
    print({ case: 'the whole list', subject: 'index cursor', rows: items, ...spread(floorAll) });
    print({ case: 'first 50', subject: 'index cursor', ...spread(floorPage) });
    const searched = { 'search by name': 'drinker 42', 'search by barcode': String(6_000_000_000_000 + items - 1) };
    for (const [name, search] of Object.entries(searched)) {
      const found = await ask(phone, { ...ALL, search });
      print({ case: name, subject: ours, rows: found.rows, ...spread(found.times, floorPage) });
    }
    const floorHistory = await floorOf(phone, 'history', PAGE);
    const times = [];
    for (let time = 0; time < TIMES; time++) times.push(await inPage(phone, 'history', { id: itemId(0), limit: PAGE }));
    const history = times.map(({ ms }) => ms);
    print({ case: 'history of an item', subject: ours, rows: times[0]!.rows, ...spread(history, floorHistory) });
    print({ case: 'history of an item', subject: 'index cursor', ...spread(floorHistory) });
    const saved = await saving(phone, items);
    print({ case: 'saved and seen in the open list', subject: ours, ...spread(saved) });
    const opened = await coldStart(phone, 'firstStock');
    print({ case: 'cold start to the first rows', subject: ours, ...spread(opened) });
    print({ case: 'cold start to the whole list', subject: ours, ...spread(await coldStart(phone, 'stock')) });
    goal('[PRF-7] the whole list at the index cursor', round(spread(list.times, floorAll)['ratio_to_floor']!), 3);
    goal('[PRF-7] history of an item at the index cursor', round(spread(history, floorHistory)['ratio_to_floor']!), 3);
    goal('[PRF-8] cold start offline to the first rows', round(spread(opened)['p50_ms']!), 350);
  });
}

async function floorOf(phone: BenchPhone, what: 'items' | 'history', limit: number): Promise<number[]> {
  const times = [];
  for (let time = 0; time < TIMES; time++) times.push(await phone.ours('floorShop', what, limit));
  return times;
}

async function ask(phone: BenchPhone, input: Input): Promise<{ times: number[]; rows: number }> {
  const times = [];
  let rows = 0;
  for (let time = 0; time < TIMES; time++) {
    const answer = await inPage(phone, 'stock', input);
    times.push(answer.ms);
    rows = answer.rows;
  }
  return { times, rows };
}

async function saving(phone: BenchPhone, items: number): Promise<number[]> {
  const times = [];
  for (let n = 0; n < TIMES; n++) {
    const entry = { id: newDocumentId(), item_id: itemId((n * 131) % items), qty: 1 + n, content: { kind: 'found' as const } }; // prettier-ignore
    times.push(await inPage(phone, 'saveEntryAndSee', ALL, entry));
  }
  return times;
}

/** A newly opened page: the worker starts, the book is opened, the rows are in the window. */
async function coldStart(phone: BenchPhone, until: 'firstStock' | 'stock'): Promise<number[]> {
  phone.way.restore();
  const times = [];
  for (let time = 0; time < 5; time++) {
    await phone.open('/bench/');
    times.push((await inPage(phone, until, ALL)).ms);
  }
  return times;
}
