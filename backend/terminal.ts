import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { startBackend } from './main.ts';
import type { BackendOptions, RunningBackend } from './options.ts';
import { PlainFault } from './plain-fault.ts';

/**
 * Start the backend for a user at a terminal; `choose` explains how to choose another folder or port. Errors:
 * PlainFault for a data folder that cannot be written and for a port in use.
 */
export async function startAtTerminal(
  options: BackendOptions,
  choose: { readonly data: string; readonly port: string },
): Promise<RunningBackend> {
  const { dataDir, port, host = '127.0.0.1' } = options;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new PlainFault(
      `The data folder ${dataDir} cannot be written. Give yourself the right to write there, or choose another with ${choose.data}.`,
    );
  }
  if (port !== 0 && !(await isFree(port, host)))
    throw new PlainFault(`Port ${port} is already in use. Stop what uses it, or choose another with ${choose.port}.`);
  return startBackend(options);
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** Stop cleanly on Ctrl-C; a second Ctrl-C exits immediately. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    console.error('\nStopping …');
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
