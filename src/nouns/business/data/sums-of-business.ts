import Dexie from 'dexie';
import { figure } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf } from '../../../domain/figures/sum.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { ledgerName } from '../../../store/book-names.ts';
import { isWhole, openLedgerDatabase, type LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { everyOpenDebt } from '../../../books/read/party-debts.ts';
import { sumsOfPeriod } from '../../../books/read/period-sums.ts';
import type { BusinessSums } from '../../../contract/business.ts';

type Sums = Pick<BusinessSums, 'sold_today' | 'to_collect'>;

/**
 * Today's sales and open debts, as the lists of sales and of debtors show them; undefined while the books lack records.
 * [BIZ-11]
 */
export async function sumsOfBooks(db: LedgerDatabase, today: string): Promise<Sums | undefined> {
  if (!(await isWhole(db))) return undefined;
  const [sums, debts] = await Promise.all([sumsOfPeriod(db, today), everyOpenDebt(db, ACCOUNTS.receivables)]);
  return { sold_today: valueOf(figure.sold, totalsIn(sums)), to_collect: sumOf(debts, ({ balance }) => balance) };
}

/**
 * The same of a business that is not open, from its books as last kept on this phone; undefined when there are none.
 */
export async function sumsOfClosedBooks(uid: string, businessId: string, today: string): Promise<Sums | undefined> {
  if (!(await Dexie.exists(ledgerName(uid, businessId)))) return undefined;
  const db = openLedgerDatabase(uid, businessId);
  try {
    return await sumsOfBooks(db, today);
  } finally {
    db.db.close();
  }
}
