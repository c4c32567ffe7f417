import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackendProcess } from '../../backend-process.ts';
import { PROJECT_ID, RULES_FILE } from '../../open-backend.ts';
import { openOperator, readOperatorSecret, type Operator } from '../../operator-client.ts';
import type { Result } from '../measure.ts';
import { builtPages } from './built-pages.ts';
import { startPhone, type BenchPhone } from './phone.ts';

/** Amounts billed since the last request. Rule look-ups are document reads, counted separately. */
export interface Bill {
  readonly reads: number;
  readonly rules: number;
  readonly writes: number;
}

/** A backend process with the built app, and its surroundings. */
export interface Backend {
  readonly url: string;
  readonly port: number;
  readonly operator: Operator;
  bill(): Promise<Bill>;
}

/** Context of a case. */
export interface Stage {
  readonly records: number;
  /** For the peers, which take minutes for 10,000. */
  readonly peerRecords: number;
  /** The real rules. */
  readonly backend: Backend;
  /** Everything is allowed: the peers' documents do not follow our rules. */
  readonly openBackend: Backend;
  readonly print: (result: Omit<Result, 'bench' | 'records'>) => void;
  /** Report whether a goal holds: `value` is at most `bound`, or at least with `atLeast`. */
  readonly goal: (name: string, value: number, bound: number, atLeast?: 'at least') => void;
  /** Run some work with a phone that is discarded afterwards; the page is /bench/. */
  readonly withPhone: <T>(work: (phone: BenchPhone) => Promise<T>, backend?: Backend) => Promise<T>;
}

const OPEN_RULES =
  "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/{path=**} { allow read, write; } }";

/** Start both backends, run the work, and stop everything. Returns whether all goals held. */
export async function onStage(
  records: number,
  peerRecords: number,
  work: (stage: Stage) => Promise<void>,
  bench = 'replication',
): Promise<boolean> {
  const pages = await builtPages();
  const folder = await mkdtemp(join(tmpdir(), 'flockbook-bench-'));
  const openRules = join(folder, 'open.rules');
  await writeFile(openRules, OPEN_RULES);
  const start = async (name: string, rulesFile: string) => {
    const dataDir = join(folder, name);
    const more = ['--static', pages.folder, '--indexes', 'firestore.indexes.json', '--test-hooks'];
    const running = await startBackendProcess({ dataDir, projectId: PROJECT_ID, rulesFile, more });
    return { running, backend: backendOf(running.url, dataDir) };
  };
  const started = [await start('ours', RULES_FILE), await start('open', openRules)];
  let allHold = true;
  const backend = started[0]!.backend;
  try {
    await work({
      records,
      peerRecords,
      backend,
      openBackend: started[1]!.backend,
      print: (result) => console.log(JSON.stringify({ bench, records, ...result })),
      goal(name, value, bound, atLeast) {
        const holds = atLeast ? value >= bound : value <= bound;
        allHold &&= holds;
        console.log(JSON.stringify({ goal: name, value, bound: `${atLeast ?? 'at most'} ${bound}`, holds }));
      },
      async withPhone(task, of = backend) {
        const phone = await startPhone(of.port);
        try {
          await phone.open('/bench/');
          return await task(phone);
        } finally {
          await phone.throwAway();
        }
      },
    });
  } finally {
    for (const { running } of started) await running.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
    await pages.remove();
  }
  return allHold;
}

function backendOf(url: string, dataDir: string): Backend {
  return {
    url,
    port: Number(new URL(url).port),
    operator: openOperator(url, PROJECT_ID, readOperatorSecret(dataDir)),
    async bill() {
      const answer = await fetch(`${url}/__test/meter`, { method: 'POST', body: '{}' });
      const report = (await answer.json()) as Record<string, Record<string, { reads: number; writes: number }>>;
      const used = Object.values(report).flatMap((operations) => Object.entries(operations));
      const sum = (kind: 'reads' | 'writes', rules: boolean) =>
        used.reduce((all, [name, usage]) => all + ((name === 'rules') === rules ? usage[kind] : 0), 0);
      return { reads: sum('reads', false), rules: sum('reads', true), writes: sum('writes', false) };
    },
  };
}
