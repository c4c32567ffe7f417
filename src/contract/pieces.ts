export type { Change } from '../domain/corrections/change.ts';

/** Input of queries and commands that take none. */
export type Nothing = Record<string, never>;

/** Cursor at the end of the pages read: server's time, newest first, and the id. [CUS-6, VEN-2] */
export interface ThingCursor {
  at: number;
  id: string;
}

/** State of a record: pending on this phone, on the server, or refused. [SYN-15] */
export type SyncState = 'pending' | 'synced' | 'rejected';

/** Refusals that any command may return. */
export type CommonError =
  /** The phone could not store it: full, or its storage failed. Nothing was saved. [DAT-5] */
  | { type: 'NotSaved'; reason: 'quota' | 'storage' }
  /** The record would break its schema, by this field: a fault of the app. Nothing was saved. [DOC-13] */
  | { type: 'NotSaved'; reason: 'invalid'; field: string }
  | { type: 'SignedOut' }
  /** This person's role does not allow it. */
  | { type: 'NotAllowed' };

/** Reasons why a record is not voided. */
export type VoidError = EditError | { type: 'ReasonMissing' };

/** The record to change is not on this phone. */
export interface EditError {
  type: 'NotHere';
}

/** Reasons why a fact is not corrected. */
export type CorrectError =
  | EditError
  /** The record was voided, or another person corrected it meanwhile. */
  | { type: 'Voided' };
