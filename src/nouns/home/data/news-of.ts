import type { SaleDoc } from '../../../store/book.ts';
import type { HistoryEntry } from '../../../store/histories.ts';
import type { Row } from '../../../store/row-store.ts';
import { saleBefore } from '../../../data/earlier-versions.ts';

/** The fields of a fact that the first screen shows. */
export interface Changed extends Row {
  readonly id: string;
  readonly created_by: string;
  readonly created_at: string;
  readonly occurred_at: string;
  readonly day?: string;
  readonly voided_at?: string;
  readonly voided_by?: string;
  readonly void_reason?: string;
  readonly kind?: string;
  readonly history?: readonly HistoryEntry[];
}

/** A change that a user made to a record. */
export interface News {
  readonly collection: string;
  readonly row: Changed;
  readonly did: 'made' | 'changed' | 'voided';
  readonly by: string;
  readonly at: string;
  readonly reason?: string | undefined;
  /** The version before the first of the changes, as far as it is kept: sales keep it. */
  readonly before?: Changed | undefined;
}

/**
 * Changes by others to a record since an instant, or changes that only arrived since: created, edited or voided,
 * regardless of the age and the author of the record. This person's own changes are no news to them. [RPT-1]
 */
export function newsOf(collection: string, row: Changed, { me, since }: { me: string; since: string }): News | undefined {
  const { created_by, created_at, occurred_at, rev, history = [], voided_at, voided_by, void_reason } = row;
  const hasCome = row.updated_at > Date.parse(since);
  const did = (what: News['did'], by: string, at: string, more: Partial<News> = {}): News | undefined =>
    by === me ? undefined : { collection, row, did: what, by, at, ...more };
  if (voided_at !== undefined)
    return voided_at > since || hasCome ? did('voided', voided_by ?? created_by, voided_at, { reason: void_reason }) : undefined;
  // For an edited record the time of its first arrival is unknown.
  const isNew = created_at > since || (hasCome && rev <= 1);
  if (isNew && created_by !== me) return did('made', created_by, occurred_at);
  // A change that a phone held back arrives with the newest version.
  const isNews = (one: HistoryEntry) => one.by !== me && (one.at > since || (hasCome && one.rev + 1 === rev));
  const [first, last] = [history.findIndex(isNews), history.findLast(isNews)];
  if (!last) return undefined;
  const before = collection === 'sales' ? saleBefore(row as unknown as SaleDoc, history.slice(first)) : undefined;
  return did('changed', last.by, last.at, { reason: last.reason, before: before as Changed | undefined });
} // prettier-ignore

/** Records that this person created, and which of them were voided. [RPT-2] */
export const ownNews = (collection: string, row: Changed): News => ({
  collection,
  row,
  did: row.voided_at === undefined ? 'made' : 'voided',
  by: row.created_by,
  at: row.occurred_at,
});
