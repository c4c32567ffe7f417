import type { Nothing } from './pieces.ts';
import type { DifferingField } from '../domain/sync/differing-fields.ts';
import type { KindNumbers } from '../domain/sync/numbers-by-kind.ts';
import type { Series } from '../domain/sync/series.ts';

/** As the books of the open business stand; `fetching` while some of its records have never come to this phone. Null where none are kept. [LED-59] */
export type BooksState = LedgerProgress | { readonly state: 'fetching' } | null;

/** How the books stand: up to date, values being worked out, or made anew from all records; or not to be had, and why. [LED-47, LED-48] */
export type LedgerProgress =
  | { readonly state: 'current' }
  | { readonly state: 'recalculating' }
  | { readonly state: 'building'; readonly booked: number }
  | { readonly state: 'failed'; readonly why: string };

/** How much of a business came to this phone, while not all of it is here. [LED-59] */
export interface Arrivals {
  /** Records that came. */
  readonly received: number;
  /** How many there are; absent until the server said it of every collection. */
  readonly of?: number | undefined;
}

/** Whether what is saved has its second copy; `reason` says why not. */
export interface Protection {
  journal: 'on' | 'off';
  /** - unsupported: this browser has no such file  - full: no space for it  - failed: its storage failed */
  reason?: 'unsupported' | 'full' | 'failed' | undefined;
  /** Records of this tab that only this phone has and that stand in its journal. */
  waiting_in_journal: number;
  /** When this start found the book damaged and put it together again. */
  restored_at?: string | undefined;
}

/** State of the exchange with the server, exact at any moment. [SYN-13] */
export interface SyncStatus {
  /** `starting` until the first round trip of this start has been tried. */
  connection: 'starting' | 'online' | 'offline';
  /** Records saved here and not yet accepted. */
  waiting: number;
  /** Records in the request that is under way. */
  sending: number;
  /** Records that the server refused. */
  refused: number;
  last_sent_at?: string | undefined;
  last_heard_at?: string | undefined;
  /** Records of the open business that came so far, while others are still to come. [LED-59] */
  arriving?: Arrivals | undefined;
  /** `expired`: the server no longer accepts this sign-in; everything stays here until the person signs in again. [SYN-16] */
  session: 'ok' | 'expired';
  /** Phone's clock minus the server's, when they are more than ten minutes apart. Units: ms. [MSG-24] */
  clock_off_ms?: number | undefined;
  /** The newest version of the app, as the operator says it; absent until it was heard. [OFF-2] */
  newest_version?: string | undefined;
}

/** What kind of record it is. */
export interface RecordKind {
  readonly collection: string;
  /** Which of its collection: an egg count, a loss. */
  readonly kind?: string | undefined;
}

/** A waiting or refused record, as the list on "phones & sync" shows it. [SYN-8] */
export interface UnsentRecord extends RecordKind {
  id: string;
  /** Sale number, customer's name, the flock that it is about …: what the person knows it by; '' without any. */
  title: string;
  saved_at: string;
  /** Absent for records that belong to no business. */
  business_id?: string | undefined;
  /** Whether the server ever had it: if not, whoever made it may correct it. [SYN-25] */
  accepted: boolean;
  /** Of a purchase that a form can change: what it brought, and for the farm its first material. */
  bought?: { goods: 'shop' } | { goods: 'raw_material'; material: string } | undefined;
  state: 'pending' | 'rejected';
  error?: { code: string; message: string; at: string } | undefined;
}

/** Rows of a server that this version cannot read: kept, listed, out of the books. [SYN-11] */
export interface UnreadableRow {
  path: string;
  problem: string;
}

/** A record that somebody could not send before they were removed; the owner decides. [PPL-11] */
export interface LateEntry extends RecordKind {
  path: string;
  /** As in UnsentRecord. */
  title: string;
  saved_at: string;
  /** When it reached the server. */
  handed_at: string;
  /** Who wrote it, when they are known here. */
  by?: string | undefined;
}

