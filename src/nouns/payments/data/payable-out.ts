import type { Flock } from '../../../../schemas/flock.schema.ts';
import type { Purchase } from '../../../../schemas/purchase.schema.ts';
import { settlementOf, type Settlement } from '../../../domain/debts/settlement.ts';
import { NO_PAYEE } from '../../../domain/expenses/check-expense.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { postingsOf } from '../../../domain/ledger/postings-of.ts';
import type { OwedKind } from '../../../domain/payments/check-payment-out.ts';
import type { CollectionBelow } from '../../../../schemas/collections.ts';
import { storeNamed, type Book } from '../../../store/book.ts';
import { vendorNames } from '../../parties/data/people-now.ts';
import { debtId } from '../../../books/keep/names.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { PaidDocument } from './first-rows.ts';

/** The collection of each kind of payable document. */
const COLLECTIONS = {
  expense: 'expenses',
  purchase: 'purchases',
  raw_material: 'purchases',
  farm: 'farm',
  sale: 'sales',
} as const satisfies Record<OwedKind | 'sale', CollectionBelow>;

export const collectionPaid = (kind: OwedKind | 'sale'): CollectionBelow => COLLECTIONS[kind];

/** A payable document with its booked data. Units: minor units. */
export interface Owed extends Settlement {
  readonly id: string;
  readonly number: string;
  /** The payee, when one is named. */
  readonly payee?: string | undefined;
  readonly vendor_id?: string | undefined;
  readonly at: string;
  readonly document: PaidDocument;
}

/** Fields of these documents that are used. */
type Stored = PaidDocument &
  Pick<Purchase, 'created_at' | 'vendor_id'> &
  Partial<Pick<Purchase, 'voided_at' | 'kind' | 'purchase_no' | 'vendor_name' | 'occurred_at'>> &
  Partial<Pick<Flock, 'name'>> & { voucher_no?: string; payee?: string };

/**
 * The document of the business with this id; undefined when it is not on this phone, was voided, or can never be owed.
 * [PUR-5]
 */
export async function owedOn(
  book: Book,
  db: LedgerDatabase | undefined,
  businessId: string,
  { kind, id }: { kind: OwedKind; id: string },
): Promise<Owed | undefined> {
  const collection = COLLECTIONS[kind];
  const found = (await storeNamed(book, collection).find([id])).get(id) as unknown as Stored | undefined;
  if (!found || found.business_id !== businessId || found.voided_at !== undefined) return undefined;
  if (collection === 'purchases' && found.kind !== 'purchase') return undefined;
  const total = billed(collection, found);
  if (total === undefined) return undefined;
  const { vendor_id, vendor_name, payee } = found;
  const names = await vendorNames(book, [vendor_id]);
  const debt = await db?.debts.get(debtId(ACCOUNTS.payables, id));
  return {
    ...settlementOf(total, found.initial_payment?.amount ?? 0, debt),
    id,
    number: found.voucher_no ?? found.purchase_no ?? found.name ?? '',
    payee: vendor_id === undefined ? (payee === NO_PAYEE ? undefined : payee) : (names.get(vendor_id) ?? vendor_name),
    vendor_id,
    at: found.occurred_at ?? found.created_at,
    document: found,
  };
}

/**
 * The billed amount of a document, as it is booked; undefined for documents from before the book, on which nothing is
 * owed.
 */
function billed(collection: CollectionBelow, document: Stored): number | undefined {
  const owed = postingsOf(collection, document)
    .flatMap(({ postings }) => postings)
    .find(({ account, due }) => account === ACCOUNTS.payables && due !== undefined);
  return owed && 0 - owed.amount!;
}
