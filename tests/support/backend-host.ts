import { cp, rm } from 'node:fs/promises';
import { startBackend } from '../../backend/main.ts';
import type { RunningBackend } from '../../backend/options.ts';

/*
 * A backend process that serves one data folder after another on the same port, as requested by its parent over IPC:
 * tests share the process, and each starts with a backend on its own folder.
 */

/** A request of the parent: serve a folder and the app, or stop serving. */
export type Asked = Serve | 'stop';
export interface Serve {
  readonly dataDir: string;
  readonly app: string;
  /** The previous port; 0 for any free one. */
  readonly port: number;
  /** Begin with a copy of another backend's data. */
  readonly from?: string | undefined;
}

/** The answer: the port, or the error. */
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
