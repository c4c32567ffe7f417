import { dequal } from 'dequal/lite';
import { MAX_WAS } from '../../schemas/bounds.ts';
import type { LocalFields } from '../../schemas/document-kind.ts';
import { newestHistory, type HistoryEntry } from './histories.ts';

type Editable = LocalFields & {
  readonly business_id: string;
  readonly created_by: string;
  readonly rev: number;
  readonly history?: HistoryEntry[] | undefined;
};

/**
 * True for late records: they wait for the owner's decision or were refused by the owner, and a change on this phone
 * would have no effect there. [PPL-11]
 */
export const isAwaitingApproval = ({ sync_error }: Pick<LocalFields, 'sync_error'>): boolean =>
  sync_error?.code === 'late' || sync_error?.code === 'late-refused';

/** Names of the fields in which two versions of a record differ. */
export const changedFields = <R>(
  before: Partial<R>,
  after: Partial<R>,
  names: readonly (keyof R & string)[],
): string[] => names.filter((name) => !dequal(before[name], after[name]));

/** A record without the named content fields of its form. */
export const withoutContent = <Doc extends object, Name extends keyof Doc & string>(
  document: Doc,
  names: readonly Name[],
): Omit<Doc, Name> => {
  const typed = new Set<string>(names);
  return Object.fromEntries(Object.entries(document).filter(([name]) => !typed.has(name))) as Omit<Doc, Name>;
};

/** A thing with its archived flag set or cleared. [DOC-8] */
export function archivedAs<Thing extends { readonly archived?: boolean | undefined }>(
  { archived: _before, ...rest }: Thing,
  archived: boolean,
): Thing {
  return (archived ? { ...rest, archived } : rest) as Thing;
}

interface Paid {
  readonly occurred_at: string;
  readonly day: string;
  readonly initial_payment?: object | undefined;
  readonly more_payments?: readonly object[] | undefined;
}

/**
 * The content to store when a form is saved: the payment that the server accepted stays, regardless of the present
 * total. The day stays while the moment is unchanged, because saving on a phone in another time zone must not move it.
 * [SAL-39]
 */
export function withAccepted<Content extends Paid>(before: Content & { readonly rev: number }, made: Content): Content {
  const { initial_payment: _one, more_payments: _more, ...content } = made;
  const { initial_payment, more_payments } = before.rev > 0 ? before : made;
  return {
    ...content,
    day: made.occurred_at === before.occurred_at ? before.day : made.day,
    ...(initial_payment && { initial_payment }),
    ...(more_payments && { more_payments }),
  } as Content;
}

interface Change {
  readonly at: string;
  readonly by: string;
  readonly reason?: string | undefined;
  /** Keep the previous values of the changed fields in the history. [SAL-39] */
  readonly keepsWas?: true;
}

/**
 * The history after a change; a record that the server never had gets no entry. `reason` up to 200 characters.
 * [SAL-39, DOC-9]
 */
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

/** Previous values as JSON; absent fields are stored as null. */
const wasOf = (before: object, changed: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(changed.map((name) => [name, (before as Record<string, unknown>)[name] ?? null])));
