import type { RxChangeEvent } from 'rxdb/plugins/core';
import { Observable, ReplaySubject, share, timer } from 'rxjs';
import { paidFirst } from '../../../domain/sales/first-payments.ts';
import { saleTotals } from '../../../domain/sales/sale-totals.ts';
import type { SaleDoc } from '../../../store/book.ts';
import { newestPages } from '../../../data/newest-pages.ts';
import type { SaleRow } from '../../../contract/sales.ts';
import type { RowStore } from '../../../store/row-store.ts';
import { noSale } from './sale-row.ts';
import { plainName } from '../../../domain/text/find-words.ts';

/** The fields for a search and its sums; the rest of a sale is read only for the rows shown. */
export interface SearchableSale {
  readonly id: string;
  readonly newest_first: number;
  readonly day: string;
  /** Customer and number, normalised by `plainName`. */
  readonly words: string;
  /** Units: minor units. */
  readonly total: number;
  readonly first: number;
  readonly due_date: string | undefined;
  readonly no_sale: SaleRow['no_sale'];
  readonly sync: SaleRow['sync'];
}

/** All sales of the open business, for a search. */
export interface SearchableSales {
  /** Newest first. */
  all(): readonly SearchableSale[];
}

/** Searchable words of a sale. [SAL-23] */
export const wordsOf = ({ customer_name, sale_no }: SaleDoc): string => plainName(`${customer_name ?? ''} ${sale_no}`);

const searchable = (sale: SaleDoc): SearchableSale => ({
  id: sale.id,
  newest_first: sale.newest_first,
  day: sale.day,
  words: wordsOf(sale),
  total: saleTotals(sale, '').total,
  first: paidFirst(sale),
  due_date: sale.due_date,
  no_sale: noSale(sale),
  sync: sale.sync_state,
});

/** Rows per read; other requests may run in between. */
const PAGE = 1_000;
/** Time in memory after the last search: each letter queries again. Units: ms. */
const KEPT_MS = 60_000;

const open = new WeakMap<RowStore<SaleDoc>, Map<string, Observable<SearchableSales>>>();

/**
 * The sales of a business for searching: read once, then followed, as reading ten thousand takes most of a second and a
 * name is typed letter by letter. Emits once, when all are read; later changes are in it before the list is read again.
 */
export function searchableSales(sales: RowStore<SaleDoc>, businessId: string): Observable<SearchableSales> {
  const known = open.get(sales) ?? new Map<string, Observable<SearchableSales>>();
  open.set(sales, known);
  const kept =
    known.get(businessId) ??
    followed(sales, businessId).pipe(
      share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(KEPT_MS) }),
    );
  known.set(businessId, kept);
  return kept;
}

const followed = (sales: RowStore<SaleDoc>, businessId: string): Observable<SearchableSales> =>
  new Observable((observer) => {
    /** A change heard while the others are still being read is newer than the rows read; undefined: removed. */
    const heard = new Map<string, SearchableSale | undefined>();
    let sorted: SearchableSale[] = [];
    const events = sales.collection.$.subscribe((event: RxChangeEvent<SaleDoc>) => {
      const { documentId, documentData, operation } = event;
      const isHere = operation !== 'DELETE' && documentData.business_id === businessId;
      heard.set(documentId, isHere ? searchable(documentData) : undefined);
    });
    const all = () => {
      if (heard.size > 0) {
        const fresh = [...heard.values()].filter((sale) => sale !== undefined);
        sorted = [...sorted.filter(({ id }) => !heard.has(id)), ...fresh].sort(byNewest);
        heard.clear();
      }
      return sorted;
    };
    const read = async () => {
      const newest = (...between: [from: number, until: number, limit: number]) => sales.newest(businessId, ...between);
      const pages = newestPages({ newest, range: null, size: PAGE, isOver: () => observer.closed });
      const found: SearchableSale[] = [];
      for await (const page of pages) for (const sale of page) found.push(searchable(sale));
      sorted = found;
      observer.next({ all });
    };
    read().catch((fault: unknown) => observer.error(fault));
    return () => events.unsubscribe();
  });

const byNewest = (a: SearchableSale, b: SearchableSale): number =>
  a.newest_first - b.newest_first || (a.id < b.id ? -1 : 1);
