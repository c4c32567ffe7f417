import { readDraft } from '../draft-storage.ts';

/** Storage key of the setup answers on this phone. */
export const setupKey = (uid: string): string => `flockbook.welcome.${uid}`;
export const SETUP_VERSION = 2;
/** Questions before this one are needed to found the business; this and later ones may be skipped. [BIZ-8] */
export const FIRST_OPTIONAL = 3;

/** Whether this business was founded on this phone and the optional questions were left unfinished. [BIZ-8] */
export function isSetupUnfinished(uid: string, businessId: string): boolean {
  const kept = readDraft(setupKey(uid), SETUP_VERSION) as { id?: string; step?: number } | undefined;
  return kept?.id === businessId && (kept.step ?? 0) >= FIRST_OPTIONAL;
}
