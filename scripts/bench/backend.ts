import { parseArgs } from 'node:util';
import { startFloor, type Floor } from './floor.ts';
import { postJson } from './http-client.ts';
import { round, spread, timed, type Result } from './measure.ts';
import { RawListener } from './raw-listener.ts';
import { callUrl, commitText, loadSales } from './sales-load.ts';
import { documentsRoot, residentBytes, startSubjects, type Subject } from './subject.ts';

const bench = 'backend';
const perBusiness = 10_000;
const listeners = 200;
const comparable = 9_000;

/** Parameters of a case. */
interface Round {
  readonly floor: Floor;
  readonly records: number;
  readonly print: (result: Omit<Result, 'bench' | 'records'>) => void;
}

/**
 * `npm run bench -- backend [--records 10000,100000] [--subjects flockbook,google]`: the embedded backend, and Google's
 * emulator where this machine has it, under the same requests in turn. One JSON object per line; commits also as a rate
 * per second. Google's emulator stores nothing on disk, so its start is that of an empty one.
 */
export async function benchBackend(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      records: { type: 'string', default: '10000,100000' },
      subjects: { type: 'string', default: 'flockbook,google' },
    },
  });
  const wanted = values.subjects.split(',');
  const floor = await startFloor();
  for (const records of values.records.split(',').map(Number)) {
    let subjects = await startSubjects(wanted);
    const print: Round['print'] = (result) => console.log(JSON.stringify({ bench, records, ...result }));
    const context = { floor, records, print };
    try {
      await loadAll(subjects, context);
      await commits(subjects, context);
      await queries(subjects, context);
      await firstSnapshots(subjects, context);
      await fanOut(subjects, context);
      await memory(subjects, context);
      subjects = await startUp(subjects, context);
    } finally {
      await Promise.all(subjects.map((subject) => subject.stop()));
    }
  }
  await floor.stop();
}

/** Businesses of 10,000 sales each, one of 1,000, and one of 9,000 small documents. */
async function loadAll(subjects: readonly Subject[], { records, print }: Round): Promise<void> {
  for (const subject of subjects) {
    const ms = await timed(async () => {
      for (let i = 0; i * perBusiness < records; i++) {
        await loadSales(subject.url, `b${i}`, Math.min(perBusiness, records - i * perBusiness));
      }
      await loadSales(subject.url, 'small', 1_000);
      await loadSales(subject.url, 'lean', comparable, true);
    });
    print({
      case: 'load',
      subject: subject.name,
      n: 1,
      per_second: round(((records + 1_000 + comparable) / ms) * 1000),
    });
  }
}

/** Commits of one and of 50 documents, by one writer and by 16 concurrent ones. */
async function commits(subjects: readonly Subject[], { floor, print }: Round): Promise<void> {
  for (const batch of [1, 50]) {
    for (const writers of [1, 16]) {
      const each = Math.ceil((batch === 1 ? 800 : 160) / writers);
      const text = commitText(
        'speed',
        Array.from({ length: batch }, (_, i) => i),
      );
      const bare = await inParallel(writers, each, () => floor.exchange(text, 200 * batch, true));
      const measured = await inTurn(subjects, 3, async ({ url }) => [
        await inParallel(writers, each, (writer, i) => {
          const numbers = Array.from({ length: batch }, (_, k) => (writer * each + i) * batch + k);
          return postJson(callUrl(url, 'commit'), commitText('speed', numbers));
        }),
      ]);
      for (const [subject, rounds] of measured) {
        const ms = rounds.flatMap((durations) => durations.all);
        const per = rounds.map(({ wholeMs }) => ((writers * each) / wholeMs) * 1000);
        const name = `commit of ${batch}, ${writers} writer${writers > 1 ? 's' : ''}`;
        print({ case: name, subject, ...spread(ms, bare.all), n: ms.length, per_second: round(Math.max(...per)) });
      }
    }
  }
}

/** Queries that find 10,000 documents (or all there are), and one for the newest 50 of them. */
async function queries(subjects: readonly Subject[], { floor, print }: Round): Promise<void> {
  const from = [{ collectionId: 'sales' }];
  const total = { fieldPath: 'total' };
  const where = { fieldFilter: { field: total, op: 'GREATER_THAN_OR_EQUAL', value: { integerValue: '0' } } };
  const newest = { from, orderBy: [{ field: { fieldPath: 'updated_at' }, direction: 'DESCENDING' }], limit: 50 };
  const cases = { 'query of all by name': { from }, 'query of all by total': { from, where }, 'newest 50': newest };
  for (const [name, structuredQuery] of Object.entries(cases)) {
    const body = JSON.stringify({ structuredQuery });
    let bytes = 0;
    const measured = await inTurn(subjects, 9, async ({ url }) => [
      await timed(async () => {
        bytes = (await postJson(callUrl(url, 'runQuery', '/businesses/b0'), body)).length;
      }),
    ]);
    const bare = await repeat(9, () => timed(() => floor.exchange(body, bytes, false)));
    for (const [subject, ms] of measured) print({ case: name, subject, ...spread(ms, bare), n: ms.length });
  }
}

