import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededChance } from '../../backend/chance.ts';
import { startAndKill, startBackendProcess } from '../backend-process.ts';
import { stateIn, Writer } from './writer.ts';

const projectId = 'flockbook-kill';
const root = `projects/${projectId}/databases/(default)/documents`;
const writers = 6;
const rules = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents/{path=**} { allow read, write: if request.auth != null; } }`;

export interface KillReport {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly violations: readonly string[];
}

/**
 * Kill a backend with −9 at random moments while six people write, start it again, and check that everything
 * acknowledged is present and nothing is half done. Every eighth restart is killed too, regardless of its state.
 * [BCK-9]
 */
export async function killRounds(options: {
  rounds: number;
  seed: number;
  program?: string;
  /** Kill it once up to this many commits were acknowledged in a round, instead of after a time. */
  commits?: number;
  onRound?: (line: string) => void;
}): Promise<KillReport> {
  const { rounds, seed, commits, onRound = () => undefined } = options;
  const folder = await mkdtemp(join(tmpdir(), 'flockbook-kill-'));
  const rulesFile = join(folder, 'rules');
  await writeFile(rulesFile, rules);
  const backend = { dataDir: join(folder, 'data'), projectId, rulesFile };
  const program = options.program === undefined ? backend : { ...backend, program: options.program };
  const draw = seededChance(seed);
  const people = Array.from({ length: writers }, (_, i) => new Writer(`w${i}`, root, seededChance(seed * 100 + i)));
  const violations: string[] = [];
  let acknowledged = 0;
  let tokens: string[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      if (round > 0 && round % 8 === 0) await startAndKill(program, draw() * 1_500);
      const running = await startBackendProcess(program);
      try {
        if (tokens.length === 0) tokens = await Promise.all(people.map((_, i) => signUp(running.url, i)));
        const found = await Promise.all(people.map((person, i) => check(running.url, tokens[i]!, person)));
        violations.push(...found.flat().map((sentence) => `round ${round}: ${sentence}`));
        if (round === rounds) break;
        const killed = { over: false };
        let left = 1 + (commits === undefined ? Infinity : Math.floor(draw() * commits));
        let enough = () => undefined as void;
        const isEnough = new Promise<void>((resolve) => (enough = resolve));
        const load = people.map(async (person, i) => {
          while (!killed.over) {
            const commitTime = await commit(running.url, tokens[i]!, person.nextWrites());
            if (commitTime === undefined) return;
            acknowledged++;
            if (--left === 0) enough();
            violations.push(...person.acknowledged(commitTime).map((sentence) => `round ${round}: ${sentence}`));
          }
        });
        await (commits === undefined ? sleep(30 + draw() * 500) : isEnough);
        await running.kill('SIGKILL');
        killed.over = true;
        await Promise.all(load);
        onRound(`round ${round + 1}: ${acknowledged} commits acknowledged, ${violations.length} violations`);
      } finally {
        await running.kill('SIGKILL');
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { rounds, acknowledged, violations };
}

async function signUp(url: string, i: number): Promise<string> {
  const body = { email: `writer${i}@example.com`, password: 'secret-1', returnSecureToken: true };
  const answer = await post(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, body);
  return ((await answer.json()) as { idToken: string }).idToken;
}

async function check(url: string, token: string, person: Writer): Promise<string[]> {
  const documents = person.paths.map((path) => `${root}/${path}`);
  const answer = await post(`${url}/v1/${root}:batchGet`, { documents }, token);
  if (!answer.ok) throw new Error(`batchGet answered ${answer.status}: ${await answer.text()}`);
  return person.compare(stateIn(await answer.json(), root));
}

/** The time of the commit, undefined when no answer came. Errors: it was refused. */
async function commit(url: string, token: string, writes: object[]): Promise<string | undefined> {
  const answer = await post(`${url}/v1/${root}:commit`, { writes }, token).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  if (answer === undefined || text === undefined) return undefined;
  if (!answer.ok) throw new Error(`commit answered ${answer.status}: ${text}`);
  return (JSON.parse(text) as { commitTime: string }).commitTime;
}

function post(url: string, body: object, token?: string): Promise<Response> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}
