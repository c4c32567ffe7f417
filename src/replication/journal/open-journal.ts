import type { Protection } from '../../contract/sync.ts';
import { BehaviorSubject } from 'rxjs';
import { keyOfRow, type Journal, type JournalLine } from '../../store/journal.ts';
import { storageFault } from '../../store/storage-fault.ts';
import { contentsOf, type Contents } from './contents.ts';
import { journalFile, type JournalFile, type SyncFile } from './journal-file.ts';
import { decodeLines } from './lines.ts';

/** One person's journal files on this device. */
export interface JournalFolder {
  list(): Promise<string[]>;
  /** What stands in a file now, also while another worker writes it. */
  read(name: string): Promise<Uint8Array>;
  /** Make a file and open it for this worker alone. */
  open(name: string): Promise<SyncFile>;
  remove(name: string): Promise<void>;
}

/** Take a name for as long as this worker lives, or until released; undefined when another worker holds it. */
export type Hold = (name: string) => Promise<(() => void) | undefined>;

export interface JournalDeps {
  readonly folder: JournalFolder;
  readonly hold: Hold;
  readonly newId: () => string;
}

/** Lines of files by their names. */
export type JournalFiles = ReadonlyMap<string, readonly JournalLine[]>;

/** This worker's journal, and those of the other tabs as it finds them. */
export interface OpenJournal extends Journal {
  /** What the files of other tabs, living or gone, say together, and whether a line of them was cut off. */
  readOthers(): Promise<Contents & { readonly isTorn: boolean; readonly files: JournalFiles }>;
  /**
   * After it could not be written: a new file in the place of its own, which is then taken over like that of a tab that is gone.
   * Call it inside `book.exclusive`, and `adopt` after it. Gives whether there is one; not while all is well, nor where no file can be.
   */
  renew(): Promise<boolean>;
  /**
   * Write down what must be held, take over from tabs that are gone, and delete their files: from then on it is whole. `linesFor`
   * is given what living tabs hold themselves, and what each file says alone: any of them may be the only one that is left.
   * Call it inside `book.exclusive`, when everything found stands in the database. `files` are what `readOthers` found there.
   */
  adopt(
    linesFor: (held: Contents, each: readonly Contents[]) => readonly JournalLine[],
    files?: JournalFiles,
  ): Promise<void>;
  /** Everything is sent: keep only this line. */
  compact(counters: JournalLine): void;
  /** Bytes in this worker's file. */
  readonly size: number;
  note(change: Partial<Protection>): void;
  close(): void;
}

/** Open this worker's journal under a name of its own. Where it cannot be opened the book works without. [SYN-20] */
export async function openJournal(deps: JournalDeps | undefined): Promise<OpenJournal> {
  if (!deps) return startJournal(undefined, undefined, 'unsupported');
  try {
    return startJournal(await openOwn(deps), deps);
  } catch (fault) {
    console.warn('journal: not opened', fault);
    // Reading takes no space: what a full phone wrote down before is still put back.
    return startJournal(undefined, deps, reasonOf(fault));
  }
}

interface Own {
  readonly name: string;
  readonly file: JournalFile;
  readonly release: () => void;
}

/** A file of this worker alone. Errors: the storage's own. */
async function openOwn({ folder, hold, newId }: JournalDeps): Promise<Own> {
  const name = newId();
  // Held first: a file without its lock is an orphan to the others.
  const release = await hold(name);
  if (!release) throw new Error(`the name ${name} is taken`);
  try {
    return { name, file: journalFile(await folder.open(name)), release };
  } catch (fault) {
    release();
    throw fault;
  }
}

