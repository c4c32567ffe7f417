import { cp, rm } from 'node:fs/promises';
import { startBackend } from '../../backend/main.ts';
import type { RunningBackend } from '../../backend/options.ts';

/*
 * A backend process that serves one data folder after the other on the same port, as its parent asks over IPC: tests share the
 * process, and each begins with a backend that was started on its own folder.
 */

/** What the parent asks for: a folder and the app to serve beside it, or no more of it. */
export type Asked = Serve | 'stop';
export interface Serve {
  readonly dataDir: string;
  readonly app: string;
  /** The port of before; 0 for any free one. */
  readonly port: number;
  /** Begin with a copy of what another backend kept here. */
  readonly from?: string | undefined;
}

/** The answer: where it listens, or why it does not. */
export type Served = { readonly port: number } | { readonly fault: string };

let running: RunningBackend | undefined;

async function stop(): Promise<Served> {
  await running?.close();
  running = undefined;
  return { port: 0 };
}

async function serve({ dataDir, app, port, from }: Serve): Promise<Served> {
  await stop();
  if (from !== undefined) {
    await rm(dataDir, { recursive: true, force: true });
    await cp(from, dataDir, { recursive: true });
  }
  running = await startBackend({
    dataDir,
    port,
    projectId: 'flockbook-local',
    rulesFile: 'firestore.rules',
    indexesFile: 'firestore.indexes.json',
    hostingFile: 'firebase.json',
    staticDir: app,
    testHooks: true,
    log: (line) => console.error(line),
  });
  return { port: running.port };
}

process.on('message', (asked: Asked) => {
  void (asked === 'stop' ? stop() : serve(asked))
    .catch((fault: unknown) => ({ fault: String(fault) }))
    .then((served) => process.send?.(served));
});
process.on('disconnect', () => process.exit(0));
