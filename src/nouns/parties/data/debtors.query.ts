import { query } from '../../../data/query.ts';
import { ageingOf } from '../../../domain/debts/ageing.ts';
import type { Book, CustomerDoc } from '../../../store/book.ts';
import { debtsBy, openDocument } from '../../../books/read/party-debts.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import type { Debtor, DebtorsView } from '../../../contract/parties.ts';
import { fromOpenDebts } from './open-debts.ts';
import type { QueryInput } from '../../../contract/port.ts';
import { hasWords, plainName, wantedWords } from '../../../domain/text/find-words.ts';

type Input = QueryInput<'debts.debtors'>;

const NOTHING: DebtorsView = { ageing: ageingOf([], '2000-01-01'), people: 0, rows: [], more: false };

/**
 * Debtors of the business, from the books' open debts alone; names are read only for those that are shown.
 * [RTE-58, DEB-1..4]
 */
export const debtors = query({
  name: 'debts.debtors',
  read: (deps, input) =>
    fromOpenDebts(deps, 'customers', (book, debts, today) => viewOf(book, debts, input, today), NOTHING),
});

async function viewOf(
  book: Book,
  debts: readonly Debt[],
  { sort, search, limit }: Input,
  today: string,
): Promise<DebtorsView> {
  const all = [...debtsBy(debts, ({ party }) => party ?? '')].map(([id, own]) => debtorOf(id, own, today));
  all.sort((a, b) => (sort === 'largest' || a.oldest_due === b.oldest_due ? b.owed - a.owed : a.oldest_due < b.oldest_due ? -1 : 1)); // prettier-ignore
  const wanted = wantedWords(search);
  const names = wanted.length === 0 ? undefined : await book.customers.find(all.flatMap(({ id }) => id ?? []));
  const found = names ? all.filter(({ id }) => hasWords(plainName(names.get(id ?? '')?.name ?? ''), wanted)) : all;
  const page = found.slice(0, limit);
  const shown = names ?? (await book.customers.find(page.flatMap(({ id }) => id ?? [])));
  return {
    ageing: ageingOf(debts.map(openDocument), today),
    people: all.length,
    rows: page.map((one) => ({ ...one, ...named(shown.get(one.id ?? '')) })),
    more: found.length > limit,
  };
}

function debtorOf(id: string, own: readonly Debt[], today: string): Debtor {
  const { buckets, total } = ageingOf(own.map(openDocument), today);
  return {
    id: id || undefined,
    owed: total,
    oldest_due: own.reduce((oldest, { due }) => (due < oldest ? due : oldest), own[0]!.due),
    agreed_due: own.flatMap(({ agreed, due }) => (agreed ? due : [])).sort()[0],
    documents: own.length,
    buckets,
  };
}

const named = (
  customer: CustomerDoc | undefined,
): Pick<Debtor, 'name' | 'phone' | 'whatsapp' | 'promised_on' | 'language'> =>
  customer
    ? {
        name: customer.name,
        phone: customer.phones?.[0],
        whatsapp: customer.whatsapp ?? customer.phones?.[0],
        promised_on: customer.promised_on,
        language: customer.language,
      }
    : {};
