import { readDraft, writeDraft } from '../../ui/draft-storage.ts';

/** Answers given so far, and the id the business will have. [BIZ-1] */
export interface WelcomeDraft {
  id: string;
  step: 0 | 1 | 2;
  name: string;
  kind: 'farm' | 'shop' | undefined;
  production: boolean;
  currency: string;
  default_units: 'tray' | 'dozen' | 'piece';
}

const VERSION = 2;
const key = (uid: string) => `flockbook.welcome.${uid}`;

/** What this person answered before, so that the questions go on where they stopped. [BIZ-1] */
export const readWelcome = (uid: string) => readDraft(key(uid), VERSION) as WelcomeDraft | undefined;
export const writeWelcome = (uid: string, draft: WelcomeDraft | undefined) => writeDraft(key(uid), VERSION, draft);
