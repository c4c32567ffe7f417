import { readDraft, writeDraft } from '../draft-storage.ts';

const KEY = 'flockbook-printed';
const VERSION = 1;
/** Papers that are remembered; of one that was printed before as many others a copy says nothing. */
const MOST = 5_000;

const printed = (): readonly string[] => (readDraft(KEY, VERSION) as readonly string[] | undefined) ?? [];

/** Whether this phone printed a paper before: then it is a copy. [INV-4] */
export const wasPrinted = (paper: string): boolean => printed().includes(paper);

/** This phone prints it now. */
export function notePrinted(paper: string): void {
  if (!wasPrinted(paper)) writeDraft(KEY, VERSION, [...printed(), paper].slice(-MOST));
}
