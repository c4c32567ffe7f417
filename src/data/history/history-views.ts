import type { SyncState } from '../port.ts';

/** One thing that somebody did to a record. */
export interface PastChange {
  readonly key: string;
  readonly id: string;
  readonly collection: string;
  /** What the person knows the record by: number, name; '' without one. */
  readonly title: string;
  readonly did: 'made' | 'changed' | 'voided';
  readonly at: string;
  /** Absent of somebody who is not known here. */
  readonly by?: string | undefined;
  /** Day of a fact. */
  readonly day?: string | undefined;
  /** The day that a wrong clock said when it was written down. [DOC-18] */
  readonly said?: string | undefined;
  /** Names of the fields that were changed. */
  readonly fields: readonly string[];
  readonly reason?: string | undefined;
  /** The day was closed when this came. [SET-9] */
  readonly late: boolean;
  readonly sync: SyncState;
}

export interface WhoChanged {
  readonly rows: readonly PastChange[];
  /** More wait behind `limit`. */
  readonly more: boolean;
  /** Everybody who did something, by name. */
  readonly people: readonly { readonly uid: string; readonly name: string }[];
  /** How much came for closed days. */
  readonly late: number;
}
