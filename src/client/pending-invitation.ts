import { tabShelf } from './tab-shelf.ts';

/* An invitation that was opened before signing in: registration leads to the setup questions, and these lead back to it. */
const KEY = 'flockbook.invitation';

/** Path of the invitation that this tab came with, like /invite/abc#juma@example.com. [PPL-8] */
export const pendingInvitation = (): string | undefined => tabShelf()?.getItem(KEY) ?? undefined;

export const rememberInvitation = (path: string): void => tabShelf()?.setItem(KEY, path);

/** The e-mail that an invitation was made for, as its link says; of the one that this tab came with when none is named. */
export function invitedEmail(path = pendingInvitation()): string | undefined {
  const [, email] = path?.split('#') ?? [];
  return email === undefined || email === '' ? undefined : decodedOr(email);
}

/** A part of an address as it was before it was encoded; one that was cut in its middle as it is. */
function decodedOr(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** It was answered, or it is nothing for this person. */
export const forgetInvitation = (): void => tabShelf()?.removeItem(KEY);
