import type { LocalFields } from '../../schemas/document-kind.ts';
import { localDay } from '../domain/time/local-day.ts';
import type { Book } from '../store/book.ts';
import type { Deps } from './deps.ts';
import { newDeviceTag } from '../store/device-store.ts';
import { hasNumber } from '../store/has-number.ts';
import type { RowStore } from '../store/row-store.ts';
import { newestFirst } from '../store/rx-schema.ts';
import { saveAsPending } from '../store/save.ts';
import type { NumberedKind } from '../store/number-counts.ts';
import { takeNumbers } from '../store/upkeep-store.ts';

/** Parts of a number that users see: the phone's tag, and the record's number or the sale's number on that phone. */
export interface FactNumbers {
  readonly tag: string;
  readonly device_seq: number;
  /** The number of the record among those of its kind on that phone; 0 for records without a kind. */
  readonly count: number;
}

interface NewFact {
  readonly id: string;
  readonly business_id: string;
  /** When it happened; now when absent. */
  readonly occurred_at?: string | undefined;
  /** The kind under which it takes the phone's next number. [SAL-6, DOC-21] */
  readonly kind?: NumberedKind;
  /** Content of the fact; it may override the fields listed before it. */
  readonly content: (numbers: FactNumbers) => object;
}

/**
 * Store a new fact of this phone, marked "to send", with the phone's next numbers. [DOC-3, SYN-2] Call it inside
 * `book.exclusive`. Idempotent: returns the stored fact, on a second call the one stored first. [DAT-4]
 */
export async function saveNewFact<R extends LocalFields>(
  { device, now, newId }: Pick<Deps, 'device' | 'now' | 'newId'>,
  book: Book,
  store: RowStore<R>,
  { id, business_id, occurred_at, kind, content }: NewFact,
): Promise<R> {
  const moment = now();
  const at = occurred_at ?? moment.toISOString();
  // In parallel, as none depends on another: numbers taken for a fact that is stored already are reused for the next
  // one.
  const [found, tag, device_id, numbers] = await Promise.all([
    store.find([id]),
    device.ensure('device_tag', newDeviceTag),
    device.ensure('device_id', newId),
    takeNumbers(book.upkeep, business_id, { id, kind }, hasNumber(book)),
  ]);
  const known = found.get(id);
  if (known) return known;
  const { device_seq } = numbers;
  const fact = {
    id,
    business_id,
    occurred_at: at,
    day: localDay(new Date(at)),
    created_at: moment.toISOString(),
    created_by: book.uid,
    device_id,
    device_seq,
    rev: 0,
    ...content({ tag, device_seq, count: kind ? numbers[`${kind}_count`] : 0 }),
  };
  const after = { ...fact, newest_first: newestFirst(at) } as unknown as R;
  await saveAsPending(book, store, [{ after }], numbers);
  book.upkeep.lastStored = fact;
  return after;
}

/**
 * Store many new facts of this phone in one write, with its next numbers in their order. [DOC-3, SYN-2, IMP-1] Call it
 * inside `book.exclusive`. Facts that are stored already stay as they are; all others are stored together or not at
 * all.
 */
export async function saveNewFacts<R extends LocalFields>(
  { device, now, newId }: Pick<Deps, 'device' | 'now' | 'newId'>,
  book: Book,
  store: RowStore<R>,
  facts: readonly (Required<Pick<NewFact, 'id' | 'business_id'>> & { occurred_at: string; content: object })[],
): Promise<void> {
  const known = await store.find(facts.map(({ id }) => id));
  const fresh = facts.filter(({ id }) => !known.has(id));
  const last = fresh.at(-1);
  if (!last) return;
  const moment = now().toISOString();
  const device_id = await device.ensure('device_id', newId);
  const holder = { id: last.id, count: fresh.length };
  const numbers = await takeNumbers(book.upkeep, last.business_id, holder, hasNumber(book));
  const first = numbers.device_seq - fresh.length + 1;
  const rows = fresh.map(({ content, occurred_at, ...fact }, i) => ({
    ...fact,
    occurred_at,
    day: localDay(new Date(occurred_at)),
    created_at: moment,
    created_by: book.uid,
    device_id,
    device_seq: first + i,
    rev: 0,
    ...content,
    newest_first: newestFirst(occurred_at),
  }));
  await saveAsPending(book, store, rows.map((after) => ({ after: after as unknown as R })), numbers); // prettier-ignore
  book.upkeep.lastStored = { id: last.id, device_seq: numbers.device_seq };
}
