import { type Member, workspacePath } from '../../schemas/workspace.schema.ts';
import type { Book } from '../store/book.ts';
import { isFoundedHere, lockBusiness, unlockBusiness } from '../nouns/business/data/lock-business.ts';
import { applyRows } from './pull/apply-rows.ts';
import { instantOf, type Clock } from './clock.ts';
import type { Remote } from './remote.ts';

/** Dependencies of the checks of rights. */
export interface RightsDeps {
  readonly book: Book;
  readonly remote: Remote;
  readonly clock: Clock;
}

/**
 * - member: this person is a member of the business, or is only creating it
 * - gone: the server no longer admits them
 * - unauthenticated: the sign-in is refused, nothing is known about the business [SYN-16]
 * - unreachable: no answer
 */
export type Standing = 'member' | 'gone' | 'unauthenticated' | 'unreachable';

/**
 * Ask the server for this person's membership after it denied something. The membership counts as gone only when it is
 * denied twice and the person's own document can be read after each time: a token that was late, or that has just
 * expired, looks the same. [SYN-23]
 */
export async function standingIn({ book, remote, clock }: RightsDeps, businessId: string): Promise<Standing> {
  if (await isFoundedHere(book, businessId)) return 'member';
  const path = workspacePath.member(businessId, book.uid);
  for (let asked = 1; ; asked++) {
    const copy = await remote.get(path);
    if (copy.type === 'unreachable') return 'unreachable';
    if (copy.type === 'found') {
      await applyRows(book, 'workspace', [copy.row], undefined, clock);
      return (copy.row.fields as unknown as Member).status === 'active' ? 'member' : 'gone';
    }
    const own = await remote.get(workspacePath.user(book.uid));
    if (own.type === 'unreachable') return 'unreachable';
    if (own.type === 'denied') return 'unauthenticated';
    if (asked === 2) return 'gone';
  }
}

/**
 * Ask about each business and lock or unlock it on this device. [SYN-23, SYN-24] Returns `changed` when at least one
 * was locked or unlocked; otherwise the reason why it stopped asking.
 */
export async function reviewRights(
  deps: RightsDeps,
  businessIds: Iterable<string>,
): Promise<'unchanged' | 'changed' | 'unauthenticated' | 'unreachable'> {
  const { book, clock } = deps;
  let answer: 'unchanged' | 'changed' = 'unchanged';
  for (const businessId of businessIds) {
    const standing = await standingIn(deps, businessId);
    if (standing === 'unreachable' || standing === 'unauthenticated') return standing;
    const changed =
      standing === 'gone'
        ? await lockBusiness(book, businessId, instantOf(clock))
        : await unlockBusiness(book, businessId);
    if (changed) answer = 'changed';
  }
  return answer;
}
