import type { Observable } from 'rxjs';
import type { LocalFields } from '../../../schemas/document-kind.ts';
import type { Vendor } from '../../../schemas/vendor.schema.ts';
import type { Book } from '../book.ts';
import { liveRows } from '../live.ts';
import type { RowStore } from '../row-store.ts';
import type { Session } from '../session.ts';

export type VendorDoc = Vendor & LocalFields;

/** The stored suppliers of a book. */
export const vendorsOf = ({ vendors }: Book): RowStore<VendorDoc> => vendors as unknown as RowStore<VendorDoc>;

/** All suppliers of a business, live: few, and any of them may be the one that is looked for. */
export const everySupplier = ({ book }: Session, businessId: string): Observable<VendorDoc[]> =>
  liveRows<VendorDoc>(book.vendors.collection, { selector: { business_id: { $eq: businessId } } });
