/** What Firestore's REST interface answers about one document. */
interface Answer {
  readonly fields?: { readonly user_id?: { readonly stringValue?: string } };
  readonly error?: { readonly status?: string };
}

/**
 * Whose code this is, asked with one small request: at a registration Firestore itself may not be loaded yet. Null when it is
 * nobody's. [RTE-13] Errors: no answer, or one that says "later".
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
