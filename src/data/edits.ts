import { deepEqual } from 'rxdb/plugins/core';
import { MAX_WAS } from '../../schemas/bounds.ts';
import type { LocalFields } from '../../schemas/document-kind.ts';
import type { RoleName } from '../../schemas/workspace.schema.ts';
import { newestHistory, type HistoryEntry } from './histories.ts';
import { mayDo, type OpenBusiness } from './session.ts';

type Editable = LocalFields & {
  readonly business_id: string;
  readonly created_by: string;
  readonly rev: number;
  readonly history?: HistoryEntry[] | undefined;
};

/** Rights that are asked for sales and for who buys. [RUL-7, RTE-21] */
export const SALES_RIGHTS = { add: 'add_sales', edit: 'edit_sales' } as const;

/** Rights that are asked for what is bought, and for suppliers. [RTE-42, RTE-51] */
export const PURCHASES_RIGHTS = { add: 'add_purchases', edit: 'edit_purchases' } as const;

/** Rights that are asked for what is spent. [PPL-2, RTE-38] */
export const EXPENSES_RIGHTS = { add: 'add_expenses', edit: 'edit_expenses' } as const;

/** Rights that are asked for materials of the farm, and for buying them. [RTE-33, PUR-7] */
export const MATERIALS_RIGHTS = { add: 'add_raw_materials', edit: 'edit_raw_materials' } as const;

/** Rights that are asked for a purchase of goods of one kind. [RUL-15] */
export const rightsOfGoods = (goods: string): typeof PURCHASES_RIGHTS | typeof MATERIALS_RIGHTS =>
  goods === 'raw_material' ? MATERIALS_RIGHTS : PURCHASES_RIGHTS;

/** Whether this person may change a record: with the right to, or their own that the server never had. [RTE-21, SYN-25] */
export const mayEdit = (
  open: OpenBusiness,
  { business_id, created_by, rev }: Pick<Editable, 'business_id' | 'created_by' | 'rev'>,
  rights: { add: RoleName; edit: RoleName },
): boolean =>
  business_id === open.business.id &&
  (mayDo(open, rights.edit) || (rev === 0 && created_by === open.member.user_id && mayDo(open, rights.add)));

/** Whether the record was given to the owner, who decides about it: changing it here would change nothing there. [PPL-11] */
export const isWithOwner = ({ sync_error }: Pick<LocalFields, 'sync_error'>): boolean =>
  sync_error?.code === 'late' || sync_error?.code === 'late-refused';

/** Names of the fields in which two versions of a record differ. */
export const changedFields = <R>(
  before: Partial<R>,
  after: Partial<R>,
  names: readonly (keyof R & string)[],
): string[] => names.filter((name) => !deepEqual(before[name], after[name]));

/** A record without what its form says. */
export const withoutContent = <Doc extends object, Name extends keyof Doc & string>(
  document: Doc,
  names: readonly Name[],
): Omit<Doc, Name> => {
  const typed = new Set<string>(names);
  return Object.fromEntries(Object.entries(document).filter(([name]) => !typed.has(name))) as Omit<Doc, Name>;
};

interface Paid {
  readonly occurred_at: string;
  readonly day: string;
  readonly initial_payment?: object | undefined;
}

/**
 * What a form made of a record, as it is stored: the payment that the server accepted stays, whatever the total is now, and so does the
 * day while the moment is the same, as a phone in another time zone must not move it by saving. [SAL-39]
 */
export function withAccepted<Content extends Paid>(before: Content & { readonly rev: number }, made: Content): Content {
  const { initial_payment, ...content } = made;
  const payment = before.rev > 0 ? before.initial_payment : initial_payment;
  return {
    ...content,
    day: made.occurred_at === before.occurred_at ? before.day : made.day,
    ...(payment && { initial_payment: payment }),
  } as Content;
}

interface Change {
  readonly at: string;
  readonly by: string;
  readonly reason?: string | undefined;
  /** What it said before stays readable. [SAL-39] */
  readonly keepsWas?: true;
}

/** The history after a change; what the server never had has none. `reason` up to 200 characters. [SAL-39, DOC-9] */
export function historyAfter(
  before: Editable,
  changed: readonly string[],
  { at, by, reason = '', keepsWas }: Change,
): { history?: HistoryEntry[] } {
  const { rev, history } = before;
  if (rev === 0) return history ? { history } : {};
  const why = reason.trim().slice(0, 200);
  const was = keepsWas ? wasOf(before, changed) : '';
  const entry: HistoryEntry = {
    rev,
    at,
    by,
    changed: changed.join(', ').slice(0, 200),
    ...(why && { reason: why }),
    ...(was && was.length <= MAX_WAS && { was }),
  };
  return { history: newestHistory([...(history ?? []), entry]) };
}

/** Fields that were not there are said to be nothing. */
const wasOf = (before: object, changed: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(changed.map((name) => [name, (before as Record<string, unknown>)[name] ?? null])));
