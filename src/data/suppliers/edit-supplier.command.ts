import { ok } from '../../domain/result.ts';
import { checkSupplier, type SupplierDraft } from '../../domain/suppliers/check-supplier.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { VendorDoc } from '../book.ts';
import { archivePerson, changePerson, mergePeople, type PersonKind } from '../change-person.ts';
import type { Deps } from '../deps.ts';
import { PURCHASES_RIGHTS } from '../edits.ts';
import type { CommandError, CommandInput, CommandResult } from '../../contract/port.ts';
import { TYPED_FIELDS, withTyped } from './supplier-fields.ts';

const SUPPLIERS: PersonKind<VendorDoc> = {
  storeOf: ({ vendors }) => vendors,
  rights: PURCHASES_RIGHTS,
  fields: [...TYPED_FIELDS, 'archived', 'merged_into'],
};

/** Correct what is known of a supplier. [VEN-4] */
export const editSupplier = (deps: Deps, draft: SupplierDraft): Promise<CommandResult<'suppliers.edit'>> =>
  changePerson<VendorDoc, CommandError<'suppliers.edit'>>(
    SUPPLIERS,
    deps,
    draft.id,
    (before, { country, settings: { currency } }) => {
      const checked = checkSupplier(draft, {
        currency,
        country,
        today: localDay(deps.now()),
        storedPhone: before.phones?.[0],
      });
      return checked.ok ? ok(withTyped(before, checked.value)) : checked;
    },
  );

export const archiveSupplier = (
  deps: Deps,
  archiving: CommandInput<'suppliers.archive'>,
): Promise<CommandResult<'suppliers.archive'>> => archivePerson(SUPPLIERS, deps, archiving);

export const mergeSuppliers = (
  deps: Deps,
  merging: CommandInput<'suppliers.merge'>,
): Promise<CommandResult<'suppliers.merge'>> => mergePeople(SUPPLIERS, deps, merging);
