import type { ComponentType, ReactNode } from 'react';
import type { BusinessView } from '../../../contract/account.ts';
import type { ListedParty, PartyAccount } from '../../../contract/parties.ts';
import type { CustomerEntry, SupplierEntry } from '../../../contract/exports.ts';
import type { Table } from '../../../domain/exports/table.ts';
import type { Side } from '../../../domain/parties/check-party.ts';
import type { Fact } from '../shared/person-facts.tsx';
import type { PartyFormText } from './party-form-text.ts';

/** A part of such a page. */
export type PartyPart = ComponentType<{ party: PartyAccount; business: BusinessView }>;

/** What differs between the screens of customers and of suppliers. */
export interface PartyKind {
  readonly side: Side;
  readonly noun: 'customers' | 'suppliers';
  /** Where they are, and where one comes from. */
  readonly path: string;
  readonly back: string;
  /** Whether this person may add them, and take money of them or pay them. */
  readonly may: (business: BusinessView) => boolean;
  readonly words: () => PartyWords;
  /** What is said of one in a list, beside the phone. */
  readonly known: (row: ListedParty, isPart: boolean) => readonly (string | false | undefined)[];
  readonly facts: (party: PartyAccount, currency: string) => readonly Fact[];
  readonly OwnFields: ComponentType<OwnFieldsProps>;
  readonly FirstField?: ComponentType<OwnFieldsProps>;
  /** What can be done with one, before calling and the statement. */
  readonly Actions: PartyPart;
  readonly PayForm: ComponentType<PayFormProps>;
  /** The whole list as a table, by a method so that each takes its own rows. */
  table(everybody: readonly (CustomerEntry | SupplierEntry)[], currency: string): Table;
  /** Word of this phone's memory for those that were said to be two. */
  readonly apart: string;
  /** Gives once what another app shared. [OFF-7] */
  readonly takeShared?: () => Promise<File | undefined>;
}

/** Money of them or to them, for all that is open. */
export interface PayFormProps {
  readonly id: string;
  readonly balance: number;
  readonly currency: string;
  readonly onSaved: () => void;
  readonly children: ReactNode;
}

export interface OwnFieldsProps {
  readonly form: PartyFormText;
  readonly currency: string;
  readonly error: { type: string } | undefined;
  readonly onType: (part: Partial<PartyFormText>) => void;
}

/** How an account stands: with something owed, paid ahead, or neither. */
interface Standing {
  readonly owes: ReactNode;
  readonly ahead: ReactNode;
  readonly even: ReactNode;
}

export interface PartyWords {
  readonly title: string;
  readonly description: string;
  readonly one: string;
  readonly oneDescription: string;
  readonly newOne: string;
  readonly newDescription: string;
  readonly edit: string;
  readonly editDescription: string;
  readonly more: string;
  readonly pay: string;
  readonly payDescription: string;
  readonly giveBack: string;
  readonly giveBackDescription: string;
  readonly searchLabel: string;
  readonly which: string;
  readonly owing: string;
  readonly totals: (currency: string) => { readonly owed: ReactNode; readonly ahead: ReactNode };
  readonly nobodyYet: ReactNode;
  readonly nobodyFound: ReactNode;
  readonly nobodyOwing: ReactNode;
  readonly balance: (currency: string) => Standing;
  readonly tag: Standing;
  /** Of whom nothing is known. */
  readonly unknown: string;
  /** What is open when more money was given back than they had paid. */
  readonly moneyGiven: string;
  readonly archived: ReactNode;
  readonly about: string;
  /** Who owed it before the book began, the usual one first. */
  readonly opening: readonly { readonly value: 'them' | 'us'; readonly label: string }[];
  readonly same: string;
  readonly sameDescription: string;
  readonly others: string;
  readonly noOther: ReactNode;
  readonly explain: (goes: string, kept: string) => string;
  readonly twice: (name: string) => ReactNode;
  readonly alike: (name: string, other: string) => ReactNode;
  readonly areTwo: ReactNode;
  readonly statementDescription: string;
  readonly nothingYet: ReactNode;
  readonly import: string;
  readonly importDescription: string;
  readonly notHere: ReactNode;
  readonly toAll: ReactNode;
}

type Asked = 'page' | 'list' | 'account' | 'alike' | 'twins' | 'statement' | 'add' | 'edit' | 'archive' | 'merge';

/** A question or command of this kind, by its name. */
export const of = <A extends Asked>({ noun }: PartyKind, asked: A): `${'customers' | 'suppliers'}.${A}` =>
  `${noun}.${asked}`;

export type PartyPage = 'edit' | 'statement' | 'payment' | 'back' | 'merge';

/** Where one party, or something of theirs, is. */
export const partyPath = ({ path }: Pick<PartyKind, 'path'>, id: string, page?: PartyPage): string =>
  `${path}?id=${id}${page ? `&page=${page}` : ''}`;

/** The word in the address for who else somebody may be. */
export const OTHER = 'other';
