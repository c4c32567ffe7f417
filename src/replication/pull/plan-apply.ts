import { asServerHasIt } from '../../domain/time/put-right.ts';
import { replicatedFields } from '../../store/save.ts';
import type { Row } from '../../store/row-store.ts';
import { mergeFields, sameContent } from '../../store/merge.ts';
import type { ServerRow } from '../remote.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a row from the server means for the row that is here. */
export type ApplyPlan =
  /** Nothing new. */
  | { type: 'keep' }
  /** The server's copy stands here, whole. */
  | { type: 'take' }
  /** The row still waits, now on top of the server's copy; `fields` are what it says. */
  | { type: 'rebase'; fields: Record<string, unknown> }
  /** Both changed `conflicts`: the server's copy stands, mine is kept beside it as refused. [SYN-7] */
  | { type: 'conflict'; conflicts: string[] };

/**
 * Decide about one row from the server; pure, and the same decision however often it arrives. [SYN-9]
 * `inFlight` is what this device sent and has no answer for yet.
 */
export function planApply(local: Row | undefined, incoming: ServerRow, inFlight?: object): ApplyPlan {
  if (!local) return { type: 'take' };
  const theirs = incoming.fields;
  if (local.sync_state === 'synced') {
    // Of one revision there may be the whole document and its card: what this person may read now is what stands here. [PPL-14]
    const isOther = () => incoming.updated_at !== local.updated_at || !sameContent(replicatedFields(local), theirs);
    const newer = theirs.rev > local.rev || (theirs.rev === local.rev && isOther());
    return newer ? { type: 'take' } : { type: 'keep' };
  }
  if (theirs.rev <= local.rev) return { type: 'keep' };
  const sent = replicatedFields(local);
  const mine = local.rev === 0 ? asServerHasIt(sent, theirs) : sent;
  // A refused row is a person's to decide about: it stays as it is until they send it again or take it back. What says the same
  // on the server was brought there by another phone, from a hand-over or the late list. [SYN-28, PPL-11]
  if (local.sync_state === 'rejected') return sameContent(mine, theirs) ? { type: 'take' } : { type: 'keep' };
  // The acknowledgement was lost, or the listener was faster than the answer. [SYN-5]
  if (sameContent(mine, theirs)) return { type: 'take' };
  if (inFlight && sameContent(inFlight as Record<string, unknown>, theirs)) return { type: 'rebase', fields: mine };
  // A shared page is a view of a sale, no record of its own: what was pressed last is what it shows. [INV-6]
  if (local['doc_kind'] === 'public_docs') return { type: 'rebase', fields: mine };
  const { merged, conflicts } = mergeFields(baseOf(local, mine, theirs), mine, theirs, local.sync_earlier);
  if (conflicts.length > 0) return { type: 'conflict', conflicts };
  return sameContent(merged, theirs) ? { type: 'take' } : { type: 'rebase', fields: merged };
}

/**
 * What mine started from. Nobody else can have made a record under my new id: what the server holds of it began with
 * the first that I sent, whose answer was lost. A document whose path is not chosen by chance may have been made on another
 * phone too: of it only what is word for word mine.
 */
function baseOf(local: Row, mine: Fields, theirs: Fields): Fields | undefined {
  if (local.sync_base || local.rev > 0) return local.sync_base;
  if (local['path'] !== undefined) return local.sync_earlier?.find((version) => sameContent(version, theirs));
  return local.sync_earlier?.[0] ?? mine;
}
