import { collections, type CollectionBelow } from '../../../schemas/collections.ts';
import { flatTables } from '../../domain/exports/flat-tables.ts';
import { ok, refuse } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandResult } from '../port.ts';
import type { Row } from '../row-store.ts';
import { replicatedFields } from '../save.ts';

const FORMAT = 'flockbook-business';

/** Everything of the open business that is on this phone: as one JSON text, and as tables. Changes nothing. [IMP-2] */
export async function exportBusiness(deps: Deps): Promise<CommandResult<'business.export'>> {
  const session = deps.session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (open.member.role !== 'owner') return refuse({ type: 'NotAllowed' });
  const exported_at = deps.now().toISOString();
  const { id, name } = open.business;
  const documents: Partial<Record<CollectionBelow, Record<string, unknown>[]>> = {};
  for (const store of session.book.stores) {
    if (!(store.name in collections)) continue;
    const found = await store.collection.find({ selector: { business_id: { $eq: id } } }).exec();
    const rows = found.map((one: { toMutableJSON(): Row }) => replicatedFields(one.toMutableJSON()));
    documents[store.name as CollectionBelow] = rows;
  }
  const currency = open.settings.currency;
  const json = JSON.stringify({ format: FORMAT, version: 1, exported_at, business: { id, name, currency }, documents }, null, 1); // prettier-ignore
  const tables = Object.entries(documents).flatMap(([kind, rows]) => (rows.length > 0 ? flatTables(kind, rows) : []));
  return ok({ filename: `flockbook-${exported_at.slice(0, 10)}`, json, tables });
}
