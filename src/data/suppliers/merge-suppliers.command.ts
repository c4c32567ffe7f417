import { ok, refuse } from '../../domain/result.ts';
import { whoIs } from '../../domain/suppliers/merged.ts';
import type { Deps } from '../deps.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import { changeSupplier } from './edit-supplier.command.ts';
import { mergesAmong, storedSuppliers } from './vendor-rows.ts';

/**
 * Two suppliers are one: everything of `id` stands under `into` from now on, as documents of both stay as they were written; without
 * `into` they are two again. [VEN-4]
 */
export async function mergeSuppliers(
  deps: Deps,
  { id, into }: CommandInput<'suppliers.merge'>,
): Promise<CommandResult<'suppliers.merge'>> {
  const merged = await changeSupplier<{ type: 'SameSupplier' } | { type: 'NotHere' }>(
    deps,
    id,
    async ({ merged_into: _before, ...rest }) => {
      if (into === undefined) return ok(rest);
      const suppliers = await storedSuppliers(deps.session$.value!.book, rest.business_id);
      const stands = whoIs(mergesAmong(suppliers.filter((one) => one.id !== id)), into);
      if (stands === id) return refuse({ type: 'SameSupplier' });
      if (!suppliers.some((one) => one.id === stands)) return refuse({ type: 'NotHere' });
      return ok({ ...rest, merged_into: stands });
    },
  );
  return merged.ok ? ok({ id }) : merged;
}
