import { parseArgs } from 'node:util';
import { REPORTS, type ReportName } from '../../src/domain/reports/report.ts';
import { localDay } from '../../src/domain/time/local-day.ts';
import type { BenchPage } from './browser/page.ts';
import { farmOfSize } from '../demo-data/farm-of-size.ts';
import { inPage } from './in-page.ts';
import { round, spread } from './measure.ts';
import type { BenchPhone } from './replication/phone.ts';
import { onStage, type Stage } from './replication/stage.ts';

const TIMES = 5;
/** A report that takes longer reports its progress. [RPT-10] Units: ms. */
const TELLS_WITHIN = 1_000;

/**
 * `npm run bench -- reports [--records 10000,100000] [--seed 42]`: a year of a generated farm with that many documents
 * in the real data worker of a real Chromium, offline; the owner's first screen, and every report of this month and of
 * the whole year, queried from the window. One JSON object per line, then each goal with its verdict; exits with 1 when
 * one does not hold.
 */
export async function benchReports(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { records: { type: 'string', default: '10000' }, seed: { type: 'string', default: '42' } },
  });
  let allHold = true;
  for (const records of values.records.split(',').map(Number)) {
    const held = await onStage(records, 0, (stage) => reports(stage, Number(values.seed)), 'reports');
    allHold &&= held;
  }
  if (!allHold) process.exit(1);
}

async function reports({ records, print, goal, withPhone }: Stage, seed: number): Promise<void> {
  const subject = 'flockbook';
  await withPhone(async (phone) => {
    await phone.ours('found', 'reports@farm.test');
    // Load the parts of the worker that only reports need, which the app's service worker has cached.
    await inPage(phone, 'report', { report: 'profit', range: null, only: null });
    phone.way.cut(); // offline from here on
    const filled = await phone.ours('fillFarm', { ...farmOfSize(records), seed });
    const started = performance.now();
    await phone.ours('untilBooked');
    print({ case: 'rows put', subject, n: 1, rows: filled.rows, ms: round(filled.ms) });
    print({ case: 'books made', subject, n: 1, seconds: round((performance.now() - started) / 1_000) });

    const home = await times(() => inPage(phone, 'home'));
    for (const part of ['day', 'debtors', 'phones', 'flocks', 'changes', 'questions'] as const)
      print({ case: `first screen: ${part}`, subject, ...spread(home.map((one) => one[part])) });
    print({ case: "owner's first screen", subject, ...spread(home.map(figures)) });

    const today = localDay(new Date());
    const month = { from: `${today.slice(0, 8)}01`, to: today };
    const slowest = { report: 'profit' as ReportName, ms: 0 };
    let latest = 0;
    for (const report of REPORTS)
      for (const [days, range] of [
        ['this month', month],
        ['all days', null],
      ] as const) {
        const made = [];
        for (let time = 0; time < TIMES; time++)
          made.push(await inPage(phone, 'report', { report, range, only: null }));
        const taken = made.map(({ ms }) => ms);
        const told = made.flatMap(({ ms, told_ms }) => (ms > TELLS_WITHIN ? [told_ms ?? ms] : []));
        const all = spread(taken);
        print({ case: `${report}, ${days}`, subject, rows: made[0]!.rows, ...all, ...(told.length > 0 && { told_ms: round(Math.max(...told)) }) }); // prettier-ignore
        if (all['p50_ms']! > slowest.ms) Object.assign(slowest, { report, ms: all['p50_ms']! });
        latest = Math.max(latest, ...told);
      }

    const after = await times(() => inPage(phone, 'afterCancel', { report: slowest.report, range: null, only: null }, slowest.ms / 2)); // prettier-ignore
    print({ case: `newest 50 after ${slowest.report} was given up`, subject, ...spread(after) });
    const opened = await coldStart(phone);
    print({ case: "cold start to the owner's first screen", subject, ...spread(opened) });
    goal("[PRF-8] the owner's figures of an open book", round(spread(home.map(figures))['p50_ms']!), 350);
    goal("[PRF-8] cold start offline to the owner's figures", round(spread(opened)['p50_ms']!), 350);
    goal('[RPT-10] when what takes over 1 s first tells how far it is', round(latest), TELLS_WITHIN);
    goal('[RPT-10] newest 50 sales after a report was given up', round(spread(after)['p95_ms']!), 100);
  });
}

/** Time until the last answer without which the screen does not open. */
const figures = ({ day, debtors, phones, flocks }: Home): number => Math.max(day, debtors, phones, flocks);
type Home = Awaited<ReturnType<BenchPage['home']>>;

async function times<T>(work: () => Promise<T>): Promise<T[]> {
  const taken: T[] = [];
  for (let time = 0; time < TIMES; time++) taken.push(await work());
  return taken;
}

/** A newly opened page: the worker starts, the book is opened, every figure is in the window. */
async function coldStart(phone: BenchPhone): Promise<number[]> {
  phone.way.restore();
  return times(async () => {
    await phone.open('/bench/');
    return figures(await inPage(phone, 'home'));
  });
}
