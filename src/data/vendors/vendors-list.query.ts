import { map, type Observable } from 'rxjs';
import type { Vendor } from '../../../schemas/vendor.schema.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import type { Deps } from '../deps.ts';
import { liveRows, whenBusinessOpen } from '../live.ts';
import type { QueryInput, VendorRow } from '../port.ts';

/** Suppliers to choose from, by name. [VEN-1] */
export const vendorsList = (deps: Deps, { search, limit }: QueryInput<'vendors.list'>): Observable<readonly VendorRow[]> =>
  whenBusinessOpen<readonly VendorRow[]>(
    deps,
    ({ book }, businessId) =>
      liveRows<Vendor>(book.vendors.collection, { selector: { business_id: { $eq: businessId } } }).pipe(
        map((vendors) =>
          vendors
            .filter((vendor) => !vendor.archived && isFound(vendor, search))
            .sort((a, b) => a.name.localeCompare(b.name))
            .slice(0, limit)
            .map(({ id, name, phones, terms_days }) => ({ id, name, phone: phones?.[0], terms_days })),
        ),
      ),
    [],
  ); // prettier-ignore

/** Any part of the name, or some digits of a phone. */
function isFound({ name, phones = [] }: Vendor, search: string): boolean {
  const wanted = plainWords(search);
  const digits = wanted.replace(/[\s()+-]/g, '').replace(/^0/, '');
  const isPhone = /^\d{3,}$/.test(digits) && phones.some((phone) => phone.replace(/\D/g, '').includes(digits));
  return isPhone || plainWords(name).includes(wanted);
}
