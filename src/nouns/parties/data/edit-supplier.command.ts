import { command } from '../../../data/command.ts';
import { ok } from '../../../domain/result.ts';
import { checkSupplier } from '../../../domain/suppliers/check-supplier.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { VendorDoc } from '../../../store/book.ts';
import { archivePerson, changePerson, mergePeople, type PersonKind } from './change-person.ts';
import type { CommandError } from '../../../contract/port.ts';
import { TYPED_FIELDS, withTyped } from './supplier-fields.ts';

const SUPPLIERS: PersonKind<VendorDoc> = {
  storeOf: ({ vendors }) => vendors,
  fields: [...TYPED_FIELDS, 'archived', 'merged_into'],
};

/** Correct what is known of a supplier. [VEN-4] */
export const editSupplier = command({
  name: 'suppliers.edit',
  saves: 'record',
  needs: 'member',
  run: (work, draft) =>
    changePerson<VendorDoc, CommandError<'suppliers.edit'>>(SUPPLIERS, work, draft.id, (before) => {
      const { country, settings: { currency } } = work.open; // prettier-ignore
      const checked = checkSupplier(draft, {
        currency,
        country,
        today: localDay(work.deps.now()),
        storedPhone: before.phones?.[0],
      });
      return checked.ok ? ok(withTyped(before, checked.value)) : checked;
    }),
});

export const archiveSupplier = command({
  name: 'suppliers.archive',
  needs: 'member',
  run: (work, archiving) => archivePerson(SUPPLIERS, work, archiving),
});

export const mergeSuppliers = command({
  name: 'suppliers.merge',
  needs: 'member',
  run: (work, merging) => mergePeople(SUPPLIERS, work, merging),
});
