/** Response of Firestore's REST interface for one document. */
interface Answer {
  readonly fields?: { readonly user_id?: { readonly stringValue?: string } };
  readonly error?: { readonly status?: string };
}

/**
 * User id of the owner of a referral code, read with one small request because Firestore itself may not be loaded at
 * registration. Null when the code belongs to no user. [RTE-13] Errors: no answer, or one that says "later".
 */
export async function inviterOf(documents: string, code: string, token: string): Promise<string | null> {
  const response = await fetch(`${documents}/referral_codes/${code}`, {
    headers: { authorization: `Bearer ${token}` },
    cache: 'no-store',
  });
  const { fields, error } = (await response.json()) as Answer;
  const found = fields?.user_id?.stringValue;
  if (found !== undefined) return found;
  if (error?.status === 'NOT_FOUND' || error?.status === 'PERMISSION_DENIED') return null;
  throw new Error(`no answer about the code: ${response.status}`);
}
