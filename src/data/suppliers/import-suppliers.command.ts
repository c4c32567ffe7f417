import type { ImportRow } from '../../domain/customers/import-rows.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';
import { planSuppliers, type PlannedSupplier } from '../../domain/suppliers/plan-import.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandResult } from '../port.ts';
import { saveAsPending } from '../save.ts';
import { mayDo, type OpenBusiness, type Session } from '../session.ts';
import { newSupplier } from './supplier-fields.ts';
import { storedSuppliers } from './vendor-rows.ts';

interface Rows {
  readonly rows: readonly ImportRow[];
}

/** What an import would do with each row; nothing is stored. [VEN-3, MSG-21] */
export async function previewSuppliers(deps: Deps, { rows }: Rows): Promise<CommandResult<'suppliers.previewImport'>> {
  const may = await mayImport(deps);
  return may.ok ? ok(await planned(deps, may.value, rows)) : may;
}

/** Add every supplier of a file who is not here yet, in one write; the rest of its rows is left out. [VEN-3] */
export async function importSuppliers(deps: Deps, { rows }: Rows): Promise<CommandResult<'suppliers.import'>> {
  const may = await mayImport(deps);
  if (!may.ok) return may;
  const { session, open } = may.value;
  const { book } = session;
  const device_id = await deps.device.ensure('device_id', deps.newId);
  return book.exclusive(async () => {
    // Decided once more on what is stored now: somebody may have been added since the preview, or the same file imported.
    const plan = await planned(deps, may.value, rows);
    const maker = { business_id: open.business.id, uid: book.uid, device_id, at: deps.now().toISOString() };
    const fresh = plan.filter((row) => row.is === 'new').map(({ draft }) => ({ ...draft, id: deps.newId() }));
    await saveAsPending(book, book.vendors, fresh.map((draft) => ({ after: newSupplier(draft, maker) }))); // prettier-ignore
    const count = (is: PlannedSupplier['is']) => plan.filter((row) => row.is === is).length;
    return ok({ added: fresh.length, known: count('known'), bad: count('bad') });
  });
}

interface Importer {
  readonly session: Session;
  readonly open: OpenBusiness;
}

async function mayImport({ session$ }: Deps): Promise<Result<Importer, { type: 'SignedOut' | 'NotAllowed' }>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  return mayDo(open, 'add_purchases') ? ok({ session, open }) : refuse({ type: 'NotAllowed' });
}

async function planned(
  deps: Deps,
  { session, open }: Importer,
  rows: readonly ImportRow[],
): Promise<PlannedSupplier[]> {
  const known = await storedSuppliers(session.book, open.business.id);
  return planSuppliers(rows, { known, currency: open.settings.currency, today: localDay(deps.now()) });
}
