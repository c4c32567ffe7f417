import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { readDraft, writeDraft } from '../../../ui/draft-storage.ts';
import { setupKey, SETUP_VERSION } from '../../../ui/setup/unfinished-setup.ts';

/** The first birds of a farm, as typed. */
export interface FirstFlock {
  readonly id: string;
  readonly name: string;
  readonly purpose: 'layer' | 'broiler' | 'dual';
  readonly count: string;
  /** Units: weeks. */
  readonly age: string;
}
/** One of the first products of a shop, as typed. */
export interface FirstProduct {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}
/** A helper, as typed; `made` once the invitation is saved. */
export interface Helper {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly work: 'birds' | 'selling' | 'all';
  readonly made?: boolean | undefined;
}

/** Answers given so far, and the id that the business will have. [BIZ-1, BIZ-8] */
export interface WelcomeDraft {
  readonly id: string;
  /** The current question: 0, 1 and 2 create the business, 3 asks for its first flock or products, 4 for a helper. */
  readonly step: number;
  readonly name: string;
  readonly kind: 'farm' | 'shop' | undefined;
  readonly production: boolean;
  readonly currency: string;
  readonly default_units: 'tray' | 'dozen' | 'piece';
  /** Absent until the question was shown, as in drafts from before these questions existed. */
  readonly flock?: FirstFlock | undefined;
  readonly products?: readonly FirstProduct[] | undefined;
  readonly helper?: Helper | undefined;
}

/**
 * The part of the optional questions before any typing; ids are created with it, so that saving twice saves once.
 * [DAT-4]
 */
export const emptyFlock = (): FirstFlock => ({ id: newDocumentId(), name: '', purpose: 'layer', count: '', age: '' });
export const emptyProducts = (): FirstProduct[] =>
  Array.from({ length: 5 }, () => ({ id: newDocumentId(), name: '', price: '' }));
export const emptyHelper = (isFarm: boolean): Helper => ({
  id: newDocumentId(),
  name: '',
  email: '',
  work: isFarm ? 'birds' : 'selling',
});

/** Earlier answers of this person, so that the questions continue where they stopped. [BIZ-1, BIZ-8] */
export const readWelcome = (uid: string) => readDraft(setupKey(uid), SETUP_VERSION) as WelcomeDraft | undefined;
export const writeWelcome = (uid: string, draft: WelcomeDraft | undefined) =>
  writeDraft(setupKey(uid), SETUP_VERSION, draft);
