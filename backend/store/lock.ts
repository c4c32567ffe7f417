import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Take a data folder for this process; gives what lets it go. A lock left by a dead process is taken over.
 * Errors: a sentence naming the process that has the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  for (let attempt = 0; ; attempt++) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      held.add(path);
      return async () => {
        held.delete(path);
        await rm(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 2) throw error;
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (held.has(path) || (holder !== process.pid && isAlive(holder))) {
      throw new Error(`The data folder ${folder} is in use by process ${holder}. Stop that one first.`);
    }
    await rm(path, { force: true });
  }
}

/** A process id is given again after a restart of the machine; then our own number in the file does not mean us. */
const held = new Set<string>();

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
