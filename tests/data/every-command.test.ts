import { savesOf, runCommand } from '../../src/data/commands.ts';
import { Dexie } from 'dexie';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureUserDocument } from '../../src/nouns/account/data/user-document.ts';
import { databasesOf } from '../../src/store/book-names.ts';
import type { Book } from '../../src/store/book.ts';
import type { Deps } from '../../src/data/deps.ts';
import { keyOfRow } from '../../src/store/journal.ts';
import type { CommandInput, CommandMap, CommandName, CommandResult } from '../../src/contract/port.ts';
import type { Row } from '../../src/store/row-store.ts';
import { replicatedFields } from '../../src/store/save.ts';
import { contentsOf } from '../../src/replication/journal/contents.ts';
import { decodeLines } from '../../src/replication/journal/lines.ts';
import { openMendedBook } from '../../src/replication/journal/mended-book.ts';
import { openJournal } from '../../src/replication/journal/open-journal.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { pathOf } from '../../src/replication/paths.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { EXAMPLES, type Effect, type Place, type Story } from '../support/command-examples.ts';
import { FakeJournals } from '../support/fake-journal.ts';
import { pushFrom } from '../support/journal-phone.ts';
import { MemoryServer } from '../support/memory-server.ts';
import { inTurn } from '../support/test-book.ts';
import { offlinePhone } from '../support/test-deps.ts';

/* Runs every command offline through the same steps: a command is covered as soon as it is in the registry. */

const NAMES = Object.keys(EXAMPLES) as CommandName[];
const GRACE = { uid: `grace${newDocumentId()}`, email: 'grace@example.com', first_name: 'Grace' };

/** Rows by collection and id: `sales SaleOnCredit`. */
type Rows = ReadonlyMap<string, Row>;
interface Turn {
  readonly answer: unknown;
  /** Changed rows by collection and id; undefined when removed. */
  readonly changed: ReadonlyMap<string, Row | undefined>;
  /** The same rows as written to the journal. */
  readonly written: ReadonlyMap<string, Row | undefined>;
}

const journals = new FakeJournals();
const server = new MemoryServer();
const turns = new Map<CommandName, Turn>();
const phone = phoneWith(journals);
/** The book as last read during the run, after it was wiped and rebuilt, and after it was sent. */
let seen: Rows = new Map();
let reopened: Rows;
let sent: Rows;

beforeAll(async () => {
  await ensureUserDocument((await phone.enter(GRACE))!, phone);
  for (const name of NAMES) turns.set(name, await turnOf(name));

  await phone.leave({ remove: false });
  for (const name of await databasesOf(GRACE.uid)) await Dexie.delete(name);
  reopened = await rowsOf(await bookOf());
  await sendAll(await bookOf());
  sent = await rowsOf(await bookOf());
});
afterAll(async () => {
  await phone.leave({ remove: true });
  phone.device.close();
});

/** An offline phone with a complete book and a second store. */
function phoneWith(folder: FakeJournals): Deps {
  const exclusive = inTurn();
  let worker = folder.worker();
  const made: Deps = offlinePhone(async (uid) => {
    worker.kill(); // of the previous tab; its file stays
    worker = folder.worker();
    const journal = await openJournal(worker.deps);
    return openMendedBook({ uid, exclusive, device: made.device, journal, now: made.now });
  });
  const { leave } = made;
  return Object.assign(made, {
    lock: () => leave({ remove: false }),
    leave(options: { remove: boolean }) {
      if (options.remove) folder.files.clear(); // deliberately deleted data must not reappear
      return leave(options);
    },
  });
}

const bookHere = (): Book | undefined => phone.session$.value?.book;
async function bookOf(): Promise<Book> {
  return bookHere() ?? (await phone.enter(GRACE))!.book;
}

/** Run one command and record its effects. */
async function turnOf(name: CommandName): Promise<Turn> {
  const given: unknown = EXAMPLES[name][1];
  let before = await lookAt();
  const take = async (): Promise<unknown> => {
    const input = typeof given === 'function' ? await (given as (so: Story) => Promise<unknown>)(story) : given;
    before = await lookAt();
    return runCommand(phone, name, input as never);
  };
  // An error of one command must not prevent testing the others.
  const answer = await take().catch((fault: unknown) => fault);
  const changed = changesBetween(before, await lookAt());
  const noted = journalled();
  return { answer, changed, written: new Map([...changed.keys()].map((key) => [key, noted.get(key)])) };
}

const story: Story = {
  phone,
  valueOf: <N extends CommandName>(name: N) => valueIn<N>(turns.get(name)?.answer as CommandResult<N>),
  prepare: async <N extends CommandName>(name: N, input: CommandInput<N>) =>
    valueIn<N>(await runCommand(phone, name, input)),
  async hear(path, fields) {
    server.put(path, fields);
    await applyRows(await bookOf(), 'workspace', [server.rows.get(path)!]);
  },
};

