import { query } from '../../../data/query.ts';
import { combineLatest, map } from 'rxjs';
import type { Invite } from '../../../../schemas/invite.schema.ts';
import type { Member } from '../../../../schemas/workspace.schema.ts';
import type { Row } from '../../../store/row-store.ts';
import type { WorkspaceDoc } from '../../../store/book.ts';
import { liveRows, whenBusinessOpen } from '../../../data/live.ts';
import type { InviteView, PeopleView, PersonView } from '../../../contract/people.ts';
import { endOfInvite, stateOfInvite } from './state-of-invite.ts';
import { byName } from '../../../domain/text/by-name.ts';

const NOBODY: PeopleView = { admin_users: [], attendants: [], invites: [], flocks: [], may_manage: false };

/** All members and invitations of the business: admin_users and attendants in the specification. [PPL-5, PPL-7] */
export const people = query({
  name: 'people',
  whileArriving: 'rows',
  read: (deps) =>
    whenBusinessOpen<PeopleView>(
      deps,
      ({ workspace$, book }, businessId) =>
        combineLatest([
          workspace$,
          liveRows<FlockRow>(book.farm.collection, { selector: { business_id: businessId } }),
        ]).pipe(
          map(([{ members, invites }, flocks]): PeopleView => {
            const here = members.filter(({ business_id }) => business_id === businessId);
            const active = here.filter(({ status }) => status === 'active').sort(byName);
            const owner = active.find(({ role }) => role === 'owner');
            return {
              owner: owner && personView(owner),
              admin_users: active
                .filter(({ role }) => role === 'admin')
                .map((member) => ({ user: personView(member), roles: member.roles })),
              attendants: active
                .filter(({ role }) => role === 'attendant')
                .map((member) => ({ user: personView(member), farm_ids: member.farm_ids ?? [] })),
              invites: invites
                .filter(({ business_id }) => business_id === businessId)
                .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
                .map((invite) => inviteView(invite, deps.now())),
              flocks: flocks.filter(({ open }) => open).map(({ id, name, house_name }) => ({ id, name, house_name })),
              may_manage: owner?.user_id === book.uid,
            };
          }),
        ),
      NOBODY,
    ),
});

type FlockRow = Row & { id: string; name: string; house_name: string; open: boolean };

const personView = ({ user_id, name, email, joined_at, sync_state }: Member & WorkspaceDoc): PersonView => ({
  user_id,
  name,
  email,
  joined_at,
  sync: sync_state,
});

const inviteView = (invite: Invite & WorkspaceDoc, now: Date): InviteView => ({
  id: invite.id,
  kind: invite.kind,
  name: invite.name,
  email: invite.email,
  roles: invite.roles,
  farm_ids: invite.farm_ids ?? [],
  state: stateOfInvite(invite, now),
  ends_at: endOfInvite(invite),
  sync: invite.sync_state,
});
