import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { StockEntry } from '../../../schemas/stock-entry.schema.ts';
import { withdrawalIn } from '../../domain/health/withdrawal-now.ts';
import { flockEntity } from '../../domain/ledger/fold.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import { leftAt } from '../../domain/sales/left-at.ts';
import { dayStart } from '../../domain/time/day-start.ts';
import { addDays } from '../../domain/time/local-day.ts';
import { stretchOf } from '../../domain/time/stretch.ts';
import type { Book, SaleDoc } from '../book.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { StoredGroup } from '../ledger/ledger-store.ts';
import { groupsNamed } from '../ledger/named-groups.ts';
import type { Recall } from '../../contract/flock-page.ts';

/** What lies further back was eaten. */
const LOOK_BACK = 120;

/**
 * Eggs that went into the stock, and birds that left, while a treatment forbade it: it was written down, or arrived, after them.
 * Nothing of the stock moves by it. What the owner let pass with a reason is none of it. [VET-5, VET-6]
 */
export async function recallOf(
  db: LedgerDatabase,
  book: Book,
  farm: string,
  { treatments, today }: { treatments: readonly FarmActivity[]; today: string },
): Promise<Recall[]> {
  const oldest = addDays(today, -LOOK_BACK);
  const since = treatments.map(({ day }) => day).filter((day) => day >= oldest).sort()[0]; // prettier-ignore
  if (since === undefined) return [];
  const left = (await groupsNamed(db, flockEntity(farm), since)).flatMap((group) => leftIn(group, farm));
  // What was forbidden at no time of its day is not looked at further.
  const near = left.filter(({ what, day }) => withdrawalIn(treatments, PRODUCT[what], { from: dayStart(day), until: dayStart(addDays(day, 1)) })); // prettier-ignore
  const written = await writtenOf(book, near);
  return near
    .filter(({ what, doc_id }) => {
      const document = written.get(doc_id);
      if (!document || isLetPass(document, farm)) return false;
      return (
        withdrawalIn(treatments, PRODUCT[what], 'lines' in document ? leftAt(document) : stretchOf(document)) !==
        undefined
      );
    })
    .toReversed();
}

const PRODUCT = { eggs: 'egg', birds: 'meat', dressed: 'meat' } as const;

type Written = FarmActivity | SaleDoc | StockEntry;

const STORE = { eggs: 'farm_activities', birds: 'sales', dressed: 'stock_entries' } as const;

/** The documents by which they left, by id. */
async function writtenOf(book: Book, near: readonly Recall[]): Promise<Map<string, Written>> {
  const written = new Map<string, Written>();
  for (const what of new Set(near.map((one) => one.what))) {
    const ids = near.flatMap((one) => (one.what === what ? [one.doc_id] : []));
    for (const [id, document] of await book[STORE[what]].find(ids)) written.set(id, document);
  }
  return written;
}

/** The owner said why its eggs, or birds, left all the same. [SAL-44] */
function isLetPass(document: Written, farm: string): boolean {
  if (!('lines' in document)) return document.note !== undefined;
  return document.lines.every(({ item_kind, farm_id, override_reason }) => item_kind !== 'bird' || farm_id !== farm || override_reason !== undefined); // prettier-ignore
}

function leftIn({ day, doc_id, postings }: StoredGroup, farm: string): Recall[] {
  const own = postings.filter((one) => one.farm === farm);
  const eggs = sumOf(own.filter(({ cause }) => cause === 'eggs'), ({ qty = 0 }) => qty); // prettier-ignore
  const gone = (wanted: 'sale' | 'run_in') => 0 - sumOf(own.filter(({ book, cause }) => book === 'heads' && cause === wanted), ({ qty = 0 }) => qty); // prettier-ignore
  return ([['eggs', eggs], ['birds', gone('sale')], ['dressed', gone('run_in')]] as const).flatMap(([what, qty]) => (qty > 0 ? [{ what, day, doc_id, qty }] : []));
} // prettier-ignore
