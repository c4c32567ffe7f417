import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import { inOrderOfArrival } from '../domain/sample-farm/arrivals.ts';
import { foundationOf } from '../domain/sample-farm/foundation.ts';
import { generateFarm } from '../domain/sample-farm/generate-farm.ts';
import { openBook, type Book, type Exclusive } from '../store/book.ts';
import type { StoredSession } from '../store/device-store.ts';
import { addUpFirst } from '../books/keep/add-up-first.ts';
import { localDay } from '../domain/time/local-day.ts';
import { phonesZone } from '../domain/time/zone.ts';
import { of } from 'rxjs';
import type { Sync } from '../nouns/sync/data/sync.ts';
import { applyRows } from '../replication/pull/apply-rows.ts';
import type { ServerRow } from '../replication/remote.ts';

/*
 * A sample farm without an account: a book on this phone like any other, filled by the generator and never sent.
 * [RTE-3] Loaded by no other feature.
 */

/** Long enough for a flock's curve and two months to compare, short enough to be generated in a moment. */
const DAYS = 45;
const DAY_MS = 86_400_000;
const SEED = 42;
/** Longest wait for a first look. Units: ms. */
const PATIENCE_MS = 4_000;
/** Id of no real business: settings that this browser remembers for a business must not show up in a real one. */
const BUSINESS = 'SampleFarm12';

/** The user of the sample farm: its owner. */
export const sampleOwner = (uid: string): StoredSession => ({
  uid,
  email: 'grace@example.com',
  first_name: 'Grace',
  business_id: BUSINESS,
});

/** A sample has no server. */
export const NO_SYNC: Sync = {
  link$: of({ connection: 'starting', sending: 0, session: 'ok' }),
  sendNow: () => undefined,
  hint: () => undefined,
};

/** Open the book of a sample farm whose last day is today. Errors: the storage's own, when the phone cannot keep it. */
export async function openSampleBook(uid: string, exclusive: Exclusive, now: Date): Promise<Book> {
  const owner = sampleOwner(uid);
  const people = {
    owner: { ...owner, referral_id: 'SampleGr1' },
    seller: { uid: `${uid}-brian`, email: 'brian@example.com', first_name: 'Brian', referral_id: 'SampleBr1' },
    attendant: { uid: `${uid}-okello`, email: 'okello@example.com', first_name: 'Okello', referral_id: 'SampleOk1' },
  };
  const created_at = new Date(now.getTime() - DAYS * DAY_MS).toISOString();
  const accepted = (path: string, fields: ServerRow['fields'], at = created_at): ServerRow => ({
    path,
    fields,
    updated_at: Date.parse(at),
  });
  const book = await openBook(uid, exclusive);
  try {
    const begun = foundationOf({ businessId: BUSINESS, people, created_at, time_zone: phonesZone() });
    // Among user documents, a person receives only their own.
    const known = begun.filter(({ path }) => !path.startsWith('users/') || path === `users/${uid}`);
    const farm = generateFarm({
      seed: SEED,
      days: DAYS,
      end: now,
      offsetMinutes: -now.getTimezoneOffset(),
      businessId: BUSINESS,
      people: { owner: people.owner.uid, seller: people.seller.uid, attendant: people.attendant.uid },
    });
    await applyRows(book, 'workspace', known.map(({ path, fields }) => accepted(path, fields)));
    const arrived = inOrderOfArrival(farm);
    for (const name of Object.keys(collections) as CollectionBelow[])
      await applyRows(
        book,
        name,
        arrived
          .filter(({ collection }) => collection === name)
          .map(({ document, arrives_at }) => accepted(`businesses/${BUSINESS}/${name}/${document.id}`, { ...document }, arrives_at)),
      );
    await addUpFirst({ book, businessId: BUSINESS, today: () => localDay(now), alone: (work) => work() }, PATIENCE_MS);
    return book;
  } catch (fault) {
    await book.remove();
    throw fault;
  }
} // prettier-ignore
