import type { CollectionBelow } from '../../schemas/collections.ts';
import { LOCAL_FIELDS } from '../../schemas/document-kind.ts';
import { factCommon } from '../../schemas/pieces.ts';
import type { CommonError, CorrectError } from '../contract/pieces.ts';
import { correctionId } from '../domain/corrections/correction-id.ts';
import { ok, refuse, type Result } from '../domain/result.ts';
import { localDay } from '../domain/time/local-day.ts';
import { storeNamed } from '../store/book.ts';
import { newDeviceTag } from '../store/device-store.ts';
import { changedFields, historyAfter, isAwaitingApproval } from '../store/edits.ts';
import { hasNumber } from '../store/has-number.ts';
import type { Row } from '../store/row-store.ts';
import { newestFirst } from '../store/rx-schema.ts';
import { saveAsPending } from '../store/save.ts';
import { takeNumbers } from '../store/upkeep-store.ts';
import type { BusinessWork } from './command.ts';
import { mayAdd, mayVoid } from './rights.ts';

/** Content of the corrected record. */
interface Right {
  /** When it happened; now when absent. On the same day the time of day is kept. */
  readonly occurred_at?: string | undefined;
  /** Content without its empty fields. */
  readonly content: object;
}

interface Correction<Doc, E> {
  readonly id: string;
  readonly reason: string;
  /** The corrected content; refused by the same rules as a new record. */
  readonly change: (before: Doc) => Result<Right, E> | Promise<Result<Right, E>>;
}

/** Fields of a fact that are not part of its form. */
const AROUND = new Set<string>([...Object.keys(factCommon).filter((name) => name !== 'note'), ...LOCAL_FIELDS]);

/** Content of a record without time, author and local fields. */
export const factContent = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !AROUND.has(name)));

/**
 * Correct a fact. A fact never changes: the wrong one is voided and the corrected one replaces it, in one commit. Its
 * history records who corrected it, when, why and the earlier content; saved unchanged, nothing is written.
 * [DOC-20, DOC-7, RUL-16] Returns the id of the valid record. Errors: NotHere; NotAllowed, also while the record awaits
 * the owner's decision; Voided; those of `change`.
 */
export async function correctFact<Doc, E extends { type: string } = never>(
  work: BusinessWork,
  name: CollectionBelow,
  { id, reason, change }: Correction<Doc, E>,
): Promise<Result<{ id: string }, CommonError | CorrectError | E>> {
  const { deps, session, book, open } = work;
  const store = storeNamed(book, name);
  const corrected = await book.exclusive(async (): Promise<Result<{ id: string }, CommonError | CorrectError | E>> => {
    const next = correctionId(id);
    const found = await store.find([id, next]);
    const before = found.get(id);
    if (!before || before['business_id'] !== open.business.id) return refuse({ type: 'NotHere' });
    if (!mayVoid(open, name, before) || isAwaitingApproval(before)) return refuse({ type: 'NotAllowed' });
    if (before['voided_at'] !== undefined || found.has(next)) return refuse({ type: 'Voided' });
    const made = await change(before as Doc);
    if (!made.ok) return made;
    const { content } = made.value;
    if (!mayAdd(open, name, content)) return refuse({ type: 'NotAllowed' });
    const at = deps.now().toISOString();
    const right: Record<string, unknown> = { ...placeOf(before, made.value.occurred_at ?? at), ...content };
    const names = ['day', ...Object.keys(factContent({ ...before, ...content }))];
    const changed = changedFields<Record<string, unknown>>(before, right, names);
    if (changed.length === 0) return ok({ id });
    await saveBoth(work, name, { before, right: { ...right, id: next }, changed, reason, at });
    return ok({ id: next });
  });
  if (corrected.ok) session.sync.sendNow();
  return corrected;
}

/** Day and time of the record: unchanged on the same day, else the given time. */
const placeOf = (before: Row, at: string): object =>
  localDay(new Date(at)) === before['day']
    ? { occurred_at: before['occurred_at'], day: before['day'] }
    : { occurred_at: at, day: localDay(new Date(at)) };

interface Both {
  readonly before: Row;
  readonly right: Record<string, unknown>;
  readonly changed: readonly string[];
  readonly reason: string;
  readonly at: string;
}

/**
 * Save the corrected record with the next number of this phone and the void of the wrong one, in one write and one
 * commit. [SYN-17]
 */
async function saveBoth(
  { deps: { device, newId }, book, open }: BusinessWork,
  name: CollectionBelow,
  { before, right, changed, reason, at }: Both,
): Promise<void> {
  const id = String(right['id']);
  const { business_id, created_by } = before;
  await device.ensure('device_tag', newDeviceTag);
  const device_id = await device.ensure('device_id', newId);
  const numbers = await takeNumbers(book.upkeep, open.business.id, { id }, hasNumber(book));
  const voidReason = reason.trim().slice(0, 200);
  const after = {
    ...right,
    business_id,
    // The original author remains the author: an attendant can still read it as their own. [SYN-28]
    created_at: before['created_at'],
    created_by,
    device_id,
    device_seq: numbers.device_seq,
    rev: 0,
    // A pending record gets a history too, as the wrong one is kept beside it.
    ...historyAfter({ ...before, rev: Math.max(before.rev, 1) } as never, changed, {
      at,
      by: book.uid,
      reason,
      keepsWas: true,
    }),
    newest_first: newestFirst(String(right['occurred_at'])),
    sync_batch: id,
  };
  const voided = {
    ...before,
    voided_at: at,
    voided_by: book.uid,
    ...(voidReason && { void_reason: voidReason }),
    sync_batch: id,
  };
  await saveAsPending(book, storeNamed(book, name), [{ before, after: voided }, { after }]);
  book.upkeep.lastStored = { id, device_seq: numbers.device_seq };
}
