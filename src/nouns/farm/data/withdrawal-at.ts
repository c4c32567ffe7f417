import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import { withdrawalIn, type Withdrawal } from '../../../domain/health/withdrawal-now.ts';
import type { Stretch } from '../../../domain/time/stretch.ts';
import type { Product } from '../../../domain/health/withdrawal.ts';
import type { Book } from '../../../store/book.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { treatmentsOf } from './flock-records.ts';

/** The withdrawal period for eggs or birds of a flock at a moment, as far as this phone knows. [VET-5] */
export async function withdrawalAt(
  book: Book,
  db: LedgerDatabase | undefined,
  { farm, product, when }: { farm: string; product: Product; when: Stretch },
): Promise<Withdrawal | undefined> {
  const treatments = db ? await treatmentsOf(db, book, farm) : await ownTreatments(book, farm);
  return withdrawalIn(treatments, product, when);
}

/** Where no books are kept, this phone has only few records: those of this person. [LED-52] */
async function ownTreatments({ farm_activities }: Book, farm: string): Promise<FarmActivity[]> {
  const selector = { farm_id: { $eq: farm }, kind: { $in: ['medication', 'vaccination'] } };
  const found = await farm_activities.collection.find({ selector }).exec();
  return found.map((one) => one.toMutableJSON() as unknown as FarmActivity);
}
