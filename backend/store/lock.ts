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

/** A process id is given again after a restart of the machine; then our own number in the file does not mean us. */
const held = new Set<string>();

/** Whether a process runs and is the one that took the folder, not another that was given its number. */
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

/** What tells a process from all others that had or get its number: the start of the machine, and its own. Empty where the system does not say. */
async function runOf(pid: number): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; 19 fields after it comes when it began.
    return `${boot.trim()} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}
