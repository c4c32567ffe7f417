import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import { checkDocument, type AnyKind } from '../../schemas/document-kind.ts';
import { openBook, type Book } from '../../src/store/book.ts';
import type { Row, RowStore } from '../../src/store/row-store.ts';
import { replicatedFields, saveAsPending } from '../../src/store/save.ts';
import { systemClock } from '../../src/replication/clock.ts';
import { commitSize } from '../../src/replication/push/commit-size.ts';
import { derivedFields } from '../../src/replication/paths.ts';
import { followCollection, type Following } from '../../src/replication/pull/pull.ts';
import { pushOnce } from '../../src/replication/push/push.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { arbitraryDocument, type PlainDocument } from '../support/arbitrary-document.ts';
import { MemoryServer } from '../support/memory-server.ts';
import { BUSINESS, inTurn, memberPath, membership } from '../support/test-book.ts';

/*
 * All collections of a business replicate in the same way: a collection is covered as soon as it is in the table of
 * collections.
 */

const SEED = 20_261_126;
const NAMES = Object.keys(collections) as CollectionBelow[];
/** Fields that identify a record and its origin: never changed. */
const IDENTITY = new Set(['id', 'business_id', 'rev', 'occurred_at', 'day', 'created_at', 'created_by', 'device_id', 'device_seq', 'announced_seq', 'history']); // prettier-ignore

const opened: Phone[] = [];
afterEach(async () => {
  for (const phone of opened.splice(0)) await phone.throwAway();
});

/** A phone with one collection, on in-memory IndexedDB; it sends and follows on demand. */
class Phone {
  private following: Following | undefined;
  readonly faults: unknown[] = [];
  private constructor(
    readonly book: Book,
    private readonly name: CollectionBelow,
    private readonly server: MemoryServer,
  ) {}

  static async start(name: CollectionBelow, server: MemoryServer): Promise<Phone> {
    const uid = `user${newDocumentId()}`;
    const phone = new Phone(await openBook(uid, inTurn(), undefined, [name, 'workspace']), name, server);
    opened.push(phone);
    server.put(`users/${uid}`, { rev: 1 });
    server.put(memberPath(uid), membership(uid, { role: 'owner' }));
    return phone;
  }

  private get store(): RowStore {
    return this.book.stores.find(({ name }) => name === this.name)!;
  }
  async row(id: string): Promise<Row | undefined> {
    return (await this.store.find([id])).get(id);
  }

  /** Save a record as a command does: complete, and pending. */
  save(fields: PlainDocument, before?: Row): Promise<void> {
    const path = `businesses/${BUSINESS}/${this.name}/${String(fields['id'])}`;
    const derived = derivedFields(this.name, { path, fields: { rev: 0, ...fields }, updated_at: 0 });
    const after = { ...before, ...fields, ...derived } as unknown as Row;
    return this.book.exclusive(() => saveAsPending(this.book, this.store, [{ ...(before && { before }), after }]));
  }

  /** Push until nothing is pending. */
  async send(): Promise<void> {
    const none = () => undefined;
    const replica = {
      book: this.book, remote: this.server.remote(), inFlight: new Map<string, object>(), clock: systemClock, onSending: none, onSent: none,
      onRights: none, doubted: new Set<string>(), merges: new Map<string, number>(), commitSize: commitSize(), knownTime: () => undefined,
    }; // prettier-ignore
    for (let round = 0; round < 20; round++) if ((await pushOnce(replica)) === 'drained') return;
    throw new Error('something waits still');
  }

  /** Receive the current state of the server and all later changes. */
  hear(): void {
    const none = () => undefined;
    const onFault = (_where: string, fault: unknown) => void this.faults.push(fault);
    const heard = { onHeard: none, onLost: none, onFault };
    this.following ??= followCollection(
      { book: this.book, remote: this.server.remote(), inFlight: new Map(), clock: systemClock, ...heard },
      this.name,
      { path: `businesses/${BUSINESS}/${this.name}` },
    );
    this.server.deliver();
  }

  async throwAway(): Promise<void> {
    this.following?.stop();
    await this.book.remove();
  }
}

async function expectToSee(phone: Phone, id: string, fields: PlainDocument): Promise<void> {
  await vi.waitFor(async () => {
    phone.hear();
    const row = await phone.row(id);
    expect(row && replicatedFields(row)).toEqual(fields);
    expect(row).toMatchObject({ sync_state: 'synced' });
  });
  expect(phone.faults).toEqual([]);
  expect(await phone.book.upkeep.unreadable.count()).toBe(0);
}

interface TwoChanges {
  readonly document: PlainDocument;
  readonly here: PlainDocument;
  readonly there: PlainDocument;
}

/**
 * A random record, and one field for each of two phones to change; the record is valid with either change and with
 * both.
 */
function twoChanges(kind: AnyKind): TwoChanges {
  const samples = fc.sample(arbitraryDocument(kind), { seed: SEED, numRuns: 40 }).map((one) => ({ ...one, rev: 0 }));
  const isValid = (fields: PlainDocument) => checkDocument(kind, { ...fields, rev: 1 }).ok;
  for (const sample of samples) {
    const document = { ...sample, id: newDocumentId(), business_id: BUSINESS };
    const changes: PlainDocument[] = [];
    for (const other of samples)
      for (const [field, value] of Object.entries(other)) {
        if (IDENTITY.has(field) || changes.some((one) => field in one)) continue;
        const isOther = JSON.stringify(value) !== JSON.stringify((document as PlainDocument)[field]);
        if (isOther && isValid({ ...document, ...Object.assign({}, ...changes), [field]: value })) changes.push({ [field]: value }); // prettier-ignore
        const [here, there] = changes;
        if (here && there && isValid({ ...document, ...there })) return { document, here, there };
      }
  }
  throw new Error(`${kind.name}: no two fields can be changed`);
}

test.each(NAMES)('[SYN-1, SYN-3, SYN-7, SYN-9] %s: saved on one phone, seen on another, and merged when both changed it', async (name) => {
  const server = new MemoryServer();
  const [stall, office] = [await Phone.start(name, server), await Phone.start(name, server)];
  const { document, here, there } = twoChanges(collections[name].kind);
  const id = String((document as { id?: unknown }).id);
  const path = `businesses/${BUSINESS}/${name}/${id}`;

  server.offline = true;
  await stall.save(document);
  expect(await stall.row(id)).toMatchObject({ sync_state: 'pending' });
  expect(server.rows.has(path)).toBe(false);
  server.offline = false;
  await stall.send();
  await expectToSee(office, id, { ...document, rev: 1 });

  await stall.save({ ...replicated(await stall.row(id)), ...here }, await stall.row(id));
  await office.save({ ...replicated(await office.row(id)), ...there }, await office.row(id));
  await stall.send();
  await office.send();
  const both = { ...document, ...here, ...there, rev: 3 };
  expect(server.rows.get(path)!.fields).toEqual(both);
  await expectToSee(stall, id, both);
  await expectToSee(office, id, both);
}); // prettier-ignore

const replicated = (row: Row | undefined): PlainDocument => ({ ...replicatedFields(row!) });
