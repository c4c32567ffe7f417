import { query } from '../../../data/query.ts';
import { combineLatest, from, map, type Observable } from 'rxjs';
import { seriesOf, type NumberedFact } from '../../../domain/sync/series.ts';
import { numbersByKind, withOwnNumbers } from '../../../domain/sync/numbers-by-kind.ts';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { storesOf, type Book } from '../../../store/book.ts';
import { liveRows, whenBusinessOpen } from '../../../data/live.ts';
import { namesIn } from '../../../data/names-in.ts';
import type { PhoneSeries } from '../../../contract/sync.ts';

/**
 * The numbered records of each phone of the open business: a phone numbers all its facts in one series. [SYN-33, DOC-3]
 */
export const phoneSeries = query({
  name: 'sync.series',
  read: (deps) =>
    whenBusinessOpen<readonly PhoneSeries[]>(
      deps,
      ({ book, workspace$ }, business_id) =>
        combineLatest([
          factsOf(book, business_id),
          workspace$,
          from(deps.device.ensure('device_id', newDocumentId)),
        ]).pipe(
          map(([facts, workspace, here]) => {
            const numbered = withOwnNumbers(facts);
            return seriesOf(facts).map((series) => ({
              ...series,
              this_phone: series.device_id === here,
              numbers: numbersByKind(numbered.filter(({ device_id }) => device_id === series.device_id)),
              name: namesIn(workspace, business_id)(series.by),
            }));
          }),
        ),
      [],
    ),
});

/** A month's copy of an expense can be created by any phone: it has no place in any series. [EXP-5] */
type StoredFact = NumberedFact & { readonly id: string; readonly recurring_of?: string | undefined };

/** Every fact of the business on this phone, live. */
const factsOf = (book: Book, business_id: string): Observable<StoredFact[]> =>
  combineLatest(
    storesOf(book, 'fact').map(({ collection }) => liveRows<StoredFact>(collection, { selector: { business_id } })),
  ).pipe(map((lists) => lists.flat().filter(({ recurring_of }) => recurring_of === undefined)));
