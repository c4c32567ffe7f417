import type { CustomerDraft } from '../../domain/customers/check-customer.ts';
import type { ImportRow } from '../../domain/customers/import-rows.ts';
import { planImport, type PlannedCustomer } from '../../domain/customers/plan-import.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandResult } from '../port.ts';
import { saveAsPending } from '../save.ts';
import { mayDo, type OpenBusiness, type Session } from '../session.ts';
import { storedCustomers } from './customer-rows.ts';
import { newCustomer } from './new-customer.ts';

interface Rows {
  readonly rows: readonly ImportRow[];
}

/** What an import would do with each row; nothing is stored. [CUS-7, MSG-21] */
export async function previewImport(deps: Deps, { rows }: Rows): Promise<CommandResult<'customers.previewImport'>> {
  const may = await mayImport(deps);
  return may.ok ? ok(await planned(deps, may.value, rows)) : may;
}

/** Add everybody of a file who is not here yet, in one write; the rest of its rows is left out. [CUS-6, CUS-7] */
export async function importCustomers(deps: Deps, { rows }: Rows): Promise<CommandResult<'customers.import'>> {
  const may = await mayImport(deps);
  if (!may.ok) return may;
  const { session, open } = may.value;
  const { book } = session;
  const device_id = await deps.device.ensure('device_id', deps.newId);
  return book.exclusive(async () => {
    // Decided once more on what is stored now: somebody may have been added since the preview, or the same file imported.
    const plan = await planned(deps, may.value, rows);
    const maker = { business_id: open.business.id, uid: book.uid, device_id, at: deps.now().toISOString() };
    const drafts = plan
      .filter((row) => row.is === 'new')
      .map((row): CustomerDraft => ({ ...row.draft, id: deps.newId() }));
    await saveAsPending(
      book,
      book.customers,
      drafts.map((draft) => ({ after: newCustomer(draft, maker) })),
    );
    const count = (is: PlannedCustomer['is']) => plan.filter((row) => row.is === is).length;
    return ok({ added: drafts.length, known: count('known'), bad: count('bad') });
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
  return mayDo(open, 'add_sales') ? ok({ session, open }) : refuse({ type: 'NotAllowed' });
}

async function planned(
  deps: Deps,
  { session, open }: Importer,
  rows: readonly ImportRow[],
): Promise<PlannedCustomer[]> {
  const known = await storedCustomers(session.book, open.business.id);
  return planImport(rows, { known, currency: open.settings.currency, today: localDay(deps.now()) });
}
