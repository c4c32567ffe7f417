import type { ComponentType, ReactNode } from 'react';
import type { BusinessView } from '../../../contract/account.ts';
import type { ListedParty, PartyAccount } from '../../../contract/parties.ts';
import type { CustomerEntry, SupplierEntry } from '../../../contract/exports.ts';
import type { Table } from '../../../domain/exports/table.ts';
import type { Side } from '../../../domain/parties/check-party.ts';
import type { Fact } from '../shared/person-facts.tsx';
import type { DraftFields } from '../../../ui/drafts/use-draft-form.ts';
import type { PartyFormText } from './party-form-text.ts';

/** A component within the page of a party. */
export type PartyPart = ComponentType<{ party: PartyAccount; business: BusinessView }>;

/** Differences between the screens of customers and of suppliers. */
export interface PartyKind {
  readonly side: Side;
  readonly noun: 'customers' | 'suppliers';
  /** Path of the list. */
  readonly path: string;
  readonly back: string;
  /** Whether this person may add them, and receive their payments or pay them. */
  readonly may: (business: BusinessView) => boolean;
  readonly words: () => PartyWords;
  /** Details in a list row, beside the phone. */
  readonly known: (row: ListedParty, isPart: boolean) => readonly (string | false | undefined)[];
  readonly facts: (party: PartyAccount, currency: string) => readonly Fact[];
  readonly OwnFields: ComponentType<OwnFieldsProps>;
  readonly FirstField?: ComponentType<OwnFieldsProps>;
  /** Actions on a party, before calling and the statement. */
  readonly Actions: PartyPart;
  readonly PayForm: ComponentType<PayFormProps>;
  /** The whole list as a table; declared as a method so that each kind accepts its own rows. */
  table(everybody: readonly (CustomerEntry | SupplierEntry)[], currency: string): Table;
  /** Storage key of the pairs that this phone's user declared to be different. */
  readonly apart: string;
  /** Returns once the file that another app shared. [OFF-7] */
  readonly takeShared?: () => Promise<File | undefined>;
}

/** Payment by them or to them, for everything that is open. */
export interface PayFormProps {
  readonly id: string;
  readonly balance: number;
  readonly currency: string;
  readonly onSaved: () => void;
  readonly children: ReactNode;
}

export interface OwnFieldsProps {
  readonly form: DraftFields<PartyFormText>;
  readonly currency: string;
}

/** Texts for the state of an account: something owed, paid in advance, or neither. */
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
  /** Text for an unknown state. */
  readonly unknown: string;
  /** Text for the open amount when more money was returned than they had paid. */
  readonly moneyGiven: string;
  readonly archived: ReactNode;
  readonly about: string;
  /** The possible debtors of an opening balance, the usual one first. */
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

/** A query or command of this kind, by its name. */
export const of = <A extends Asked>({ noun }: PartyKind, asked: A): `${'customers' | 'suppliers'}.${A}` =>
  `${noun}.${asked}`;

export type PartyPage = 'edit' | 'statement' | 'payment' | 'back' | 'merge';

/** Path of one party, or of one of its pages. */
export const partyPath = ({ path }: Pick<PartyKind, 'path'>, id: string, page?: PartyPage): string =>
  `${path}?id=${id}${page ? `&page=${page}` : ''}`;

/** Name of the URL parameter for the party to merge with. */
export const OTHER = 'other';
