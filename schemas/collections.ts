import type { RoleName } from './choices.ts';
import { customer } from './customer.schema.ts';
import type { AnyKind } from './document-kind.ts';
import { expense } from './expense.schema.ts';
import { farmActivity } from './farm-activity.schema.ts';
import { flockCard, type Card } from './flock-card.ts';
import { flock } from './flock.schema.ts';
import { lateRecord } from './late-record.schema.ts';
import { payment } from './payment.schema.ts';
import { purchase } from './purchase.schema.ts';
import { rawMaterial } from './raw-material.schema.ts';
import { sale } from './sale.schema.ts';
import { shopItem } from './shop-item.schema.ts';
import { stockEntry } from './stock-entry.schema.ts';
import { vendor } from './vendor.schema.ts';

/*
 * The collections below businesses/{b}, one row each: their documents, and the rights of each role. firestore.rules
 * contains the same; tests/rules/collections.rules.test.ts compares the two. [RUL-15]
 */

type Fields = Readonly<Record<string, unknown>>;

/**
 * Rights that an admin needs, all of them or ones that include them; `owner` when no right suffices. The owner needs
 * none. [PPL-2]
 */
export type Needed = readonly (RoleName | 'owner')[];

/**
 * Rights needed to add, edit and void a document. Without `void` the documents are things, which are archived by an
 * edit.
 */
export interface Rights {
  readonly add: Needed;
  /** Undefined: the document cannot be edited, only voided. [RUL-16] */
  readonly edit?: Needed;
  readonly void?: Needed;
}

/**
 * Documents that attendants may read: none, all, or those for which the query has `field == value`. With a card they
 * read the cards, and no document of the collection itself. `also` are values of another field that make a document
 * readable regardless of its author. [PPL-14, SYN-35]
 */
export type ForAttendants =
  | 'nothing'
  | 'all'
  | { readonly field: string; readonly equals: true; readonly card: Card }
  | {
      readonly field: string;
      readonly equals: 'uid';
      readonly also: { readonly field: string; readonly is: readonly string[] };
    };

export interface Collection {
  readonly kind: AnyKind;
  /** A fact happened and is voided; a thing exists and is archived. [DOC-7, DOC-8] */
  readonly is: 'fact' | 'thing';
  readonly rights: (document: Fields) => Rights;
  readonly attendants: ForAttendants;
}

const sales: Rights = { add: ['add_sales'], edit: ['edit_sales'], void: ['delete_sales'] };
const customers: Rights = { add: ['add_sales'], edit: ['edit_sales'] };
const purchased: Rights = { add: ['add_purchases'], edit: ['edit_purchases'], void: ['edit_purchases'] };
const spent: Rights = { add: ['add_expenses'], edit: ['edit_expenses'], void: ['edit_expenses'] };
const bought: Rights = { add: ['add_purchases'], edit: ['edit_purchases'] };
const materials: Rights = { add: ['add_raw_materials'], edit: ['edit_raw_materials'] };
const flocks: Rights = { add: ['add_farm'], edit: ['edit_farm'] };
/** Attendants also add activities of their flocks, without any right. [ACT-10] */
const activities: Rights = { add: ['add_farm_activities'], void: ['edit_farm'] };

const onlyOwner: Rights = { add: ['owner'], void: ['owner'] };
const received: Rights = { add: ['add_sales'], void: ['delete_sales'] };
const paid: Rights = { add: ['add_purchases'], void: ['edit_purchases'] };
const paidForExpense: Rights = { add: spent.add, void: spent.void! };
const paidForFlock: Rights = { add: ['add_farm'], void: ['edit_farm'] };
const paidForMaterial: Rights = { add: ['add_raw_materials'], void: ['edit_raw_materials'] };

/** All replicated collections, by name. */
export const collections = {
  sales: { kind: sale, is: 'fact', rights: () => sales, attendants: 'nothing' },
  payments: { kind: payment, is: 'fact', rights: rightsOfPayment, attendants: 'nothing' },
  purchases: { kind: purchase, is: 'fact', rights: rightsOfPurchase, attendants: 'nothing' },
  expenses: { kind: expense, is: 'fact', rights: () => spent, attendants: 'nothing' },
  shop: { kind: shopItem, is: 'thing', rights: () => bought, attendants: 'nothing' },
  stock_entries: { kind: stockEntry, is: 'fact', rights: rightsOfStockEntry, attendants: 'nothing' },
  farm: {
    kind: flock,
    is: 'thing',
    rights: () => flocks,
    attendants: { field: 'open', equals: true, card: flockCard },
  },
  farm_activities: {
    kind: farmActivity,
    is: 'fact',
    rights: () => activities,
    // Treatments of a flock restrict its eggs for everyone; they contain no price. [VET-5]
    attendants: { field: 'created_by', equals: 'uid', also: { field: 'kind', is: ['medication', 'vaccination'] } },
  },
  raw_materials: { kind: rawMaterial, is: 'thing', rights: () => materials, attendants: 'all' },
  customers: { kind: customer, is: 'thing', rights: () => customers, attendants: 'nothing' },
  vendors: { kind: vendor, is: 'thing', rights: () => bought, attendants: 'nothing' },
} as const satisfies Record<string, Collection>;

export type CollectionBelow = keyof typeof collections;

/** The cards that accompany a collection's documents; undefined when it has none. */
export function cardsBeside(name: string): Card | undefined {
  const attendants: ForAttendants | undefined = Object.hasOwn(collections, name)
    ? collections[name as CollectionBelow].attendants
    : undefined;
  return typeof attendants === 'object' && attendants.equals === true ? attendants.card : undefined;
}

/**
 * businesses/{b}/late: unsent records of removed members; written by them, read by the owner, and not part of the
 * books. [RUL-17]
 */
export const late = { name: 'late', kind: lateRecord } as const;

/**
 * Rights of a payment: those of its target; without a target, of its party. Own money and opening cash are the owner's.
 */
function rightsOfPayment({ target_kind, party_kind, to_method }: Fields): Rights {
  if (target_kind === 'sale') return received;
  if (target_kind === 'purchase') return paid;
  if (target_kind === 'expense') return paidForExpense;
  if (target_kind === 'farm') return paidForFlock;
  if (target_kind === 'raw_material') return paidForMaterial;
  if (party_kind === 'customer') return received;
  if (party_kind === 'vendor') return paid;
  // Members who take money also bring it to the bank.
  return target_kind === 'account' && to_method !== undefined ? received : onlyOwner;
}

function rightsOfPurchase({ goods }: Fields): Rights {
  if (goods === 'shop') return purchased;
  const { edit } = materials;
  if (goods === 'raw_material') return { ...materials, void: edit! };
  const both = ['edit_purchases', 'edit_raw_materials'] as const;
  return { add: ['add_purchases', 'add_raw_materials'], edit: both, void: both };
}

/** A production run is farm work; cash is counted by members who take money; everything else belongs to the store. */
function rightsOfStockEntry({ kind, item_kind }: Fields): Rights {
  if (kind === 'production') return { add: ['add_production'], void: ['edit_farm'] };
  return kind === 'count' && item_kind === 'cash' ? received : paid;
}
