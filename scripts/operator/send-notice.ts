import { serverTimestamp, type PlainValue } from '../../backend/admin.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { Notification } from '../../schemas/notification.schema.ts';
import { workspacePath, type Business } from '../../schemas/workspace.schema.ts';
import { PlainFault } from '../../backend/plain-fault.ts';
import type { Operator } from '../operator-client.ts';

/**
 * Send news of Flockbook to the owner of a business; it is shown on their phones. [NTF-1, NTF-4] Errors: PlainFault for
 * a business that does not exist.
 */
export async function sendNotice(
  operator: Operator,
  businessId: string,
  words: { readonly title: string; readonly body: string; readonly link?: string | undefined },
  now: Date,
): Promise<Notification> {
  const business = (await operator.get(workspacePath.business(businessId))) as Business | undefined;
  if (!business) throw new PlainFault(`There is no business ${businessId}.`);
  const notice: Notification = {
    notification_id: newDocumentId(),
    user_id: business.owner_uid,
    title: words.title,
    body: words.body,
    opened: false,
    created_at: now.toISOString(),
    kind: 'system',
    ...(words.link !== undefined && { link: words.link }),
    rev: 1,
  };
  await operator.commit([
    {
      set: `notifications/${notice.notification_id}`,
      data: { ...(notice as unknown as Record<string, PlainValue>), updated_at: serverTimestamp },
    },
  ]);
  return notice;
}
