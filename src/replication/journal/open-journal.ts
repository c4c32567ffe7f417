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
  /** The current contents of a file, even while another worker writes it. */
  read(name: string): Promise<Uint8Array>;
  /** Create a file and open it for this worker alone. */
  open(name: string): Promise<SyncFile>;
  remove(name: string): Promise<void>;
}

/** Lock a name until released or until this worker ends; undefined when another worker holds it. */
export type Hold = (name: string) => Promise<(() => void) | undefined>;

export interface JournalDeps {
  readonly folder: JournalFolder;
  readonly hold: Hold;
  readonly newId: () => string;
}

/** Journal lines by file name. */
export type JournalFiles = ReadonlyMap<string, readonly JournalLine[]>;

/** This worker's journal, with access to those of other tabs. */
export interface OpenJournal extends Journal {
  /** The combined contents of the files of other tabs, open or closed, and whether a line of them is torn. */
  readOthers(): Promise<Contents & { readonly isTorn: boolean; readonly files: JournalFiles }>;
  /**
   * After a failed write: open a new file in place of its own; the old one is then taken over like that of a closed
   * tab. Call it inside `book.exclusive`, and `adopt` after it. Returns whether there is a new file: false while all is
   * well, and where no file is possible.
   */
  renew(): Promise<boolean>;
  /**
   * Write down what must be held, take over from closed tabs and delete their files: from then on the journal is whole.
   * `linesFor` receives what open tabs hold themselves, and the contents of each file alone, since any of them may be
   * the only one that is left. Call it inside `book.exclusive`, when everything found is in the database. `files` are
   * those that `readOthers` found.
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

/** Open this worker's journal under a new name. When it cannot be opened the book works without it. [SYN-20] */
export async function openJournal(deps: JournalDeps | undefined): Promise<OpenJournal> {
  if (!deps) return startJournal(undefined, undefined, 'unsupported');
  try {
    return startJournal(await openOwn(deps), deps);
  } catch (fault) {
    console.warn('journal: not opened', fault);
    // Reading takes no space: entries that a full phone wrote before can still be restored.
    return startJournal(undefined, deps, reasonOf(fault));
  }
}

interface Own {
  readonly name: string;
  readonly file: JournalFile;
  readonly release: () => void;
}

/** Open a new file for this worker alone. Errors: the storage's own. */
async function openOwn({ folder, hold, newId }: JournalDeps): Promise<Own> {
  const name = newId();
  // Lock first: a file without its lock looks orphaned to the other tabs.
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
        // Remove the old file if it is empty because it could not be written either; `adopt` takes over what other
        // files hold.
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
          // A closed tab no longer writes its file, so the lines already read are current.
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
        failed(fault); // the orphans stay; the next start adopts them
      } finally {
        for (const orphan of orphans) orphan.release();
      }
    },
    compact(counters) {
      if (!own) return;
      try {
        own.file.replace([counters]);
        waiting.clear();
        // Entries that could not be appended before have reached the server meanwhile.
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
 * Remove a file whose lines are stored elsewhere. A browser may still hold a file whose worker has ended: it stays
 * until the next start, which is no fault, as outdated entries in it have been revoked in writing.
 */
async function removeIfFree(folder: JournalFolder, name: string): Promise<void> {
  try {
    await folder.remove(name);
  } catch (fault) {
    if ((fault as { name?: string }).name !== 'NoModificationAllowedError') throw fault;
    console.warn(`journal: ${name} is still held`);
  }
}

/** True when the reason why the journal cannot be written may be temporary. */
export const isMendable = ({ journal, reason }: Protection): boolean => journal === 'off' && reason !== 'unsupported';

function reasonOf(fault: unknown): NonNullable<Protection['reason']> {
  const { name } = fault as { name?: string };
  if (name === 'NotSupportedError' || name === 'SecurityError') return 'unsupported';
  return storageFault(fault) === 'quota' ? 'full' : 'failed';
}
