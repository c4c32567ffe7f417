import type { Invite } from '../../../schemas/invite.schema.ts';
import type { Notification } from '../../../schemas/notification.schema.ts';
import type { Deps } from '../deps.ts';
import type { ServerDoor } from '../server-door.ts';

/**
 * Tell who invited somebody that they are in: one member writes to another. The name is the title, in nobody's language; a
 * failure is only logged, as the list of people says it too. [NTF-4, RUL-21]
 */
export async function tellInviter(
  deps: Deps,
  door: ServerDoor,
  { business_id, business_name, invited_by, kind }: Invite,
  me: { readonly uid: string; readonly name: string },
): Promise<void> {
  const notification_id = deps.newId();
  const fields: Notification = {
    notification_id,
    user_id: invited_by,
    business_id,
    from: me.uid,
    title: me.name,
    body: business_name,
    opened: false,
    created_at: deps.now().toISOString(),
    kind: 'invite',
    link: kind === 'attendant' ? '/settings/5' : '/settings/4',
    rev: 1,
  };
  try {
    const verdict = await door.commit([{ path: `notifications/${notification_id}`, fields }]);
    if (verdict !== 'accepted') console.warn('who invited was not told', verdict);
  } catch (fault) {
    console.warn('who invited was not told', fault);
  }
}
