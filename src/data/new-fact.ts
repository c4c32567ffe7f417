import { localDay } from '../domain/time/local-day.ts';
import type { Book } from './book.ts';
import type { Deps } from './deps.ts';
import { newDeviceTag } from './device-store.ts';
import { hasNumber } from './has-number.ts';
import type { Row, RowStore } from './row-store.ts';
import { newestFirst } from './rx-schema.ts';
import { saveAsPending } from './save.ts';
import { takeNumbers } from './upkeep-store.ts';

interface NewFact {
  readonly id: string;
  readonly business_id: string;
  /** When it happened; now when absent. */
  readonly occurred_at?: string | undefined;
  /** What it says; a number that people see is made of the phone's tag and the number of the record on it. */
  readonly content: (numbers: { readonly tag: string; readonly device_seq: number }) => object;
}

/**
 * Store a new fact of this phone, marked "to send", with the next numbers of the phone. [DOC-3, SYN-2]
 * Call it inside `book.exclusive`, and not for one that is stored already. Gives what was stored.
 */
export async function saveNewFact(
  { device, now, newId }: Pick<Deps, 'device' | 'now' | 'newId'>,
  book: Book,
  store: RowStore,
  { id, business_id, occurred_at, content }: NewFact,
): Promise<Row> {
  const moment = now();
  const at = occurred_at ?? moment.toISOString();
  const [tag, device_id, numbers] = await Promise.all([
    device.ensure('device_tag', newDeviceTag),
    device.ensure('device_id', newId),
    takeNumbers(book.upkeep, business_id, { id, sale: false }, hasNumber(book)),
  ]);
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
    ...content({ tag, device_seq }),
  };
  const after = { ...fact, newest_first: newestFirst(at) } as unknown as Row;
  await saveAsPending(book, store, [{ after }], numbers);
  book.upkeep.lastStored = fact;
  return after;
}