function startJournal(
  first: Own | undefined,
  deps: JournalDeps | undefined,
  reason?: Protection['reason'],
): OpenJournal {
  let own = first;
  const waiting = new Set<string>();
  const protection$ = new BehaviorSubject<Protection>({
    journal: own ? 'on' : 'off',
    ...(reason ? { reason } : {}),
    waiting_in_journal: 0,
  });
  const note = (change: Partial<Protection>) =>
    protection$.next({ ...protection$.value, waiting_in_journal: waiting.size, ...change });
  const count = (lines: readonly JournalLine[]) => {
    for (const line of lines) {
      if (line.t === 'row') waiting.add(`${line.store}/${keyOfRow(line.store, line.row)}`);
      if (line.t === 'sent') waiting.delete(`${line.store}/${line.key}`);
      if (line.t === 'copy') waiting.add(`copy ${line.copy.key}`);
      if (line.t === 'decided') waiting.delete(`copy ${line.key}`);
    }
    if (waiting.size !== protection$.value.waiting_in_journal) note({});
  };
  const failed = (fault: unknown) => {
    console.error('journal', fault);
    note({ journal: 'off', reason: reasonOf(fault) });
  };
  const others = async () => (deps ? (await deps.folder.list()).filter((name) => name !== own?.name) : []);
  const linesOf = async (name: string, onDamage?: () => void) => decodeLines(await deps!.folder.read(name), onDamage);

  return {
    protection$,
    get size() {
      return own?.file.size ?? 0;
    },
    note,
    append(lines) {
      if (!own || lines.length === 0) return;
      try {
        own.file.append(lines);
        count(lines);
      } catch (fault) {
        failed(fault);
      }
    },
    async readOthers() {
      const files = new Map<string, JournalLine[]>();
      let isTorn = false;
      for (const name of await others()) {
        try {
          files.set(name, await linesOf(name, () => (isTorn = true)));
        } catch (fault) {
          console.warn(`journal: ${name} cannot be read now`, fault); // just removed by a tab that adopted it, or locked
        }
      }
      return { ...contentsOf([...files.values()].flat()), isTorn, files };
    },
    async renew() {
      if (!deps || !isMendable(protection$.value)) return false;
      try {
        const before = own;
        own = await openOwn(deps);
        waiting.clear();
        before?.file.close();
        before?.release();
        // One that could not be written either; what stands in others is taken over.
        if (before?.file.size === 0) await removeIfFree(deps.folder, before.name);
        return true;
      } catch (fault) {
        note({ reason: reasonOf(fault) });
        return false;
      }
    },
    async adopt(linesFor, files) {
      if (!own || !deps) return;
      const orphans: { name: string; release: () => void }[] = [];
      const held: JournalLine[] = [];
      const each: Contents[] = [];
      try {
        for (const name of await others()) {
          const release = await deps.hold(name);
          if (release) orphans.push({ name, release });
          // Nobody writes into the file of a tab that is gone.
          const lines = (release && files?.get(name)) ?? (await linesOf(name));
          each.push(contentsOf(lines));
          if (!release) for (const line of lines) held.push(line);
        }
        const lines = linesFor(contentsOf(held), each);
        own.file.append(lines);
        count(lines);
        for (const { name } of orphans) await removeIfFree(deps.folder, name);
        note({ journal: 'on', reason: undefined });
      } catch (fault) {
        failed(fault); // the orphans stay; the next start takes them
      } finally {
        for (const orphan of orphans) orphan.release();
      }
    },
    compact(counters) {
      if (!own) return;
      try {
        own.file.replace([counters]);
        waiting.clear();
        // Whatever could not be appended before has reached the server meanwhile.
        note({ journal: 'on', reason: undefined });
      } catch (fault) {
        failed(fault);
      }
    },
    close() {
      own?.file.close();
      own?.release();
    },
  };
}

/**
 * Remove a file whose lines stand elsewhere. A browser may still hold one whose worker is gone: it stays for the next start, and is no
 * fault, as what it says and is not true any more was taken back in writing.
 */
async function removeIfFree(folder: JournalFolder, name: string): Promise<void> {
  try {
    await folder.remove(name);
  } catch (fault) {
    if ((fault as { name?: string }).name !== 'NoModificationAllowedError') throw fault;
    console.warn(`journal: ${name} is still held`);
  }
}

/** Whether what keeps it from being written may pass. */
export const isMendable = ({ journal, reason }: Protection): boolean => journal === 'off' && reason !== 'unsupported';

function reasonOf(fault: unknown): NonNullable<Protection['reason']> {
  const { name } = fault as { name?: string };
  if (name === 'NotSupportedError' || name === 'SecurityError') return 'unsupported';
  return storageFault(fault) === 'quota' ? 'full' : 'failed';
}
