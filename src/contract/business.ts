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
 * Why a file is not brought back; nothing is changed then.
 * - NotABackup: something else
 * - NewerBackup: made by a newer version of the app
 * - DamagedBackup: cut off, changed, or not what a backup holds
 */
export type BackupError = { type: 'NotABackup' | 'NewerBackup' | 'DamagedBackup' };

/** What became of the records of a backup file. [IMP-4] */
export interface RestoredBusiness {
  business: string;
  exported_at: string;
  /** Records that came back as sent. */
  added: number;
  /** Here already, or newer here. */
  known: number;
  /** They were not sent, and wait again. */
  waiting: number;
  /** Here they say something else: both versions are kept, and the person is asked. [SYN-26] */
  asked: number;
}

/** One business of this person with what this phone knows of its sales. Units: minor units. [BIZ-11] */
export interface BusinessSums {
  id: string;
  name: string;
  /** Absent until its settings were here once. */
  currency?: string | undefined;
  own: boolean;
  is_open: boolean;
  /** Minor units; absent for whom they are not, and while this phone has no whole books of it. */
  sold_today?: number | undefined;
  to_collect?: number | undefined;
}

/** Questions about businesses and their settings. */
export interface BusinessQueries {
  businesses: { input: Nothing; output: readonly BusinessSums[] };
}

/** Commands on businesses and their settings. */
export interface BusinessCommands {
  'business.create': { input: BusinessDraft; value: { id: string }; error: BusinessError };
  'business.open': { input: { id: string }; value: null; error: never };
  'business.setProfile': { input: ProfileDraft; value: null; error: { type: 'NameMissing' | 'TooLong' | 'UrlWrong' } };
  /** The logo becomes small; null takes it away. [SET-4] */
  'business.setLogo': { input: { file: Blob | null }; value: null; error: { type: 'NotAPicture' } };
  'business.setType': {
    input: BusinessType;
    value: null;
    /** NotSentYet: both farm and shop, of a business that the server does not have yet. */
    error: { type: 'PickOneOption' } | { type: 'NotSentYet' };
  };
  'business.setHabits': { input: HabitsDraft; value: null; error: HabitsError };
  /** From which point on somebody is told, and when. [SET-6] */
  'business.setLimits': { input: LimitsDraft; value: null; error: LimitsError };
  'business.setTaxes': { input: { taxes: TaxesDraft | undefined }; value: null; error: TaxesError };
  'business.setReceipts': { input: ReceiptDraft; value: null; error: { type: 'TooLong' } };
  'business.addCategory': {
    input: { name: string };
    value: null;
    error: { type: 'NameMissing' | 'AlreadyThere' | 'TooMany' };
  };
  'business.removeCategory': { input: { name: string }; value: null; error: never };
  /** The days before `until` are closed; null opens all. [SET-9] */
  'business.lockDays': {
    input: { until: string | null };
    value: null;
    error: { type: 'FutureDate' | 'NoDay' | 'StillAddingUp' };
  };
  /** A grade or reason of the app is offered, or is not. [SET-5] */
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
  /** InviteClosed: somebody used it, it was revoked, it is over, or it is for another e-mail; the page then says which. */
  /** With the token of a letter anybody, without one the owner. [NTF-11] */
  'letters.stop': {
    input: { business_id: string; token?: string | undefined; stopped: boolean };
    value: null;
    error: { type: 'NoConnection' } | { type: 'LinkWrong' };
  };
  /** Everything of the open business, for its owner, as one JSON text: what a program reads, and a phone restores. [IMP-2, IMP-4] */
  'business.export': {
    input: Nothing;
    value: { filename: string; json: string };
    error: never;
  };
  /** Bring a business back from its backup file; any number of times is once. Counts are of records. [IMP-4] */
  'business.restore': {
    input: { json: string };
    value: RestoredBusiness;
    error: BackupError | { type: 'BackupOfSomebodyElse'; email: string };
  };
}