/** A record that was changed here and elsewhere at once: the fields that differ, mine beside theirs. [SYN-26] */
export interface TwoVersions {
  /** As in UnsentRecord. */
  id: string;
  collection: string;
  at: string;
  fields: readonly DifferingField[];
  mine: LastChange | undefined;
  theirs: LastChange | undefined;
}

/** Who changed a record last, when and why, as the record says. `by`: their name, where they are known here. */
export interface LastChange {
  by: string | undefined;
  at: string;
  reason?: string | undefined;
}

/** What became of the records of a hand-over file: how many of each kind, see `Taken`. [SYN-28] */
export type TakenOver = { from: string; made_at: string } & Record<
  'taken' | 'known' | 'asked' | 'unreadable' | 'not-here' | 'not-allowed',
  number
>;

/** What only the window can know of the device. Units: bytes. */
export interface WindowFacts {
  browser: string;
  storage: { used: number; quota: number; persisted: boolean } | null;
}

/** The numbered records of one phone. [SYN-33] */
export interface PhoneSeries extends Series {
  this_phone: boolean;
  /** Who used it last, when they are a member still. */
  name?: string | undefined;
  /** What it numbered by kind. [DOC-21] */
  numbers: readonly KindNumbers[];
}

/** Questions about the exchange with the server, the books and the device. */
export interface SyncQueries {
  'sync.status': { input: Nothing; output: SyncStatus };
  'sync.unsent': { input: Nothing; output: readonly UnsentRecord[] };
  /** Which of these records stand on this phone. [SHL-20] */
  'sync.saved': { input: { ids: readonly string[] }; output: readonly string[] };
  'sync.unreadable': { input: Nothing; output: readonly UnreadableRow[] };
  'sync.versions': { input: Nothing; output: readonly TwoVersions[] };
  /** For the owner: records that came too late. [PPL-11] */
  'sync.late': { input: Nothing; output: readonly LateEntry[] };
  'sync.series': { input: Nothing; output: readonly PhoneSeries[] };
  /** Whether what is saved here has a second copy. [SYN-20] */
  protection: { input: Nothing; output: Protection };
  /** How the books stand; null where none are kept. [LED-47, LED-52, LED-59] */
  'ledger.progress': { input: Nothing; output: BooksState };
}

/** Commands on the exchange with the server, the books and the device. */
export interface SyncCommands {
  'sync.sendNow': { input: Nothing; value: null; error: never };
  /** Put a refused record back into the queue. [SYN-8] */
  'sync.sendAgain': { input: { collection: string; id: string }; value: null; error: never };
  /** Of two versions, theirs stays and mine is let go: the person chose. [SYN-26] */
  'sync.keepTheirs': { input: { id: string }; value: null; error: never };
  /** All unsent records as one file, or one of them alone, for another phone of the same business. [SYN-28, SYN-25] */
  'sync.handOver': {
    input: { only?: { collection: string; id: string } | undefined };
    value: { filename: string; json: string; count: number };
    error: never;
  };
  /** Take over the records of such a file. [SYN-28] */
  'sync.takeOver': {
    input: { json: string };
    value: TakenOver;
    error: { type: 'NotAHandOver' };
  };
  /** The owner accepts or refuses a record that came too late. [PPL-11] */
  'sync.decideLate': {
    input: { path: string; accept: boolean };
    value: null;
    error: { type: 'CannotAccept'; reason: 'unreadable' | 'not-here' };
  };
  /** States, counts and reasons for somebody who helps; no names, no amounts. [SYN-33] */
  /** Make the books anew from all records. [LED-48] */
  'ledger.rebuild': { input: Nothing; value: null; error: never };
  'device.diagnostic': { input: WindowFacts; value: { filename: string; json: string }; error: never };
  /** Everything this device holds for this person, as one JSON text. [SHL-8] */
  'device.export': { input: Nothing; value: { filename: string; json: string }; error: never };
}
