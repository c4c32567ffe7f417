/*
 * An invitation that was opened before signing in: registration leads to the setup questions, and these lead back to it.
 * Of this tab alone, as phones are shared.
 */
const KEY = 'flockbook.invitation';

/** The tab's own shelf; undefined where storage is forbidden. */
const shelf = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

/** Path of the invitation that this tab came with, like /invite/abc. [PPL-8] */
export const pendingInvitation = (): string | undefined => shelf()?.getItem(KEY) ?? undefined;

export const rememberInvitation = (path: string): void => shelf()?.setItem(KEY, path);

/** It was answered, or it is nothing for this person. */
export const forgetInvitation = (): void => shelf()?.removeItem(KEY);