/**
 * Google's emulator sends nothing at all for a first snapshot of 10,000 documents, so the two are compared at 9,000.
 */
async function firstSnapshots(subjects: readonly Subject[], { floor, print, records }: Round): Promise<void> {
  for (const [business, count, bytes, only] of [
    ['small', 1_000, 1_460_000, undefined],
    ['lean', comparable, 4_000_000, undefined],
    ['b0', Math.min(perBusiness, records), 14_600_000, 'flockbook'],
  ] as const) {
    const measured = await inTurn(
      only ? subjects.filter(({ name }) => name === only) : subjects,
      7,
      async ({ url }) => [
        await timed(async () => {
          const listener = await RawListener.open(url, documentsRoot, `businesses/${business}`, 'sales');
          await listener.firstSnapshot();
          listener.close();
        }),
      ],
    );
    const bare = await repeat(7, () => timed(() => floor.exchange('', bytes, false)));
    for (const [subject, ms] of measured)
      print({ case: `first snapshot of ${count}`, subject, ...spread(ms, bare), n: ms.length });
  }
}

/** Time from sending a commit until the last of 200 listeners has it. */
async function fanOut(subjects: readonly Subject[], { floor, print }: Round): Promise<void> {
  const open = new Map<string, RawListener[]>();
  for (const { name, url } of subjects) {
    await postJson(callUrl(url, 'commit'), commitText('fan', [0], 'first'));
    const all = await Promise.all(
      Array.from({ length: listeners }, () => RawListener.open(url, documentsRoot, 'businesses/fan', 'sales')),
    );
    await Promise.all(all.map((listener) => listener.firstSnapshot()));
    open.set(name, all);
  }
  let version = 0;
  const measured = await inTurn(subjects, 20, async ({ name, url }) => {
    const mark = `version-${++version}-`;
    const all = open.get(name)!;
    const heard = Promise.all(all.map((listener) => listener.words(mark)));
    return [await timed(() => Promise.all([postJson(callUrl(url, 'commit'), commitText('fan', [0], mark)), heard]))];
  });
  const text = commitText('fan', [0], 'bare');
  const bare = await repeat(20, () =>
    timed(() => Promise.all(Array.from({ length: listeners }, () => floor.exchange('', text.length, false)))),
  );
  for (const [subject, ms] of measured)
    print({ case: `commit to ${listeners} listeners`, subject, ...spread(ms, bare), n: ms.length });
  for (const all of open.values()) for (const listener of all) listener.close();
}

async function memory(subjects: readonly Subject[], { print }: Round): Promise<void> {
  for (const { name, pid } of subjects) {
    print({ case: 'memory', subject: name, n: 1, resident_mb: round((await residentBytes(pid)) / 1e6) });
  }
}

/** Time from starting the process until it answers: ours with all its records, Google's with none. */
async function startUp(subjects: readonly Subject[], { print }: Round): Promise<Subject[]> {
  const restarted: Subject[] = [];
  for (const subject of subjects) {
    let running = subject;
    const ms: number[] = [];
    for (let i = 0; i < 5; i++) {
      await running.stopKeeping();
      ms.push(await timed(async () => (running = await running.start())));
    }
    print({ case: 'start', subject: subject.name, ...spread(ms), n: ms.length });
    print({
      case: 'memory after a start',
      subject: subject.name,
      n: 1,
      resident_mb: round((await residentBytes(running.pid)) / 1e6),
    });
    restarted.push(running);
  }
  return restarted;
}

/** Measure each subject a few times, one after the other in each round, so that a slow moment affects all of them. */
async function inTurn<T>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<readonly T[]>,
): Promise<Map<Subject['name'], T[]>> {
  const measured = new Map<Subject['name'], T[]>();
  for (const subject of subjects) await measure(subject);
  for (let i = 0; i < rounds; i++) {
    for (const subject of subjects) {
      measured.set(subject.name, [...(measured.get(subject.name) ?? []), ...(await measure(subject))]);
    }
  }
  return measured;
}

/** Run some work `each` times in each of several workers; returns each duration and the total, in ms. */
async function inParallel(
  workers: number,
  each: number,
  work: (worker: number, i: number) => Promise<unknown>,
): Promise<{ all: number[]; wholeMs: number }> {
  const all: number[] = [];
  const wholeMs = await timed(() =>
    Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        for (let i = 0; i < each; i++) all.push(await timed(() => work(worker, i)));
      }),
    ),
  );
  return { all, wholeMs };
}

async function repeat(times: number, measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < times; i++) all.push(await measure());
  return all;
}
