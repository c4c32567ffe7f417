import type { CollectionBelow } from '../../../schemas/collections.ts';
import { ACCOUNTS, ordOf, type Account, type FixedGroup, type Posting } from './posting.ts';

type Keys = Omit<Posting, 'id' | 'n' | 'book' | 'amount' | 'qty'>;

/** Collects the postings of one document, by moment. */
export interface Writer {
  /** Set the moment of the following postings. */
  at(day: string, time: string): void;
  /** Post money to an account; ignored when it is 0. */
  money(key: string, account: Account, amount: number, keys?: Omit<Keys, 'account'>): void;
  /** Post a quantity to one of the counting books; ignored when it is 0, unless it is a count or has other keys. */
  count(key: string, book: Exclude<Posting['book'], 'money'>, qty: number, keys?: Keys): void;
  /** Set the person of all postings in reports. */
  by(person: string | undefined): void;
  groups(): FixedGroup[];
}

export function writerOf(docId: string, docKind: CollectionBelow): Writer {
  const moments = new Map<string, { day: string; postings: Posting[] }>();
  let now: { day: string; postings: Posting[] };
  let n = 0;
  let by: string | undefined;
  const put = (key: string, posting: Omit<Posting, 'id' | 'n'>) =>
    now.postings.push(withoutUndefined({ id: `${docId}:${key}`, n: n++, ...posting }));
  return {
    at(day, time) {
      const ord = ordOf(day, time, docId);
      now = moments.get(ord) ?? { day, postings: [] };
      moments.set(ord, now);
    },
    money(key, account, amount, keys = {}) {
      if (amount !== 0) put(key, { ...keys, book: 'money', account, amount });
    },
    count(key, book, qty, keys = {}) {
      const says = keys.absolute ?? keys.base ?? keys.meta ?? keys.gives_back ?? (book === 'order' ? true : undefined);
      if (qty !== 0 || says !== undefined) put(key, { ...keys, book, qty });
    },
    by(person) {
      by = person;
    },
    groups: () =>
      [...moments]
        .filter(([, { postings }]) => postings.length > 0)
        .map(([ord, { day, postings }]) => ({ ord, doc_id: docId, doc_kind: docKind, day, ...(by && { by }), postings })), // prettier-ignore
  };
}

/** Account of a settlement: money by its method, a write-off, or in kind. [LED-46] */
export function settledBy(method: string, side: 'customer' | 'supplier'): { account: Account; method?: string } {
  if (method === 'credit_note') return { account: side === 'customer' ? ACCOUNTS.letOff : ACCOUNTS.otherIncome };
  if (method === 'in_kind') return { account: ACCOUNTS.inKind };
  return { account: ACCOUNTS.money, method };
}

const withoutUndefined = (posting: Posting): Posting =>
  Object.fromEntries(Object.entries(posting).filter(([, value]) => value !== undefined)) as unknown as Posting;
