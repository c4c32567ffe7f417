import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { startBackend } from '../backend/main.ts';
import type { BackendOptions, RunningBackend } from '../backend/options.ts';
import { PlainFault } from './plain-fault.ts';

/** The project's name on the embedded backend. */
export const PROJECT_ID = 'flockbook-local';
export const RULES_FILE = 'firestore.rules';
const STORAGE_RULES_FILE = 'storage.rules';
const INDEXES_FILE = 'firestore.indexes.json';
const HOSTING_FILE = 'firebase.json';

/**
 * Start the embedded backend for a person at a terminal.
 * Errors: PlainFault for a data folder that cannot be written and for a port that is taken.
 */
export async function openBackend(
  options: Partial<BackendOptions> & Pick<BackendOptions, 'dataDir' | 'port'>,
): Promise<RunningBackend> {
  const { dataDir, port } = options;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new PlainFault(
      `The data folder ${dataDir} cannot be written. Give yourself the right to write there, or choose another with FLOCKBOOK_DATA=<folder>.`,
    );
  }
  if (port !== 0 && !(await isFree(port)))
    throw new PlainFault(`Port ${port} is already in use. Stop what uses it, or choose another with PORT=<number>.`);
  return startBackend({
    projectId: PROJECT_ID,
    rulesFile: RULES_FILE,
    storageRulesFile: STORAGE_RULES_FILE,
    indexesFile: INDEXES_FILE,
    hostingFile: HOSTING_FILE,
    ...options,
  });
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Run a program; a fault that a person can mend is said in one sentence, anything else with its stack. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (fault) {
    console.error(fault instanceof PlainFault ? `\n${fault.message}\n` : fault);
    process.exit(1);
  }
}

/** Stop cleanly on Ctrl-C; a second Ctrl-C does not wait. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log('\nStopping …');
    stop().then(
      () => process.exit(0),
      (fault: unknown) => {
        console.error(fault);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