function valueIn<N extends CommandName>(answer: CommandResult<N>): CommandMap[N]['value'] {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

/** The current book. While it is locked, the last known state: changes made then show up at the next command. */
async function lookAt(): Promise<Rows> {
  const isLocked = !bookHere() && (await phone.device.get('pins'))?.[GRACE.uid];
  return isLocked ? seen : (seen = await rowsOf(await bookOf()));
}

async function rowsOf({ stores, upkeep }: Book): Promise<Rows> {
  const rows = new Map<string, Row>();
  for (const { name, collection } of stores)
    for (const one of await collection.find().exec()) {
      const row = one.toMutableJSON() as Row;
      rows.set(`${name} ${keyOfRow(name, row)}`, row);
    }
  for (const { key, mine } of await upkeep.copies.toArray()) rows.set(`copies ${key}`, mine);
  return rows;
}

function changesBetween(before: Rows, after: Rows): Map<string, Row | undefined> {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const changed = keys.filter((key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)));
  return new Map(changed.map((key) => [key, after.get(key)]));
}

/** The combined contents of the journal files of the phone, as after its battery was removed. */
function journalled(): Rows {
  const { unsent, copies } = contentsOf([...journals.files.values()].flatMap(({ onDisk }) => decodeLines(onDisk)));
  return new Map([
    ...unsent.map(({ store, key, row }): [string, Row] => [`${store} ${key}`, row]),
    ...copies.map(({ key, mine }): [string, Row] => [`copies ${key}`, mine]),
  ]);
}

async function sendAll(book: Book): Promise<void> {
  for (let round = 0; round < 50; round++) if ((await pushFrom({ book }, server)) === 'drained') return;
  throw new Error('something waits still');
}

/** The commands with a given kind of effect, each with its description. */
function titled(isWanted: (effect: Effect<CommandName>) => boolean): [CommandName, string][] {
  const said = (effect: Effect<CommandName>) => (typeof effect === 'object' && 'because' in effect ? effect.because : String(effect)); // prettier-ignore
  return NAMES.filter((name) => isWanted(EXAMPLES[name][0])).map((name) => [name, said(EXAMPLES[name][0])]);
}

const placeOf = (key: string) => key.split(' ')[0] as Place;
const waiting = (rows: Rows): Rows => new Map([...rows].filter(([, { sync_state }]) => sync_state === 'pending'));
/**
 * A row as stored on the server, without the number of announced records, which is only part of the transfer. [DOC-16]
 */
function onServer(key: string, row: Row): Record<string, unknown> {
  const { announced_seq: _told, ...fields }: Record<string, unknown> =
    server.rows.get(pathOf(placeOf(key), row))?.fields ?? {};
  return fields;
}

test.each(titled((effect) => Array.isArray(effect)))(
  '[SYN-1, SYN-2, SYN-20, SYN-21, DAT-3] %s works without a signal, is in the journal, survives a wiped book and reaches the server: %s',
  (name) => {
    const [places] = EXAMPLES[name];
    const { answer, changed, written } = turns.get(name)!;
    expect(answer).toMatchObject({ ok: true });
    expect(new Set([...changed.keys()].map(placeOf))).toEqual(new Set(places as readonly Place[]));
    expect(written).toEqual(changed);
    for (const [key, row] of changed) {
      expect(reopened.get(key)).toEqual(seen.get(key));
      if (placeOf(key) === 'copies') continue; // never sent: the user decides about them
      expect(row).toMatchObject({ sync_state: 'pending' });
      expect(sent.get(key)).toMatchObject({ sync_state: 'synced', rev: row!.rev + 1 });
      expect(onServer(key, row!)).toEqual(replicatedFields(sent.get(key)!));
    }
  },
);

test.each(titled((effect) => effect === 'device' || effect === 'answers'))(
  '[OFF-5, DAT-3] %s works without a signal and writes nothing into the book: %s',
  (name) => {
    const { answer, changed } = turns.get(name)!;
    expect(answer).toMatchObject({ ok: true });
    expect([...changed]).toEqual([]);
  },
);

test.each(titled((effect) => typeof effect === 'object' && 'refused' in effect))(
  '[OFF-5, DAT-3] %s is refused in words, and writes nothing into the book: %s',
  (name) => {
    const [effect] = EXAMPLES[name];
    const { answer, changed } = turns.get(name)!;
    expect(answer).toEqual({ ok: false, error: { type: (effect as { refused: string }).refused } });
    expect([...changed]).toEqual([]);
  },
);

test('[SYN-1, SYN-20, SYN-21] after all of it everything that waited waits again, and each record is sent exactly once', () => {
  expect(waiting(reopened)).toEqual(waiting(seen));
  expect(waiting(seen).size).toBeGreaterThan(30);
  expect([...waiting(sent).keys()].map(placeOf)).toEqual(['copies']);
  const paths = server.commits.flat().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('[DAT-3, SYN-29] whatever writes down a record says so itself; a business is only set up, and a look saves nothing', () => {
  expect((['sales.add', 'payments.add', 'processing.addRun', 'farm.addActivity', 'purchases.edit'] as const).map(savesOf))
    .toEqual(Array(5).fill('record')); // prettier-ignore
  expect((['business.create', 'account.signIn', 'imports.look'] as const).map(savesOf)).toEqual(['setup', undefined, undefined]); // prettier-ignore
});
