export type { Change } from '../domain/corrections/change.ts';

/** Input of what needs none. */
export type Nothing = Record<string, never>;

/** The end of the pages that were read: server's time, newest first, and the id. [CUS-6, VEN-2] */
export interface ThingCursor {
  at: number;
  id: string;
}

/** Where a record is: on this phone, on the server, or refused. [SYN-15] */
export type SyncState = 'pending' | 'synced' | 'rejected';

/** Refusals that any command may answer with. */
export type CommonError =
  /** The phone could not store it: full, or its storage failed. Nothing was saved. [DAT-5] */
  | { type: 'NotSaved'; reason: 'quota' | 'storage' }
  | { type: 'SignedOut' }
  /** This person's role does not allow it. */
  | { type: 'NotAllowed' };

/** Why something is not voided. */
export type VoidError = EditError | { type: 'ReasonMissing' };

/** What is to be changed is not on this phone. */
export interface EditError {
  type: 'NotHere';
}

/** Why something that happened is not put right. */
export type CorrectError =
  | EditError
  /** It was voided, or somebody else put it right meanwhile. */
  | { type: 'Voided' };
