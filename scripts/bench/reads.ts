import { parseArgs } from 'node:util';
import { sampleDraft } from './browser/sample-sales.ts';
import { inPage } from './in-page.ts';
import { round, spread } from './measure.ts';
import type { BenchPhone } from './replication/phone.ts';
import { onStage, type Stage } from './replication/stage.ts';
import type { SalesInput } from '../../src/contract/sales.ts';

const TIMES = 20;
/** A list that is opened all day: the first runs, during which its code is still being compiled, do not decide. */
const OFTEN = 100;
/** Limit of records for peers: the SDK takes minutes to store more. */
const MAX_OF_PEERS = 10_000;
const ALL: SalesInput = { tab: 0, search: '', range: null, limit: 50 };

/**
 * `npm run bench -- reads [--records 10000,50000,100000]`: the real data worker in a real Chromium with that many sales
 * of three years, queried from the window; a native index cursor in the same worker is the floor, with RxDB's own
 * descending sort, plain Dexie, PouchDB and the Firestore SDK's cache for comparison. One JSON object per line, then
 * each goal with its verdict; exits with 1 when one does not hold.
 */
export async function benchReads(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { records: { type: 'string', default: '10000' } } });
  let allHold = true;
  for (const records of values.records.split(',').map(Number)) {
    const held = await onStage(records, Math.min(records, MAX_OF_PEERS), reads, 'reads');
    allHold &&= held;
  }
  if (!allHold) process.exit(1);
}

async function reads(stage: Stage): Promise<void> {
  const { records, print, goal, withPhone } = stage;
  await withPhone(async (phone) => {
    await phone.ours('found', 'reads@farm.test');
    phone.way.cut(); // offline from here on
    const filled = await phone.ours('fill', records);
    const started = performance.now();
    await phone.ours('untilBooked');
    print({ case: 'rows put', subject: 'flockbook', n: 1, ms: round(filled.ours), floor_ms: round(filled.floor) });
    print({ case: 'books made', subject: 'flockbook', n: 1, seconds: round((performance.now() - started) / 1_000) });
    await phone.page.evaluate(watchTasks);
    const newest = await inTurn(phone, 50);
    const page = await inTurn(phone, 200);
    print({ case: 'newest 50', subject: 'flockbook', ...spread(newest.ours, newest.floor) });
    print({ case: 'newest 50', subject: 'index cursor', ...spread(newest.floor) });
    print({ case: 'newest 200', subject: 'flockbook', ...spread(page.ours, page.floor) });
    const rxdb = [];
    for (let time = 0; time < 3; time++) rxdb.push(await phone.ours('rxdbNewest', 50));
    print({ case: 'newest 50', subject: "rxdb's descending sort", ...spread(rxdb, newest.floor) });
    await others(phone, print, newest.floor);
    const booked = await phone.ours('bookOneByOne', TIMES);
    const { postings, wrong } = await phone.ours('recount');
    print({ case: 'a sale booked', subject: 'flockbook', postings, ...spread(booked) });
    goal('[PRF-10] totals have a row, p95 in ms', round(spread(booked)['p95_ms']!), 5);
    goal('[PRF-10] totals that a full recount contradicts', wrong, 0);
    print({ case: 'memory of page and workers', subject: 'flockbook', n: 1, mib: phone.memory() });
    await peersRead(stage, newest.floor);
    const tasks = await phone.page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    print({ case: 'tasks of the window above 50 ms', subject: 'flockbook', n: tasks.length, longest_ms: round(Math.max(0, ...tasks)) }); // prettier-ignore
    goal('[PRF-7] newest 50 at the index cursor', round(spread(newest.ours, newest.floor)['ratio_to_floor']!), 3);
    const opened = await coldStart(phone);
    print({ case: 'cold start to the first 50 rows', subject: 'flockbook', ...spread(opened) });
    goal('[PRF-8] cold start offline to the first rows', round(spread(opened)['p50_ms']!), 350);
  });
}

async function others(phone: BenchPhone, print: Stage['print'], floor: readonly number[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const cases: Record<string, SalesInput> = {
    'month with its sums': { ...ALL, range: { from: `${today.slice(0, 8)}01`, to: today } },
    'to collect': { ...ALL, tab: 1 },
    'search in all years': { ...ALL, search: 'number 7' },
    'search in a month': { ...ALL, search: 'number 7', range: { from: `${today.slice(0, 8)}01`, to: today } },
  };
  for (const [name, input] of Object.entries(cases)) {
    const times = [];
    for (let time = 0; time < 8; time++) times.push((await ask(phone, input)).ms);
    print({ case: name, subject: 'flockbook', ...spread(times, floor) });
  }
  const owing = [];
  for (let time = 0; time < 8; time++)
    owing.push((await inPage(phone, 'debtors', { sort: 'oldest', search: '', limit: 50 })).ms);
  print({ case: 'debtors with the ages of their debts', subject: 'flockbook', ...spread(owing, floor) });
  const saved = [];
  for (let n = 0; n < 10; n++) saved.push(await inPage(phone, 'saveAndSee', ALL, sampleDraft(n)));
  print({ case: 'saved and seen in the open list', subject: 'flockbook', ...spread(saved) });
}

/** Record every task of the window that takes more than 50 ms. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((seen) => tasks.push(...seen.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['longtask'] });
} // prettier-ignore

/** The newest 50 by other stores, each in a worker of its own and without the transfer to a window. */
async function peersRead(
  { records, peerRecords: count, print, withPhone, openBackend }: Stage,
  floor: readonly number[],
): Promise<void> {
  for (const subject of ['plain dexie', 'pouchdb', 'firestore-cache'] as const)
    await withPhone(async (phone) => {
      if (subject === 'firestore-cache') {
        await phone.peer('open', subject, `businesses/Business0001/reads${records}`);
        await phone.peer('accept', count);
        await phone.peer('drain', count);
      }
      await phone.peer('fillReader', subject, count);
      const times = [];
      for (let time = 0; time < 8; time++) times.push(await phone.peer('readNewest', 50));
      print({ case: `newest 50 of ${count}`, subject, ...spread(times, floor) });
    }, openBackend);
}

/** Ours and the floor alternately, so that the state of the machine affects both alike. */
async function inTurn(phone: BenchPhone, limit: number): Promise<{ ours: number[]; floor: number[] }> {
  const times = { ours: [] as number[], floor: [] as number[] };
  for (let time = 0; time < OFTEN; time++) {
    times.ours.push((await ask(phone, { ...ALL, limit })).ms);
    times.floor.push(await phone.ours('floorNewest', limit));
  }
  return times;
}

const ask = (phone: BenchPhone, input: SalesInput) => inPage(phone, 'sales', input);

/** A newly opened page: the worker starts, the book is opened, the first rows are in the window. */
async function coldStart(phone: BenchPhone): Promise<number[]> {
  phone.way.restore();
  const times = [];
  for (let time = 0; time < 7; time++) {
    await phone.open('/bench/');
    times.push((await ask(phone, ALL)).ms);
  }
  return times;
}
