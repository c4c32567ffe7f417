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

/** What a record is to say. */
interface Right {
  /** When it happened; now when absent. On the same day the hour stays. */
  readonly occurred_at?: string | undefined;
  /** Without what is not said. */
  readonly content: object;
}

interface Correction<Doc, E> {
  readonly id: string;
  readonly reason: string;
  /** What it says from now on; refused as if it were new. */
  readonly change: (before: Doc) => Result<Right, E> | Promise<Result<Right, E>>;
}

/** What a fact has beside what its form says. */
const AROUND = new Set<string>([...Object.keys(factCommon).filter((name) => name !== 'note'), ...LOCAL_FIELDS]);

/** What a record says beyond when and by whom. */
export const factContent = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !AROUND.has(name)));

/**
 * Put right what happened. A fact never changes: the wrong one is voided and the right one stands in its place, in one commit. Its history
 * says who put it right, when, why and what it said before; saved unchanged nothing is written. [DOC-20, DOC-7, RUL-16]
 * Gives the id of what stands. Errors: NotHere; NotAllowed, also while the owner decides about it; Voided; what `change` refuses.
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

/** The day and the hour: those that it had, unless it is of another day now. */
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

/** The right record with the next number of this phone, and the void of the wrong one, in one write and one commit. [SYN-17] */
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
    // Whoever wrote it down stays its author: an attendant reads it on as their own. [SYN-28]
    created_at: before['created_at'],
    created_by,
    device_id,
    device_seq: numbers.device_seq,
    rev: 0,
    // What waits has a history too: the wrong one beside it does.
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
