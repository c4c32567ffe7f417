import type { Nothing } from './pieces.ts';
import type { LimitsDraft, LimitsError } from '../domain/business/alert-limits.ts';
import type {
  BusinessDraft,
  BusinessError,
  BusinessType,
  ProfileDraft,
  ReceiptDraft,
} from '../domain/business/check-business.ts';
import type { HabitsDraft, HabitsError } from '../domain/business/habits.ts';
import type { TaxesDraft, TaxesError } from '../domain/tax/taxes.ts';
import type { ReasonList, WordList } from '../domain/business/word-lists.ts';

/**
 * Why a file is not restored; nothing is changed then.
 * - NotABackup: another kind of file
 * - NewerBackup: made by a newer app version
 * - DamagedBackup: truncated, changed, or with invalid contents
 */
export type BackupError = { type: 'NotABackup' | 'NewerBackup' | 'DamagedBackup' };

/** Result of restoring the records of a backup file. [IMP-4] */
export interface RestoredBusiness {
  business: string;
  exported_at: string;
  /** Records restored as already sent. */
  added: number;
  /** Records already on this phone, or newer on it. */
  known: number;
  /** Records that had not been sent and are pending again. */
  waiting: number;
  /** Records that differ from those on this phone: both versions are kept, and the person is asked. [SYN-26] */
  asked: number;
}

/** One business of this person, with its sales as known to this phone. Units: minor units. [BIZ-11] */
export interface BusinessSums {
  id: string;
  name: string;
  /** Absent until its settings have been on this phone once. */
  currency?: string | undefined;
  own: boolean;
  is_open: boolean;
  /**
   * Units: minor units; absent for people who may not see it, and while this phone does not have the whole books of the
   * business.
   */
  sold_today?: number | undefined;
  to_collect?: number | undefined;
}

/** Queries about businesses and their settings. */
export interface BusinessQueries {
  businesses: { input: Nothing; output: readonly BusinessSums[] };
}

/** Commands on businesses and their settings. */
export interface BusinessCommands {
  'business.create': { input: BusinessDraft; value: { id: string }; error: BusinessError };
  'business.open': { input: { id: string }; value: null; error: never };
  'business.setProfile': { input: ProfileDraft; value: null; error: { type: 'NameMissing' | 'TooLong' | 'UrlWrong' } };
  /** Shrink and store the logo; null removes it. [SET-4] */
  'business.setLogo': { input: { file: Blob | null }; value: null; error: { type: 'NotAPicture' } };
  'business.setType': {
    input: BusinessType;
    value: null;
    /** NotSentYet: both farm and shop are chosen for a business that the server does not have yet. */
    error: { type: 'PickOneOption' } | { type: 'NotSentYet' };
  };
  'business.setHabits': { input: HabitsDraft; value: null; error: HabitsError };
  /** Set the limits and times at which people are alerted. [SET-6] */
  'business.setLimits': { input: LimitsDraft; value: null; error: LimitsError };
  'business.setTaxes': { input: { taxes: TaxesDraft | undefined }; value: null; error: TaxesError };
  'business.setReceipts': { input: ReceiptDraft; value: null; error: { type: 'TooLong' } };
  'business.addCategory': {
    input: { name: string };
    value: null;
    error: { type: 'NameMissing' | 'AlreadyThere' | 'TooMany' };
  };
  'business.removeCategory': { input: { name: string }; value: null; error: never };
  /** Close the days before `until`; null opens all days. [SET-9] */
  'business.lockDays': {
    input: { until: string | null };
    value: null;
    error: { type: 'FutureDate' | 'NoDay' | 'StillAddingUp' };
  };
  /** Offer one of the app's grades or reasons, or stop offering it. [SET-5] */
  'business.offerWord': {
    input: { list: WordList; word: string; on: boolean };
    value: null;
    error: { type: 'NotInList' };
  };
  'business.addReason': {
    input: { list: ReasonList; name: string };
    value: null;
    error: { type: 'NameMissing' | 'AlreadyThere' | 'TooMany' };
  };
  'business.removeReason': { input: { list: ReasonList; name: string }; value: null; error: never };
  /** Allowed for anyone with the token of a letter, and for the owner without one. [NTF-11] */
  'letters.stop': {
    input: { business_id: string; token?: string | undefined; stopped: boolean };
    value: null;
    error: { type: 'NoConnection' } | { type: 'LinkWrong' };
  };
  /**
   * The whole open business as one JSON text, for its owner: a machine-readable backup that a phone can restore.
   * [IMP-2, IMP-4]
   */
  'business.export': {
    input: Nothing;
    value: { filename: string; json: string };
    error: never;
  };
  /** Restore a business from its backup file; idempotent. Counts are of records. [IMP-4] */
  'business.restore': {
    input: { json: string };
    value: RestoredBusiness;
    error: BackupError | { type: 'BackupOfSomebodyElse'; email: string };
  };
}
