import { tabShelf } from './tab-shelf.ts';

/* An invitation that was opened before signing in: registration leads to the setup questions, which lead back to it. */
const KEY = 'flockbook.invitation';

/** Path of the invitation with which this tab was opened, like /invite/abc#juma@example.com. [PPL-8] */
export const pendingInvitation = (): string | undefined => tabShelf()?.getItem(KEY) ?? undefined;

export const rememberInvitation = (path: string): void => tabShelf()?.setItem(KEY, path);

/** The e-mail that an invitation was made for, as its link says; without a path, that of this tab's invitation. */
export function invitedEmail(path = pendingInvitation()): string | undefined {
  const [, email] = path?.split('#') ?? [];
  return email === undefined || email === '' ? undefined : decodedOr(email);
}

/** The decoded part of an address; unchanged when it was truncated and cannot be decoded. */
function decodedOr(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Forget the invitation: it was answered, or this person may not read it. */
export const forgetInvitation = (): void => tabShelf()?.removeItem(KEY);
