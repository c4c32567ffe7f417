import { mayVoid } from './rights.ts';
import type { BusinessWork } from './command.ts';
import type { CollectionBelow } from '../../schemas/collections.ts';
import { ok, refuse, type Result } from '../domain/result.ts';
import { storeNamed } from '../store/book.ts';
import { isAwaitingApproval } from '../store/edits.ts';
import type { CommonError, EditError, VoidError } from '../contract/pieces.ts';
import type { Row } from '../store/row-store.ts';
import { saveAsPending } from '../store/save.ts';

interface Voiding<Hindrance> {
  readonly id: string;
  /** At most 200 characters are stored. */
  readonly reason: string;
  /** True when the record is one that this command handles. */
  readonly isOne?: (before: Row) => boolean;
  /** A reason that must be resolved before voiding. */
  readonly hindrance?: () => Promise<Hindrance | undefined>;
}

/**
 * Void a wrong fact: it posts nothing more, stays readable, and records who did it and why. Idempotent. [DOC-7, RUL-16]
 * Errors: NotHere; NotAllowed, also while a change of it awaits the owner's decision; the hindrance.
 */
export async function voidStored<Hindrance = never>(
  { deps: { now }, session, book, open }: BusinessWork,
  name: CollectionBelow,
  { id, reason, isOne, hindrance }: Voiding<Hindrance>,
): Promise<Result<null, CommonError | EditError | Hindrance>> {
  const void_reason = reason.trim().slice(0, 200);
  const store = storeNamed(book, name);
  const voided = await book.exclusive(async (): Promise<Result<null, CommonError | EditError | Hindrance>> => {
    const before = (await store.find([id])).get(id);
    if (!before || before['business_id'] !== open.business.id) return refuse({ type: 'NotHere' });
    if (!mayVoid(open, name, before) || isOne?.(before) === false || isAwaitingApproval(before))
      return refuse({ type: 'NotAllowed' });
    if (before['voided_at'] !== undefined) return ok(null);
    const hindered = await hindrance?.();
    if (hindered !== undefined) return refuse(hindered);
    const after = {
      ...before,
      voided_at: now().toISOString(),
      voided_by: book.uid,
      ...(void_reason && { void_reason }),
    };
    await saveAsPending(book, store, [{ before, after }]);
    return ok(null);
  });
  if (voided.ok) session.sync.sendNow();
  return voided;
}

/** Void a fact that requires a reason. Errors: ReasonMissing, and those of `voidStored`. */
export async function voidFact<Hindrance = never>(
  work: BusinessWork,
  name: CollectionBelow,
  voiding: Voiding<Hindrance>,
): Promise<Result<null, CommonError | VoidError | Hindrance>> {
  return voiding.reason.trim() === '' ? refuse({ type: 'ReasonMissing' }) : voidStored(work, name, voiding);
}
