import { tabShelf } from './tab-shelf.ts';

/* An invitation that was opened before signing in: registration leads to the setup questions, and these lead back to it. */
const KEY = 'flockbook.invitation';

/** Path of the invitation that this tab came with, like /invite/abc. [PPL-8] */
export const pendingInvitation = (): string | undefined => tabShelf()?.getItem(KEY) ?? undefined;

export const rememberInvitation = (path: string): void => tabShelf()?.setItem(KEY, path);

/** It was answered, or it is nothing for this person. */
export const forgetInvitation = (): void => tabShelf()?.removeItem(KEY);
