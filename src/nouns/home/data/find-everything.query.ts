import { query } from '../../../data/query.ts';
import { combineLatest, map, Observable, of, startWith } from 'rxjs';
import type { Flock } from '../../../../schemas/flock.schema.ts';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import type { ShopItem } from '../../../../schemas/shop-item.schema.ts';
import { isPersonFound } from '../../../domain/parties/find-party.ts';
import { storeNamed, type Book } from '../../../store/book.ts';
import { CUSTOMERS, standingParties, SUPPLIERS, type PartyDoc } from '../../parties/data/party-side.ts';
import { liveThings, whenBusinessOpen } from '../../../data/live.ts';
import { newestPages } from '../../../data/newest-pages.ts';
import type { FoundThing } from '../../../contract/home.ts';
import type { Row } from '../../../store/row-store.ts';
import type { Session } from '../../../data/session.ts';
import { distance, hasWords, plainName, wantedWords } from '../../../domain/text/find-words.ts';
import { byName } from '../../../domain/text/by-name.ts';

/** Rows per read, and limit per kind: older ones are found in their own list. */
const PAGE = 500;
const MAX_READ = 20_000;

/** Records with the given words in their name or number, from the whole book: at most `limit` of each kind. [SHL-15] */
export const findEverything = query({
  name: 'find.everything',
  whileArriving: 'rows',
  read: (deps, { search, limit }) => {
    const wanted = wantedWords(search);
    if (wanted.length === 0) return of([]);
    return whenBusinessOpen<readonly FoundThing[]>(
      deps,
      (session, businessId) =>
        combineLatest([
          things(session, businessId, { search, wanted, limit }),
          numbered(session.book, businessId, { wanted, limit }).pipe(startWith([])),
        ]).pipe(map(([named, documents]) => [...named, ...documents])),
      [],
    );
  },
});

interface Wanted {
  readonly search: string;
  /** The words of the search text. */
  readonly wanted: readonly string[];
  readonly limit: number;
}

function things(session: Session, businessId: string, { search, wanted, limit }: Wanted): Observable<FoundThing[]> {
  const { book } = session;
  const has = (...words: (string | undefined)[]) => hasWords(plainName(words.join(' ')), wanted);
  const first = (found: FoundThing[]) => found.sort((a, b) => rank(a, wanted) - rank(b, wanted) || byName(a, b)).slice(0, limit); // prettier-ignore
  const person = (kind: 'customers' | 'vendors', people: readonly PartyDoc[]) =>
    first(
      people
        .filter((one) => isPersonFound(one, search))
        .map(({ id, name, phones, archived }) => ({ kind, id, name, more: phones?.[0], gone: archived === true })),
    );
  const goods = (kind: 'shop' | 'raw_materials', all: readonly Row<ShopItem | RawMaterial>[]) =>
    first(
      all
        .filter(({ name }) => has(name))
        .map(({ id, name, archived }) => ({ kind, id, name, gone: archived === true })),
    );
  return combineLatest([
    standingParties(CUSTOMERS, session, businessId),
    standingParties(SUPPLIERS, session, businessId),
    liveThings(book.shop, businessId),
    liveThings(book.raw_materials, businessId),
    liveThings<Row<Flock>>(book.farm, businessId),
  ]).pipe(
    map(([customers, suppliers, items, materials, flocks]) => [
      ...person('customers', customers),
      ...goods('shop', items),
      ...goods('raw_materials', materials),
      ...first(
        flocks
          .filter(({ name, house_name }) => has(name, house_name))
          .map(({ id, name, house_name, open }) => ({ kind: 'farm', id, name, more: house_name, gone: !open })),
      ),
      ...person('vendors', suppliers),
    ]),
  );
}

/** Things in use that begin with the words are ranked first. */
const rank = ({ name, gone }: FoundThing, wanted: readonly string[]): number =>
  Number(gone) * 3 + distance(plainName(name), wanted);

/** Fields with the number of a document, and other fields that identify it. */
const NUMBERED = [
  { kind: 'sales', numbers: ['sale_no'], more: 'customer_name' },
  { kind: 'purchases', numbers: ['purchase_no', 'supplier_invoice_no'], more: 'supplier_invoice_no' },
  { kind: 'expenses', numbers: ['voucher_no'], more: 'payee' },
  { kind: 'payments', numbers: ['reference'], more: undefined },
] as const; // prettier-ignore

type NumberedRow = Row & { id: string; day: string; newest_first: number };

/**
 * Documents by their number, emitted as they are found, one kind after the other; stops when there is no subscriber.
 */
const numbered = (book: Book, businessId: string, wish: Omit<Wanted, 'search'>): Observable<FoundThing[]> =>
  new Observable((observer) => {
    const look = async () => {
      const found: FoundThing[] = [];
      for (const kind of NUMBERED) {
        if (observer.closed) return;
        found.push(...(await numberedOf(kind, book, businessId, { ...wish, isOver: () => observer.closed })));
        observer.next([...found]);
      }
    };
    // A number contains a digit; a name alone need not read every sale.
    if (wish.wanted.some((word) => /\d/.test(word))) look().catch((fault: unknown) => observer.error(fault));
    else observer.next([]);
  });

type Numbered = (typeof NUMBERED)[number];

/** Documents of one kind, newest first. */
async function numberedOf(
  sort: Numbered,
  book: Book,
  businessId: string,
  { wanted, limit, isOver }: Omit<Wanted, 'search'> & { isOver: () => boolean },
): Promise<FoundThing[]> {
  const store = storeNamed(book, sort.kind);
  const newest = (...between: [number, number, number]) =>
    store.newest(businessId, ...between) as unknown as Promise<NumberedRow[]>;
  const found: FoundThing[] = [];
  let read = 0;
  for await (const page of newestPages({ newest, range: null, size: PAGE })) {
    found.push(...page.flatMap((row) => foundDocument(sort, row, wanted) ?? []));
    read += page.length;
    if (isOver() || found.length >= limit || read >= MAX_READ) break;
  }
  return found.slice(0, limit);
}

function foundDocument(
  { kind, numbers, more }: Numbered,
  row: NumberedRow,
  wanted: readonly string[],
): FoundThing | undefined {
  const texts = numbers.map((name) => row[name]).filter((one) => typeof one === 'string');
  const number = texts.find((one) => hasWords(plainName(one), wanted));
  if (number === undefined) return undefined;
  return {
    kind,
    id: row.id,
    // A purchase without a number of its own is identified by its supplier's.
    name: texts[0] ?? number,
    more: more && (row[more] as string | undefined),
    day: row.day,
    gone: row['voided_at'] !== undefined,
    ...(kind === 'payments' && {
      target: {
        kind: String(row['target_kind']),
        id: row['target_id'] as string | undefined,
        party_id: row['party_id'] as string | undefined,
      },
    }),
  };
}
