import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A backend in a process of its own, as a user starts it. */
export interface BackendProcess {
  readonly url: string;
  readonly pid: number;
  /** Its output beside the one expected line. */
  readonly messages: string[];
  /** Resolves when it has ended. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

export interface BackendProgram {
  readonly dataDir: string;
  readonly projectId: string;
  readonly rulesFile: string;
  /** The program to run; backend/cli.ts when omitted. */
  readonly program?: string;
  /** Further options of the program, as on its command line. */
  readonly more?: readonly string[];
}

/** Start it on a free port; resolves when it listens. Errors: it ended instead, with its output. */
export async function startBackendProcess(options: BackendProgram): Promise<BackendProcess> {
  const { child, exited, messages } = spawnBackendProgram(options);
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), exited.then(() => [''])]);
  const url = /^backend listening on (http:\S+)$/.exec(String(first[0]))?.[1];
  if (url === undefined || child.pid === undefined) throw new Error(`It did not start: ${messages.join('\n')}`);
  return {
    url,
    pid: child.pid,
    messages,
    async kill(signal) {
      child.kill(signal);
      await exited;
    },
  };
}

/** Start it and kill it after `afterMs` milliseconds, regardless of its state by then. */
export async function startAndKill(options: BackendProgram, afterMs: number): Promise<void> {
  const { child, exited } = spawnBackendProgram(options);
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
  await exited;
  clearTimeout(timer);
}

function spawnBackendProgram({ dataDir, projectId, rulesFile, program = 'backend/cli.ts', more = [] }: BackendProgram) {
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const data = ['--data', dataDir, '--port', '0'];
  const args = [...loader, program, ...data, '--project', projectId, '--rules', rulesFile, ...more];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const messages: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => messages.push(line));
  return { child, exited: once(child, 'exit'), messages };
}
