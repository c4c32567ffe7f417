import type { Nothing } from './pieces.ts';
import type { DifferingField } from '../domain/sync/differing-fields.ts';
import type { KindNumbers } from '../domain/sync/numbers-by-kind.ts';
import type { Series } from '../domain/sync/series.ts';

/**
 * State of the books of the open business; `fetching` while some of its records have never arrived on this phone. Null
 * when none are kept. [LED-59]
 */
export type BooksState = LedgerProgress | { readonly state: 'fetching' } | null;

/**
 * Progress of the books: up to date, folding values, or rebuilding from all records; or failed, with the reason.
 * [LED-47, LED-48]
 */
export type LedgerProgress =
  | { readonly state: 'current' }
  | { readonly state: 'recalculating' }
  | { readonly state: 'building'; readonly booked: number }
  | { readonly state: 'failed'; readonly why: string };

/** How much of a business has arrived on this phone, while it is incomplete. [LED-59] */
export interface Arrivals {
  /** Records that arrived. */
  readonly received: number;
  /** Their total; absent until the server has reported it for every collection. */
  readonly of?: number | undefined;
}

/** Whether saved records have their second copy; `reason` explains why not. */
export interface Protection {
  journal: 'on' | 'off';
  /** - unsupported: this browser has no such file  - full: no space for it  - failed: its storage failed */
  reason?: 'unsupported' | 'full' | 'failed' | undefined;
  /** Records of this tab that exist only on this phone and are in its journal. */
  waiting_in_journal: number;
  /** Set when this start found the book damaged and repaired it. */
  restored_at?: string | undefined;
}

/** State of the exchange with the server, exact at any moment. [SYN-13] */
export interface SyncStatus {
  /** `starting` until the first round trip of this start has been tried. */
  connection: 'starting' | 'online' | 'offline';
  /** Records saved on this phone and not yet accepted. */
  waiting: number;
  /** Records in the request in flight. */
  sending: number;
  /** Records that the server refused. */
  refused: number;
  last_sent_at?: string | undefined;
  last_heard_at?: string | undefined;
  /** Records of the open business that have arrived, while others are still to come. [LED-59] */
  arriving?: Arrivals | undefined;
  /**
   * `expired`: the server no longer accepts this sign-in; everything stays on this phone until the person signs in
   * again. [SYN-16]
   */
  session: 'ok' | 'expired';
  /** The phone's clock minus the server's, when they differ by more than ten minutes. Units: ms. [MSG-24] */
  clock_off_ms?: number | undefined;
  /** The newest app version, as announced by the operator; absent until received. [OFF-2] */
  newest_version?: string | undefined;
}

/** Kind of a record. */
export interface RecordKind {
  readonly collection: string;
  /** Subtype within its collection: an egg count, a loss. */
  readonly kind?: string | undefined;
}

/** A pending or refused record, as listed on "phones & sync". [SYN-8] */
export interface UnsentRecord extends RecordKind {
  id: string;
  /**
   * Text by which the person recognises it, such as the sale number, the customer's name or the flock; '' without any.
   */
  title: string;
  saved_at: string;
  /** Absent for records that belong to no business. */
  business_id?: string | undefined;
  /** Whether the server ever accepted it: if not, its author may correct it. [SYN-25] */
  accepted: boolean;
  /** For a purchase that a form can change: its kind of goods, and for the farm its first material. */
  bought?: { goods: 'shop' } | { goods: 'raw_material'; material: string } | undefined;
  state: 'pending' | 'rejected';
  error?: { code: string; message: string; at: string } | undefined;
}

/** Rows from the server that this version cannot read: kept, listed, and excluded from the books. [SYN-11] */
export interface UnreadableRow {
  path: string;
  problem: string;
}

/** A record that its author could not send before being removed; the owner decides about it. [PPL-11] */
export interface LateEntry extends RecordKind {
  path: string;
  /** As in UnsentRecord. */
  title: string;
  saved_at: string;
  /** When it reached the server. */
  handed_at: string;
  /** Name of the author, when known on this phone. */
  by?: string | undefined;
}

