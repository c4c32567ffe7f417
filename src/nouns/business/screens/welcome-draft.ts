import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { readDraft, writeDraft } from '../../../ui/draft-storage.ts';
import { setupKey, SETUP_VERSION } from '../../../ui/setup/unfinished-setup.ts';

/** The first birds of a farm, as they are typed. */
export interface FirstFlock {
  readonly id: string;
  readonly name: string;
  readonly purpose: 'layer' | 'broiler' | 'dual';
  readonly count: string;
  /** Units: weeks. */
  readonly age: string;
}
/** One of the first things that a shop sells, as it is typed. */
export interface FirstProduct {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}
/** Somebody who helps, as they are typed; `made` once the invitation is saved. */
export interface Helper {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly work: 'birds' | 'selling' | 'all';
  readonly made?: boolean | undefined;
}

/** Answers given so far, and the id the business will have. [BIZ-1, BIZ-8] */
export interface WelcomeDraft {
  readonly id: string;
  /** The question that is asked: 0, 1 and 2 found the business, 3 is what it begins with, 4 who helps. */
  readonly step: number;
  readonly name: string;
  readonly kind: 'farm' | 'shop' | undefined;
  readonly production: boolean;
  readonly currency: string;
  readonly default_units: 'tray' | 'dozen' | 'piece';
  /** Absent until the question was seen, as in drafts from before there were such questions. */
  readonly flock?: FirstFlock | undefined;
  readonly products?: readonly FirstProduct[] | undefined;
  readonly helper?: Helper | undefined;
}

/** The part of the optional questions before anybody has typed; ids are made with it, so that saving twice saves once. [DAT-4] */
export const emptyFlock = (): FirstFlock => ({ id: newDocumentId(), name: '', purpose: 'layer', count: '', age: '' });
export const emptyProducts = (): FirstProduct[] =>
  Array.from({ length: 5 }, () => ({ id: newDocumentId(), name: '', price: '' }));
export const emptyHelper = (isFarm: boolean): Helper => ({
  id: newDocumentId(),
  name: '',
  email: '',
  work: isFarm ? 'birds' : 'selling',
});

/** What this person answered before, so that the questions go on where they stopped. [BIZ-1, BIZ-8] */
export const readWelcome = (uid: string) => readDraft(setupKey(uid), SETUP_VERSION) as WelcomeDraft | undefined;
export const writeWelcome = (uid: string, draft: WelcomeDraft | undefined) =>
  writeDraft(setupKey(uid), SETUP_VERSION, draft);
