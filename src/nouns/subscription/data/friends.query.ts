import { query } from '../../../data/query.ts';
import { combineLatest, concat, defer, distinctUntilChanged, from, map, of, switchMap } from 'rxjs';
import type { Deps } from '../../../data/deps.ts';
import { whenSignedIn } from '../../../data/live.ts';
import { whenConnected } from './plans.query.ts';
import type { FriendsView } from '../../../contract/subscription.ts';

/**
 * Users who joined through this person's link, requested again whenever the network comes back; the link itself needs
 * no network. [SUB-5, SUB-6]
 */
export const friends = query({
  name: 'subscription.friends',
  whileArriving: 'whole',
  read: (deps) =>
    whenSignedIn<FriendsView>(
      deps,
      ({ workspace$, book }) =>
        combineLatest([
          workspace$.pipe(
            map(({ user }) => user?.referral_id),
            distinctUntilChanged(),
          ),
          whenConnected(deps),
        ]).pipe(
          switchMap(([code, connected]) => {
            if (code === undefined || !connected) return of<FriendsView>({ state: 'offline', code });
            return concat(
              of<FriendsView>({ state: 'asking', code }),
              defer(() => from(counted(deps, book.uid, code))),
            );
          }),
        ),
      { state: 'offline' },
    ),
});

async function counted(deps: Deps, uid: string, code: string): Promise<FriendsView> {
  try {
    const answer = await (await deps.api()).list(`users/${uid}/referrals`, MAX_FRIENDS);
    if (answer.type !== 'found') return { state: 'offline', code };
    const count = (field: 'subscribed' | 'redeemed') => answer.documents.filter((one) => one[field] === true).length;
    return {
      state: 'known',
      code,
      joined: answer.documents.length,
      paid: count('subscribed'),
      redeemed: count('redeemed'),
    };
  } catch {
    return { state: 'offline', code };
  }
}

const MAX_FRIENDS = 300;
