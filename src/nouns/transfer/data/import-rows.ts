import type { BusinessWork } from '../../../data/command.ts';
import { habitsOf } from '../../../domain/business/habits.ts';
import type { ImportDraft, ImportInput } from '../../../domain/imports/import-draft.ts';
import { MAX_IMPORT_ROWS, type PlannedRow } from '../../../domain/imports/import-row.ts';
import { ok, refuse, type Result } from '../../../domain/result.ts';
import { mayAdd } from '../../../data/rights.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { goesOn } from './stopping.ts';
import { importItems } from './import-items.ts';
import { importMoney } from './import-money.ts';
import { importPeople } from './import-people.ts';
import type { Importer, Importing } from './importer.ts';

/* Import from another book: first a preview, then adding. Loaded with its first use. [IMP-1] */

/** Effect of an import on each row; nothing is stored. [IMP-1, CUS-7, VEN-3, MSG-21] */
export async function lookAtRows(work: BusinessWork, input: ImportInput): Promise<CommandResult<'imports.look'>> {
  const importing = begin(work, input);
  return importing.ok ? ok(await importing.value.look()) : importing;
}

/**
 * Add new rows, and change known ones when that is requested; other rows are left out. The same rows again add nothing.
 * [IMP-1, CUS-6, CUS-7, VEN-3]
 */
export async function addRows(work: BusinessWork, input: ImportInput): Promise<CommandResult<'imports.add'>> {
  const importing = begin(work, input);
  if (!importing.ok) return importing;
  const plan = await importing.value.add();
  if (!plan) return refuse({ type: 'Stopped' });
  work.session.sync.sendNow();
  const count = (is: PlannedRow<ImportDraft>['is']) => plan.filter((row) => row.is === is).length;
  return ok({
    added: count('new'),
    changed: count('changed'),
    known: count('known') + count('joined'),
    bad: count('bad'),
  });
}

function begin(
  work: BusinessWork,
  { id, kind, rows: all, onKnown = 'keep', reason = '-', style = { language: 'en' }, days }: ImportInput,
): Result<Importing<ImportDraft>, { type: 'NotAllowed' }> {
  const { open } = work;
  if (!mayAdd(open, COLLECTIONS[kind], { target_kind: 'account', party_kind: 'none' }))
    return refuse({ type: 'NotAllowed' });
  const rows = all.slice(0, MAX_IMPORT_ROWS);
  const { date_form } = habitsOf(open.settings);
  const importer: Importer = {
    ...work,
    goesOn: () => goesOn(id),
    onKnown,
    reason,
    style,
    date_form: days ?? date_form,
  };
  if (kind === 'items') return ok(importItems(importer, rows));
  return ok(kind === 'money' ? importMoney(importer, rows) : importPeople(kind, importer, rows));
}

/** The collection of each kind of rows. Opening balances of money are for the owner only. */
const COLLECTIONS = { customers: 'customers', suppliers: 'vendors', items: 'shop', money: 'payments' } as const;
