import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lock a data folder for this process; returns a function that releases it. The lock of a dead process is taken over.
 * Errors: a sentence naming the process that holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  for (let attempt = 0; ; attempt++) {
    try {
      await writeFile(path, `${process.pid} ${await runOf(process.pid)}`, { flag: 'wx' });
      held.add(path);
      return async () => {
        held.delete(path);
        await rm(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 2) throw error;
    }
    const [, pid = '', run = ''] = /^(\d+) ?(.*)$/.exec(await readFile(path, 'utf8').catch(() => '')) ?? [];
    const holder = Number(pid);
    if (held.has(path) || (holder !== process.pid && (await isAlive(holder, run)))) {
      throw new Error(`The data folder ${folder} is in use by process ${holder}. Stop that one first.`);
    }
    await rm(path, { force: true });
  }
}

/**
 * Folders locked by this process. Process ids are reused after a reboot, so this process's own id in the file does not
 * prove ownership.
 */
const held = new Set<string>();

/** Whether the process that took the lock is still running, rather than another one with the same id. */
async function isAlive(pid: number, run: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const running = await runOf(pid);
  return run === '' || running === '' || run === running;
}

/**
 * Unique identification of a process despite reused ids: the boot id of the machine and the start time of the process.
 * Empty where the system does not provide them.
 */
async function runOf(pid: number): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain any characters; the start time is the 20th field after it.
    return `${boot.trim()} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}