/**
 * A record changed on this phone and elsewhere at once: the fields that differ, the local version beside the other.
 * [SYN-26]
 */
export interface TwoVersions {
  /** As in UnsentRecord. */
  id: string;
  collection: string;
  at: string;
  fields: readonly DifferingField[];
  mine: LastChange | undefined;
  theirs: LastChange | undefined;
}

/**
 * The last change of a record: author, time and reason, according to the record. `by`: the author's name, when known on
 * this phone.
 */
export interface LastChange {
  by: string | undefined;
  at: string;
  reason?: string | undefined;
}

/** Result of taking over a hand-over file: number of records of each outcome, see `Taken`. [SYN-28] */
export type TakenOver = { from: string; made_at: string } & Record<
  'taken' | 'known' | 'asked' | 'unreadable' | 'not-here' | 'not-allowed',
  number
>;

/** Facts about the device that only the window can know. Units: bytes. */
export interface WindowFacts {
  browser: string;
  storage: { used: number; quota: number; persisted: boolean } | null;
}

/** The numbered records of one phone. [SYN-33] */
export interface PhoneSeries extends Series {
  this_phone: boolean;
  /** Name of its last user, if still a member. */
  name?: string | undefined;
  /** Its numbers by kind. [DOC-21] */
  numbers: readonly KindNumbers[];
}

/** Queries about the exchange with the server, the books and the device. */
export interface SyncQueries {
  'sync.status': { input: Nothing; output: SyncStatus };
  'sync.unsent': { input: Nothing; output: readonly UnsentRecord[] };
  /** The ids of those records that are stored on this phone. [SHL-20] */
  'sync.saved': { input: { ids: readonly string[] }; output: readonly string[] };
  'sync.unreadable': { input: Nothing; output: readonly UnreadableRow[] };
  'sync.versions': { input: Nothing; output: readonly TwoVersions[] };
  /** For the owner: late records. [PPL-11] */
  'sync.late': { input: Nothing; output: readonly LateEntry[] };
  'sync.series': { input: Nothing; output: readonly PhoneSeries[] };
  /** Whether records saved on this phone have a second copy. [SYN-20] */
  protection: { input: Nothing; output: Protection };
  /** State of the books; null when none are kept. [LED-47, LED-52, LED-59] */
  'ledger.progress': { input: Nothing; output: BooksState };
}

/** Commands on the exchange with the server, the books and the device. */
export interface SyncCommands {
  'sync.sendNow': { input: Nothing; value: null; error: never };
  /** Queue a refused record again. [SYN-8] */
  'sync.sendAgain': { input: { collection: string; id: string }; value: null; error: never };
  /** Resolve a conflict by keeping their version and discarding the local one. [SYN-26] */
  'sync.keepTheirs': { input: { id: string }; value: null; error: never };
  /** All unsent records, or a single one, as one file for another phone of the same business. [SYN-28, SYN-25] */
  'sync.handOver': {
    input: { only?: { collection: string; id: string } | undefined };
    value: { filename: string; json: string; count: number };
    error: never;
  };
  /** Take over the records of a hand-over file. [SYN-28] */
  'sync.takeOver': {
    input: { json: string };
    value: TakenOver;
    error: { type: 'NotAHandOver' };
  };
  /** Accept or refuse a late record, as the owner. [PPL-11] */
  'sync.decideLate': {
    input: { path: string; accept: boolean };
    value: null;
    error: { type: 'CannotAccept'; reason: 'unreadable' | 'not-here' };
  };
  /** Rebuild the books from all records. [LED-48] */
  'ledger.rebuild': { input: Nothing; value: null; error: never };
  /** States, counts and reasons for a support person; no names, no amounts. [SYN-33] */
  'device.diagnostic': { input: WindowFacts; value: { filename: string; json: string }; error: never };
  /** Everything that this device stores for this person, as one JSON text. [SHL-8] */
  'device.export': { input: Nothing; value: { filename: string; json: string }; error: never };
}
