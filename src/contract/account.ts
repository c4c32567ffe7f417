import type { RoleName } from '../../schemas/choices.ts';
import type { Nothing } from './pieces.ts';
import type { AlertLimits } from '../domain/business/alert-limits.ts';
import type { Habits } from '../domain/business/habits.ts';
import type { ChangedWords, WordList } from '../domain/business/word-lists.ts';
import type { Taxes } from '../domain/tax/taxes.ts';
import type { PhoneError } from '../domain/phones/phone-number.ts';

/**
 * Why the book of the signed-in person is not open in this tab. No data is lost in any of these states.
 * - newer: written by a newer app version; this code must not open it [SYN-30]
 * - blocked: it must be migrated to this version and another tab still has it open [SYN-31]
 * - superseded: another tab migrated it to a newer version [SYN-31]
 */
export type Held = 'newer' | 'blocked' | 'superseded';

/** The signed-in person on this device and their open book. */
export type SessionView =
  | { state: 'signed-out' }
  | { state: 'held'; why: Held }
  | {
      state: 'signed-in';
      /** True for a sample farm to explore without an account. [RTE-3] */
      sample: boolean;
      uid: string;
      email: string;
      first_name: string;
      /** The person's own phone number, E.164. [SET-10] */
      phone?: string | undefined;
      /**
       * Country in which this person registered, ISO 3166-1: it proposes the currency and the prefix of phone numbers.
       * [ACC-12]
       */
      country?: string | undefined;
      /** False until this person's own document has arrived on this phone: a first sign-in is still fetching. */
      ready: boolean;
      business?: BusinessView | undefined;
      /** The chosen business when this person was removed from it: none of its data is shown. [SYN-24] */
      locked?: LockedView | undefined;
      businesses: readonly { id: string; name: string }[];
    };

/** A business that this person may no longer read. */
export interface LockedView {
  id: string;
  name?: string | undefined;
  owner_name?: string | undefined;
  /** When this phone learnt of it. */
  since: string;
}

/** The open business and this person's rights in it. */
export interface BusinessView {
  id: string;
  name: string;
  currency: string;
  default_units: 'tray' | 'dozen' | 'piece';
  /** Its number and date formats. [SET-4] */
  habits: Habits;
  /** Its sales tax; absent when it charges none. [TAX-1] */
  taxes?: Taxes | undefined;
  /** Limits and times at which people are alerted. [SET-6] */
  limits: AlertLimits;
  address?: string | undefined;
  phone?: string | undefined;
  tax_id?: string | undefined;
  website?: string | undefined;
  /** A data URL of a small JPEG. [SET-4] */
  logo?: string | undefined;
  /** Texts printed on every invoice and receipt, and the width of the paper roll in millimetres. [SET-7] */
  receipt: {
    header?: string | undefined;
    footer?: string | undefined;
    width: '58' | '80';
    prefix?: string | undefined;
  };
  /** Categories of raw materials. [BIZ-3] */
  categories: readonly string[];
  /** Grades and reasons: those of the app that this business does not use, and its own words. [SET-5] */
  words: Readonly<Record<WordList, ChangedWords>>;
  /** The first open day; the days before it are closed. [SET-9] */
  locked_until?: string | undefined;
  /** When the owner closed the days before. */
  locked_at?: string | undefined;
  /** The specification's flags: shop and farm option, processing. */
  purchases: boolean;
  farm_activities: boolean;
  production: boolean;
  role: 'owner' | 'admin' | 'attendant';
  roles: Partial<Record<RoleName, boolean>>;
  /** Name of the owner, shown as the person to ask. */
  owner_name?: string | undefined;
}

/** A person whose book opens on this phone with a PIN. [ACC-14] */
export interface PinAccount {
  uid: string;
  first_name: string;
  email: string;
  /** When the next attempt is allowed after wrong ones. Units: ms since 1970. */
  next_try_at?: number | undefined;
}

export type AuthError =
  /**
   * Code and message of the identity provider, with advice in plain words where its own message says little. [ACC-3]
   */
  { type: 'AuthRefused'; code: string; message: string; advice?: string | undefined } | { type: 'NoConnection' };

/** Queries about the account on this device. */
export interface AccountQueries {
  'session.current': { input: Nothing; output: SessionView };
  /** People who open their book on this phone with a PIN, most recent user first. [ACC-14] */
  'account.pins': { input: Nothing; output: readonly PinAccount[] };
}

/** Commands on the account on this device. */
export interface AccountCommands {
  'account.signIn': { input: { email: string; password: string }; value: { uid: string }; error: AuthError };
  'account.register': {
    /**
     * `referral_id`: the code of the link that brought them. [RTE-13] `country`: ISO 3166-1, used for proposed
     * settings. [ACC-12]
     */
    input: {
      first_name: string;
      email: string;
      password: string;
      referral_id?: string | undefined;
      country?: string | undefined;
      /**
       * True when they register to work in another person's business: no letter asks them to start their own. [NTF-9]
       */
      invited?: boolean | undefined;
    };
    value: { uid: string };
    error: AuthError | { type: 'NameMissing' };
  };
  /** Set a PIN for this person on this phone, replacing any earlier one. [ACC-14] */
  'account.setPin': { input: { pin: string }; value: null; error: { type: 'NotAPin' | 'NoPinHere' } };
  'account.removePin': { input: Nothing; value: null; error: never };
  /** Store a push token for messages to this phone; `instead` is the token it replaces. [NTF-6] */
  'account.keepPushToken': { input: { token: string; instead?: string | undefined }; value: null; error: never };
  /** Open a sample farm for a visitor who is not signed in. [RTE-3] */
  'account.lookAround': { input: Nothing; value: null; error: { type: 'SignedIn' } };
  /** Close the book in every tab until the PIN is entered. Refused without a PIN. */
  'account.lock': { input: Nothing; value: null; error: { type: 'NoPinHere' } };
  /**
   * Open a person's book with their PIN, without a network. `wait_ms`: time before another attempt is allowed. [ACC-14]
   */
  'account.unlock': {
    input: { uid: string; pin: string };
    value: null;
    error: { type: 'WrongPin'; wait_ms: number } | { type: 'TooSoon'; wait_ms: number } | { type: 'NoPinHere' };
  };
  'account.sendReset': { input: { email: string }; value: null; error: AuthError };
  /** Clear the cached token and fetch a new one. [OFF-3] */
  'account.renewToken': { input: Nothing; value: null; error: AuthError };
  /**
   * Refused with a count while records are pending, unless `leave_unsent` is set; they are then kept for the same
   * person. [ACC-7]
   */
  'account.signOut': {
    input: { leave_unsent: boolean };
    value: null;
    error: { type: 'UnsentRecords'; count: number } | { type: 'SignOutFailed' };
  };
  'account.setMe': {
    input: { first_name: string; phone: string };
    value: null;
    error: { type: 'NameMissing' } | PhoneError;
  };
}
