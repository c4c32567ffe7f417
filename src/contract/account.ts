import type { RoleName } from '../../schemas/choices.ts';
import type { Nothing } from './pieces.ts';
import type { AlertLimits } from '../domain/business/alert-limits.ts';
import type { Habits } from '../domain/business/habits.ts';
import type { ChangedWords, WordList } from '../domain/business/word-lists.ts';
import type { Taxes } from '../domain/tax/taxes.ts';
import type { PhoneError } from '../domain/phones/phone-number.ts';

/**
 * Why the book of the signed-in person is not open in this tab. Nothing is lost in any of them.
 * - newer: a newer version wrote it; this code must not open it [SYN-30]
 * - blocked: it must be brought to this version and another tab still has it open [SYN-31]
 * - superseded: another tab brought it to a newer version [SYN-31]
 */
export type Held = 'newer' | 'blocked' | 'superseded';

/** Who is signed in on this device and which book is open. */
export type SessionView =
  | { state: 'signed-out' }
  | { state: 'held'; why: Held }
  | {
      state: 'signed-in';
      /** A farm to look around in, without an account. [RTE-3] */
      sample: boolean;
      uid: string;
      email: string;
      first_name: string;
      /** The own phone number, E.164. [SET-10] */
      phone?: string | undefined;
      /** Where this person registered, ISO 3166-1: it proposes the money and how phones begin. [ACC-12] */
      country?: string | undefined;
      /** False until this person's own document has been seen here: a first sign-in still fetching. */
      ready: boolean;
      business?: BusinessView | undefined;
      /** The chosen business when this person was removed from it: nothing of it is shown. [SYN-24] */
      locked?: LockedView | undefined;
      businesses: readonly { id: string; name: string }[];
    };

/** A business that this person may no longer see. */
export interface LockedView {
  id: string;
  name?: string | undefined;
  owner_name?: string | undefined;
  /** When this phone learnt of it. */
  since: string;
}

/** The open business and what this person may do in it. */
export interface BusinessView {
  id: string;
  name: string;
  currency: string;
  default_units: 'tray' | 'dozen' | 'piece';
  /** How it counts and dates. [SET-4] */
  habits: Habits;
  /** The tax that it charges; absent where it charges none. [TAX-1] */
  taxes?: Taxes | undefined;
  /** From which point on somebody is told, and when. [SET-6] */
  limits: AlertLimits;
  address?: string | undefined;
  phone?: string | undefined;
  tax_id?: string | undefined;
  website?: string | undefined;
  /** A data address of a small JPEG. [SET-4] */
  logo?: string | undefined;
  /** What stands on every invoice and receipt, and how wide the roll is in millimetres. [SET-7] */
  receipt: {
    header?: string | undefined;
    footer?: string | undefined;
    width: '58' | '80';
    prefix?: string | undefined;
  };
  /** Categories of raw materials. [BIZ-3] */
  categories: readonly string[];
  /** Grades and reasons: what this business does not use, and its own words. [SET-5] */
  words: Readonly<Record<WordList, ChangedWords>>;
  /** The first open day; the days before it are closed. [SET-9] */
  locked_until?: string | undefined;
  /** When the owner closed them. */
  locked_at?: string | undefined;
  /** The specification's flags: shop and farm option, processing. */
  purchases: boolean;
  farm_activities: boolean;
  production: boolean;
  role: 'owner' | 'admin' | 'attendant';
  roles: Partial<Record<RoleName, boolean>>;
  /** Name of the owner, to say whom to ask. */
  owner_name?: string | undefined;
}

/** Somebody whose book opens here with a PIN. [ACC-14] */
export interface PinAccount {
  uid: string;
  first_name: string;
  email: string;
  /** When the next try is allowed, after wrong ones. Units: ms since 1970. */
  next_try_at?: number | undefined;
}

export type AuthError =
  /** Code and message as the identity provider words them, and in plain words where its own say little. [ACC-3] */
  { type: 'AuthRefused'; code: string; message: string; advice?: string | undefined } | { type: 'NoConnection' };

/** Questions about who is signed in on this device. */
export interface AccountQueries {
  'session.current': { input: Nothing; output: SessionView };
  /** Who opens their book on this phone with a PIN; who was here last stands first. [ACC-14] */
  'account.pins': { input: Nothing; output: readonly PinAccount[] };
}

/** Commands on who is signed in on this device. */
export interface AccountCommands {
  'account.signIn': { input: { email: string; password: string }; value: { uid: string }; error: AuthError };
  'account.register': {
    /** `referral_id`: the code of the link that brought them. [RTE-13] `country`: ISO 3166-1, what it proposes follows. [ACC-12] */
    input: {
      first_name: string;
      email: string;
      password: string;
      referral_id?: string | undefined;
      country?: string | undefined;
      /** They come to work in somebody's book: no letter asks them to begin an own one. [NTF-9] */
      invited?: boolean | undefined;
    };
    value: { uid: string };
    error: AuthError | { type: 'NameMissing' };
  };
  /** A PIN for this person on this phone, instead of any earlier one. [ACC-14] */
  'account.setPin': { input: { pin: string }; value: null; error: { type: 'NotAPin' | 'NoPinHere' } };
  'account.removePin': { input: Nothing; value: null; error: never };
  /** A token with which messages reach this phone; `instead` is its earlier one. [NTF-6] */
  'account.keepPushToken': { input: { token: string; instead?: string | undefined }; value: null; error: never };
  /** Close the book until the PIN is typed; in every tab. Refused without a PIN. */
  /** Open a sample farm for whoever is not signed in. [RTE-3] */
  'account.lookAround': { input: Nothing; value: null; error: { type: 'SignedIn' } };
  'account.lock': { input: Nothing; value: null; error: { type: 'NoPinHere' } };
  /** Open somebody's book with their PIN, without a network. `wait_ms`: no try before. [ACC-14] */
  'account.unlock': {
    input: { uid: string; pin: string };
    value: null;
    error: { type: 'WrongPin'; wait_ms: number } | { type: 'TooSoon'; wait_ms: number } | { type: 'NoPinHere' };
  };
  'account.sendReset': { input: { email: string }; value: null; error: AuthError };
  /** The cached token is cleared and fetched anew. [OFF-3] */
  'account.renewToken': { input: Nothing; value: null; error: AuthError };
  /** Refused with a count while records wait, unless `leave_unsent`; they are then kept for the same person. [ACC-7] */
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
