import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { generateFarm } from '../../src/domain/sample-farm/generate-farm.ts';
import { openLedgerDatabase } from '../../src/books/keep/dexie-ledger.ts';
import { keepWork } from '../../src/books/keep/work-list.ts';
import { Ledger } from '../../src/books/keep/ledger.ts';
import type { ToBook } from '../../src/books/keep/ledger-store.ts';
import type { ReportDesk } from '../../src/nouns/reports/data/report-desk.ts';
import type { Row } from '../../src/store/row-store.ts';
import type { Entry } from './books.ts';
import type { Booked } from '../../src/domain/ledger/postings-of.ts';

const END = new Date('2026-11-20T15:00:00.000Z');
/** The documents of the demo farm. */
export const demoDocuments = (days: number, end = END) => generateFarm({ seed: 42, days, end }) as unknown as Documents;

/** The demo farm booked by the real engine, with everything that reports need. */
export const demoDesk = (days: number, end = END) => deskOf(demoDocuments(days, end), end.toISOString().slice(0, 10));

/** The same for a few documents. */
export function bookedDesk(entries: readonly Entry[], today = '2026-11-20') {
  const documents: Documents = {};
  for (const [kind, document] of entries) (documents[kind] ??= []).push(document);
  return deskOf(documents, today);
}

export type Documents = Partial<Record<CollectionBelow, Booked[]>>;

/** A report desk of documents booked in their final state, or of their whole history, step by step. */
export async function deskOf(documents: Documents, today: string, steps?: readonly ToBook[]) {
  const db = openLedgerDatabase(`reports${newDocumentId()}`, 'NakatoPoult1');
  await db.db.open();
  const ledger = new Ledger(db);
  const all =
    steps ??
    (Object.keys(documents) as CollectionBelow[]).flatMap((kind) =>
      documents[kind]!.map((document) => ({ kind, document, counts: true })),
    );
  // For some farms in small steps: later documents change booked ones.
  const atOnce = steps && steps.length % 2 === 0 ? 10 : 200;
  for (let from = 0; from < all.length; from += atOnce) await ledger.book(all.slice(from, from + atOnce));
  await keepWork(db, all);
  await ledger.settle(today);
  const rowsOf = (kind: CollectionBelow) => (documents[kind] ?? []) as unknown as (Row & { id: string; day: string })[];
  const desk: ReportDesk = {
    db,
    from: '2020-01-01',
    to: today,
    today,
    only: null,
    find: (kind, ids) =>
      Promise.resolve(
        new Map(
          rowsOf(kind)
            .filter(({ id }) => ids.includes(id))
            .map((row) => [row.id, row]),
        ),
      ),
    things: (kind) => Promise.resolve(rowsOf(kind)),
    factsOn: (kind, from, to) =>
      Promise.resolve(
        collections[kind].is === 'fact' ? rowsOf(kind).filter(({ day }) => day >= from && day <= to) : [],
      ),
    nameOf: (uid) => ({ 'uid-of-grace': 'Grace', 'uid-of-brian': 'Brian', 'uid-of-okello': 'Okello' })[uid],
    step: () => Promise.resolve(),
  };
  return { desk, db, documents };
}
