import { combineLatest, from, map, type Observable } from 'rxjs';
import { seriesOf, type NumberedFact } from '../../domain/sync/series.ts';
import { collections, type CollectionBelow } from '../../../schemas/collections.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { Book } from '../book.ts';
import type { Deps } from '../deps.ts';
import { liveRows, whenBusinessOpen } from '../live.ts';
import type { PhoneSeries } from '../port.ts';

/** The numbered records of each phone of the open business: a phone numbers all its facts in one series. [SYN-33, DOC-3] */
export const phoneSeries = (deps: Deps): Observable<readonly PhoneSeries[]> =>
  whenBusinessOpen<readonly PhoneSeries[]>(
    deps,
    ({ book, workspace$ }, business_id) =>
      combineLatest([
        factsOf(book, business_id),
        workspace$,
        from(deps.device.ensure('device_id', newDocumentId)),
      ]).pipe(
        map(([facts, { members }, here]) =>
          seriesOf(facts).map(({ device_id, by, ...series }) => ({
            ...series,
            device_id,
            this_phone: device_id === here,
            name: members.find((m) => m.business_id === business_id && m.user_id === by)?.name,
          })),
        ),
      ),
    [],
  );

/** A month's copy of an expense is made by whichever phone: it has no place in any series. [EXP-5] */
type StoredFact = NumberedFact & { readonly recurring_of?: string | undefined };

/** Every fact of the business that is here, live. */
const factsOf = (book: Book, business_id: string): Observable<StoredFact[]> =>
  combineLatest(
    book.stores
      .filter(({ name }) => name in collections && collections[name as CollectionBelow].is === 'fact')
      .map(({ collection }) => liveRows<StoredFact>(collection, { selector: { business_id } })),
  ).pipe(map((lists) => lists.flat().filter(({ recurring_of }) => recurring_of === undefined)));
