import { query } from '../../../data/query.ts';
import { combineLatest, concat, distinctUntilChanged, from, map, of, switchMap } from 'rxjs';
import { invitePath, type Invite } from '../../../../schemas/invite.schema.ts';
import type { Deps } from '../../../data/deps.ts';
import { whenSignedIn } from '../../../data/live.ts';
import type { InvitationView } from '../../../contract/people.ts';
import type { ServerAnswer } from '../../../data/api-client.ts';
import { endOfInvite, stateOfInvite } from './state-of-invite.ts';

/** The content of a link's invitation, requested again whenever the network comes back. [PPL-8] */
export const invitation = query({
  name: 'people.invitation',
  whileArriving: 'whole',
  read: (deps, { id }) =>
    whenSignedIn<InvitationView>(
      deps,
      ({ sync, book, me$ }) =>
        combineLatest([
          sync.link$.pipe(
            map(({ connection }) => connection),
            distinctUntilChanged(),
          ),
          me$,
        ]).pipe(
          switchMap(([connection, { email }]) => {
            if (connection === 'offline') return of<InvitationView>({ state: 'offline' });
            const asked = from(askFor(deps, id)).pipe(
              map((answer) => viewOf(answer, { uid: book.uid, email }, deps.now())),
            );
            return concat(of<InvitationView>({ state: 'asking' }), asked);
          }),
          // The previous answer stays on the screen while it is requested again.
          distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
        ),
      { state: 'signed-out' },
    ),
});

async function askFor(deps: Deps, id: string): Promise<ServerAnswer> {
  if (!/^[A-Za-z0-9]{12}$/.test(id)) return { type: 'denied' };
  try {
    return await (await deps.api()).get(invitePath(id));
  } catch {
    return { type: 'unreachable' };
  }
}

function viewOf(answer: ServerAnswer, me: { uid: string; email: string }, now: Date): InvitationView {
  if (answer.type === 'unreachable') return { state: 'offline' };
  if (answer.type === 'denied') return { state: 'not-for-you', email: me.email };
  const invite = { ...(answer.fields as unknown as Invite), updated_at: answer.updated_at };
  const state = stateOfInvite(invite, now);
  const mine = invite.accepted_by === me.uid;
  return {
    state: state === 'accepted' ? (mine ? 'joined' : 'used') : state,
    email: me.email,
    kind: invite.kind,
    business_id: invite.business_id,
    business_name: invite.business_name,
    inviter_name: invite.inviter_name,
    roles: invite.roles,
    all_flocks: (invite.farm_ids ?? []).length === 0,
    ends_at: endOfInvite(invite),
  };
}
