import { MONEY_GIVEN } from '../../../books/read/party-debts.ts';
import type { Expense } from '../../../../schemas/expense.schema.ts';
import type { Flock } from '../../../../schemas/flock.schema.ts';
import type { Purchase } from '../../../../schemas/purchase.schema.ts';
import type { Book } from '../../../store/book.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import type { OwedDocument } from '../../../contract/parties.ts';

/** Debts with the numbers of their documents; what stands nowhere else was owed when the book began. */
export async function owedDocuments(book: Book, debts: readonly Debt[]): Promise<OwedDocument[]> {
  const idsOf = (kind: string) => debts.filter((debt) => debt.kind === kind).map(({ target }) => target);
  const find = async <R>(name: 'expenses' | 'purchases' | 'farm') => {
    const ids = idsOf(name);
    return (ids.length > 0 ? await book[name].find(ids) : new Map()) as unknown as Map<string, R>;
  };
  const [expenses, purchases, flocks] = await Promise.all([
    find<Expense>('expenses'),
    find<Purchase>('purchases'),
    find<Flock>('farm'),
  ]);
  return debts.map(({ target, kind, due, balance, party }): OwedDocument => {
    const common = { id: target, due, balance, vendor_id: party };
    const [expense, purchase] = [expenses.get(target), purchases.get(target)];
    if (kind === 'expenses')
      return { ...common, kind: 'expense', number: expense?.voucher_no, category: expense?.category, payee: expense?.payee };
    if (kind === 'purchases')
      return {
        ...common,
        kind: purchase?.goods === 'raw_material' ? 'raw_material' : 'purchase',
        number: purchase?.purchase_no,
        payee: purchase?.vendor_name,
      };
    if (kind === 'farm') return { ...common, kind: 'farm', number: flocks.get(target)?.name };
    if (kind === MONEY_GIVEN) return { ...common, kind: 'money' };
    return { ...common, kind: kind === 'stock_entries' ? 'run' : 'opening' };
  }); // prettier-ignore
}
