import { query } from '../../../data/query.ts';
import { combineLatest, map, of } from 'rxjs';
import { findAlike } from '../../../domain/customers/look-alike.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import { whoStands } from './merged-people.ts';
import type { SupplierRow } from '../../../contract/parties.ts';
import { supplierRow } from './suppliers-list.query.ts';
import { everySupplier } from './vendor-rows.ts';

/** Another supplier who has this phone, or else this name; who is still bought from goes before who was archived. [MSG-20] */
export const supplierAlike = query({
  name: 'suppliers.alike',
  whileArriving: 'rows',
  read: (deps, { id, name, phone }) =>
    name.trim() === '' && phone.trim() === ''
      ? of(null)
      : whenBusinessOpen<SupplierRow | null>(
          deps,
          (session, business_id) =>
            combineLatest([everySupplier(session, business_id), session.open$]).pipe(
              map(([suppliers, open]) => {
                const others = suppliers
                  .filter((one) => one.id !== id)
                  .sort((a, b) => Number(a.archived === true) - Number(b.archived === true));
                const found = findAlike(
                  others,
                  { currency: open?.settings.currency ?? '', country: open?.country },
                  { name, phone },
                );
                const stands = found && whoStands(suppliers, found.id).one;
                return stands && stands.id !== id ? supplierRow(stands, 0) : null;
              }),
            ),
          null,
        ),
});
