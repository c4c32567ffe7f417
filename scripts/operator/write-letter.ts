import { randomBytes } from 'node:crypto';
import { serverTimestamp, type PlainValue } from '../../backend/admin.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { unsubscribePath } from '../../schemas/unsubscribe.schema.ts';
import { workspacePath, type Business, type User } from '../../schemas/workspace.schema.ts';
import { businessMail, type MailRequest } from '../../src/domain/mail/business-mail.ts';
import { PlainFault } from '../../backend/plain-fault.ts';
import type { Operator } from '../operator-client.ts';

/**
 * Send an e-mail to the owner of a business, with the link that stops such e-mails. [NTF-7, NTF-11] Errors: PlainFault
 * for a business that does not exist, and for one that stopped its e-mails.
 */
export async function writeLetter(
  operator: Operator,
  businessId: string,
  words: { readonly subject: string; readonly text: string },
  origin: string,
): Promise<MailRequest> {
  const business = (await operator.get(workspacePath.business(businessId))) as Business | undefined;
  const owner = business && ((await operator.get(workspacePath.user(business.owner_uid))) as User | undefined);
  if (!owner) throw new PlainFault(`There is no business ${businessId}.`);
  const known = (await operator.get(unsubscribePath.token(businessId)))?.['token'] as string | undefined;
  const token = known ?? randomBytes(16).toString('hex');
  for (const path of [unsubscribePath.unsubscribe(businessId), unsubscribePath.unsubscribe(businessId, token)])
    if ((await operator.get(path))?.['stopped'] === true)
      throw new PlainFault(`${business.name} wants no letters. Nothing was sent.`);
  const letter = businessMail({
    ...words,
    to: owner.email,
    link: `${origin}/unsubscribe/${businessId}?token=${token}`,
  });
  await operator.commit([
    {
      set: unsubscribePath.token(businessId),
      data: { business_id: businessId, token, rev: 1, updated_at: serverTimestamp },
    },
    {
      set: `mail/letter-${newDocumentId()}`,
      data: { ...(letter as unknown as Record<string, PlainValue>), rev: 1, updated_at: serverTimestamp },
    },
  ]);
  return letter;
}
