import { readDraft } from '../draft-storage.ts';

/** Under which name and version the answers of the setup are kept on this phone. */
export const setupKey = (uid: string): string => `flockbook.welcome.${uid}`;
export const SETUP_VERSION = 2;
/** Questions before this one found the business; those from it on may be left out. [BIZ-8] */
export const FIRST_OPTIONAL = 3;

/** Whether somebody founded this business here and went away in the middle of what may be said at once or later. [BIZ-8] */
export function isSetupUnfinished(uid: string, businessId: string): boolean {
  const kept = readDraft(setupKey(uid), SETUP_VERSION) as { id?: string; step?: number } | undefined;
  return kept?.id === businessId && (kept.step ?? 0) >= FIRST_OPTIONAL;
}
