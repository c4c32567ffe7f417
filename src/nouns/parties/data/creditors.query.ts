import { query } from '../../../data/query.ts';
import { ageingOf } from '../../../domain/debts/ageing.ts';
import { NO_PAYEE } from '../../../domain/expenses/check-expense.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import type { Book } from '../../../store/book.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import { debtsBy } from '../../../books/read/party-debts.ts';
import type { Creditor, CreditorsView } from '../../../contract/parties.ts';
import { fromOpenDebts } from './open-debts.ts';
import type { QueryInput } from '../../../contract/port.ts';
import { owedDocuments } from './owed-documents.ts';
import { hasWords, plainName, wantedWords } from '../../../domain/text/find-words.ts';

type Input = QueryInput<'debts.creditors'>;

/** Debts due today or within this many days are due this week. */
const WEEK_DAYS = 6;
const NOTHING: CreditorsView = { ageing: ageingOf([], '2000-01-01'), due: 0, count: 0, rows: [], more: false };

/**
 * Creditors of the business: each supplier once, and each expense or flock without a supplier by name; debts due this
 * week first. From the books' open debts alone; names are read only for those that are shown, or searched.
 * [RTE-59, DEB-5]
 */
export const creditors = query({
  name: 'debts.creditors',
  read: (deps, input) =>
    fromOpenDebts(deps, 'vendors', (book, debts, today) => viewOf(book, debts, input, today), NOTHING),
});

async function viewOf(
  book: Book,
  debts: readonly Debt[],
  { sort, search, limit }: Input,
  today: string,
): Promise<CreditorsView> {
  const soon = addDays(today, WEEK_DAYS);
  // One entry per supplier, and one per document without a supplier.
  const all = [...debtsBy(debts, ({ party, id }) => party ?? id)].map(([key, own]) => creditorOf(key, own, soon));
  all.sort((a, b) => (sort === 'largest' || a.due === b.due ? b.owed - a.owed : a.due < b.due ? -1 : 1));
  const wanted = wantedWords(search);
  const named = wanted.length === 0 ? all.slice(0, limit + 1) : all;
  const rows = await withNames(book, named, debts);
  const found = wanted.length === 0 ? rows : rows.filter((row) => hasWords(plainName(wordsOf(row)), wanted));
  return {
    ageing: ageingOf(debts.map(({ due, balance }) => ({ day: due, due_date: due, open: balance })), today), // prettier-ignore
    due: all.reduce((sum, { due_soon }) => sum + due_soon, 0),
    count: all.length,
    rows: found.slice(0, limit),
    more: found.length > limit,
  };
}

function creditorOf(key: string, own: readonly Debt[], soon: string): Creditor {
  const sum = (some: readonly Debt[]) => some.reduce((all, { balance }) => all + balance, 0);
  const due = own.reduce((first, one) => (one.due < first ? one.due : first), own[0]!.due);
  return {
    key,
    vendor_id: own[0]!.party,
    owed: sum(own),
    due,
    due_soon: sum(own.filter((one) => one.due <= soon)),
    documents: own.length,
  };
}

async function withNames(book: Book, rows: readonly Creditor[], debts: readonly Debt[]): Promise<Creditor[]> {
  const suppliers = await book.vendors.find(rows.flatMap(({ vendor_id }) => vendor_id ?? []));
  const nobodys = new Map(debts.filter(({ party }) => party === undefined).map((debt) => [debt.id, debt]));
  const shown = rows.flatMap(({ key }) => nobodys.get(key) ?? []);
  const documents = new Map((await owedDocuments(book, shown)).map((one) => [one.id, one]));
  return rows.map((row) => {
    const supplier = suppliers.get(row.vendor_id ?? '');
    const document = documents.get(nobodys.get(row.key)?.target ?? '');
    const payee = document?.payee === NO_PAYEE ? undefined : document?.payee;
    return { ...row, name: supplier?.name ?? payee, phone: supplier?.phones?.[0], document };
  });
}

const wordsOf = ({ name = '', document }: Creditor): string => `${name} ${document?.number ?? ''}`;
