import type { BackendOptions, RunningBackend } from '../backend/options.ts';
import { PlainFault } from '../backend/plain-fault.ts';
import { projectFiles } from '../backend/project-files.ts';
import { startAtTerminal } from '../backend/terminal.ts';

/** The project's name on the embedded backend. */
export const PROJECT_ID = 'flockbook-local';
export const RULES_FILE = 'firestore.rules';

/** Start the embedded backend with this project's files. Errors: as `startAtTerminal`. */
export const openBackend = (
  options: Partial<BackendOptions> & Pick<BackendOptions, 'dataDir' | 'port'>,
): Promise<RunningBackend> =>
  startAtTerminal(
    { projectId: PROJECT_ID, ...projectFiles('.'), ...options },
    { data: 'FLOCKBOOK_DATA=<folder>', port: 'PORT=<number>' },
  );

/** Run a program; a fault that a user can fix is printed as one sentence, any other with its stack. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (fault) {
    console.error(fault instanceof PlainFault ? `\n${fault.message}\n` : fault);
    process.exit(1);
  }
}
