import { map, type Observable } from 'rxjs';
import type { CollectionBelow } from '../../../../schemas/collections.ts';
import type { Customer } from '../../../../schemas/customer.schema.ts';
import type { Vendor } from '../../../../schemas/vendor.schema.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import type { PartyRow, PartyView } from '../../../contract/parties.ts';
import { liveRows } from '../../../data/live.ts';
import { mayEdit } from '../../../data/rights.ts';
import type { OpenBusiness, Session } from '../../../data/session.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { detailsOf, type PartyDraft, type Side } from '../../../domain/parties/check-party.ts';
import type { Book, CustomerDoc, VendorDoc } from '../../../store/book.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import type { RowStore } from '../../../store/row-store.ts';
import { standing } from './merged-people.ts';

/** A customer or a supplier: fields that only one of them has are absent in the other. */
export type PartyDoc = Omit<CustomerDoc, 'doc_id'> & Partial<Omit<VendorDoc, keyof CustomerDoc | 'vendor_uid'>>;
type Party = Omit<Customer, 'doc_id'> & Partial<Omit<Vendor, keyof Customer | 'vendor_uid'>>;

/** Differences between customers and suppliers, for commands and queries that treat both alike. */
export interface PartySide {
  readonly side: Side;
  readonly collection: CollectionBelow & ('customers' | 'vendors');
  readonly store: (book: Book) => RowStore<PartyDoc>;
  /** The account of their debt to the business, or of the business's debt to them. */
  readonly account: Debt['side'];
  /** Fields that a user types. */
  readonly typed: readonly (keyof Party)[];
  /** A copy of the id, under the specification's name. */
  readonly ownId: 'doc_id' | 'vendor_uid';
}

export const CUSTOMERS: PartySide = {
  side: 'buys',
  collection: 'customers',
  store: ({ customers }) => customers,
  account: ACCOUNTS.receivables,
  typed: ['name', 'phones', ...detailsOf('buys')],
  ownId: 'doc_id',
};

export const SUPPLIERS: PartySide = {
  side: 'sells',
  collection: 'vendors',
  store: ({ vendors }) => vendors,
  account: ACCOUNTS.payables,
  typed: ['name', 'phones', ...detailsOf('sells')],
  ownId: 'vendor_uid',
};

/** All customers or suppliers of a business, live: few compared with the sales, and a search may match any of them. */
export const everyParty = ({ store }: PartySide, { book }: Session, businessId: string): Observable<PartyDoc[]> =>
  liveRows<PartyDoc>(store(book).collection, { selector: { business_id: { $eq: businessId } } });

/** The canonical parties, live, without those merged into another. [CUS-8, VEN-4] */
export const standingParties = (side: PartySide, session: Session, businessId: string): Observable<PartyDoc[]> =>
  everyParty(side, session, businessId).pipe(map(standing));

/** A party as a row of a selection list. */
export const partyRow = ({ id, name, phones, credit_limit, terms_days }: PartyDoc, balance: number): PartyRow => ({
  id,
  name,
  phone: phones?.[0],
  balance,
  credit_limit,
  terms_days,
});

/** A stored party as a form needs it. */
export function partyView(
  { collection, typed }: PartySide,
  party: PartyDoc,
  open: OpenBusiness | undefined,
): PartyView {
  const { id, name, phones, archived } = party;
  const details = typed.flatMap((field) =>
    field === 'name' || field === 'phones' || party[field] === undefined ? [] : [[field, party[field]] as const],
  );
  return {
    id,
    name,
    phone: phones?.[0],
    details: Object.fromEntries(details),
    archived: archived === true,
    may_edit: open !== undefined && mayEdit(open, collection, party) && !isAwaitingApproval(party),
  };
}

/**
 * The party after applying a draft: without details only name and first phone change, and other phones always stay.
 * [CUS-1, VEN-1]
 */
export function withTyped<P extends Party>({ typed }: PartySide, before: P, { name, phone, details }: PartyDraft): P {
  const after = { ...before };
  for (const field of details ? typed : (['name', 'phones'] as const)) delete (after as Partial<Party>)[field];
  const phones = [...(phone ? [phone] : []), ...(before.phones ?? []).slice(1)];
  return { ...after, name, ...(phones.length > 0 && { phones }), ...details };
}

interface Maker {
  readonly business_id: string;
  readonly uid: string;
  readonly device_id: string;
  readonly at: string;
}

/** The document of a new customer or supplier. [CUS-1, VEN-1] */
export const newParty = (side: PartySide, draft: PartyDraft, { business_id, uid, device_id, at }: Maker): PartyDoc =>
  withTyped(
    side,
    {
      id: draft.id,
      [side.ownId]: draft.id,
      business_id,
      created_at: at,
      created_by: uid,
      device_id,
      rev: 0,
      name: draft.name,
    } as unknown as PartyDoc,
    draft,
  );
