import { MONEY_GIVEN } from '../../../books/read/party-debts.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import type { OwedDocument } from '../../../contract/parties.ts';
import type { Book } from '../../../store/book.ts';

/**
 * Debts with the numbers of their documents; one without a document is an opening balance of the book. [DEB-1, DEB-5]
 */
export async function owedDocuments(book: Book, debts: readonly Debt[]): Promise<OwedDocument[]> {
  const find = <Name extends 'sales' | 'expenses' | 'purchases' | 'farm'>(name: Name): ReturnType<Book[Name]['find']> => {
    const ids = debts.filter(({ kind }) => kind === name).map(({ target }) => target);
    return (ids.length > 0 ? book[name].find(ids) : Promise.resolve(new Map())) as ReturnType<Book[Name]['find']>;
  };
  const [sales, expenses, purchases, flocks] = await Promise.all([find('sales'), find('expenses'), find('purchases'), find('farm')]);
  return debts.map(({ target, kind, due, agreed, balance, party }): OwedDocument => {
    const common = { id: target, due, balance };
    if (kind === 'sales') return { ...common, kind: 'sale', number: sales.get(target)?.sale_no, agreed: agreed === true };
    const owed = { ...common, vendor_id: party };
    const [expense, purchase] = [expenses.get(target), purchases.get(target)];
    if (kind === 'expenses')
      return { ...owed, kind: 'expense', number: expense?.voucher_no, category: expense?.category, payee: expense?.payee };
    if (kind === 'purchases')
      return {
        ...owed,
        kind: purchase?.goods === 'raw_material' ? 'raw_material' : 'purchase',
        number: purchase?.purchase_no,
        payee: purchase?.vendor_name,
      };
    if (kind === 'farm') return { ...owed, kind: 'farm', number: flocks.get(target)?.name };
    if (kind === MONEY_GIVEN) return { ...owed, kind: 'money' };
    return { ...owed, kind: kind === 'stock_entries' ? 'run' : 'opening' };
  });
} // prettier-ignore
