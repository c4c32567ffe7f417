import { asServerHasIt } from '../../domain/time/put-right.ts';
import { replicatedFields } from '../../store/save.ts';
import type { Row } from '../../store/row-store.ts';
import { mergeFields, sameContent } from '../../store/merge.ts';
import type { ServerRow } from '../remote.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The effect of a row from the server on the local row. */
export type ApplyPlan =
  /** Nothing new: keep the local row. */
  | { type: 'keep' }
  /** Replace the local row by the server's copy. */
  | { type: 'take' }
  /** The row stays pending, now based on the server's copy; `fields` are its content. */
  | { type: 'rebase'; fields: Record<string, unknown> }
  /**
   * Both sides changed `conflicts`: the server's copy replaces the row, the local version is kept beside it as refused.
   * [SYN-7]
   */
  | { type: 'conflict'; conflicts: string[] };

/**
 * Decide about one row from the server; pure, and the decision is the same however often the row arrives. [SYN-9]
 * `inFlight` is the content that this device sent and that is not yet acknowledged.
 */
export function planApply(local: Row | undefined, incoming: ServerRow, inFlight?: object): ApplyPlan {
  if (!local) return { type: 'take' };
  const theirs = incoming.fields;
  if (local.sync_state === 'synced') {
    // One revision can exist as the whole document and as its card: store the form that this person may read now.
    // [PPL-14]
    const isOther = () => incoming.updated_at !== local.updated_at || !sameContent(replicatedFields(local), theirs);
    const newer = theirs.rev > local.rev || (theirs.rev === local.rev && isOther());
    return newer ? { type: 'take' } : { type: 'keep' };
  }
  if (theirs.rev <= local.rev) return { type: 'keep' };
  const sent = replicatedFields(local);
  const mine = local.rev === 0 ? asServerHasIt(sent, theirs) : sent;
  // A refused row waits for the user's decision: it stays as it is until they send it again or discard it. The same
  // content on the server was brought there by another phone, from a hand-over or the late list. [SYN-28, PPL-11]
  if (local.sync_state === 'rejected') return sameContent(mine, theirs) ? { type: 'take' } : { type: 'keep' };
  // The acknowledgement was lost, or the listener was faster than the answer. [SYN-5]
  if (sameContent(mine, theirs)) return { type: 'take' };
  if (inFlight && sameContent(inFlight as Record<string, unknown>, theirs)) return { type: 'rebase', fields: mine };
  // A shared page is a view of a sale, not a record of its own: it shows the latest action of the user. [INV-6]
  if (local['doc_kind'] === 'public_docs') return { type: 'rebase', fields: mine };
  const { merged, conflicts } = mergeFields(baseOf(local, mine, theirs), mine, theirs, local.sync_earlier);
  if (conflicts.length > 0) return { type: 'conflict', conflicts };
  return sameContent(merged, theirs) ? { type: 'take' } : { type: 'rebase', fields: merged };
}

/**
 * The base of the local version. No other phone can have created a record under this phone's new id: the server's copy
 * began with the first version sent, whose acknowledgement was lost. A document whose path is not random may have been
 * created on another phone too: only a sent version that is identical to the server's copy is its base.
 */
function baseOf(local: Row, mine: Fields, theirs: Fields): Fields | undefined {
  if (local.sync_base || local.rev > 0) return local.sync_base;
  if (local['path'] !== undefined) return local.sync_earlier?.find((version) => sameContent(version, theirs));
  return local.sync_earlier?.[0] ?? mine;
}
