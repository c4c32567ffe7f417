import { idAndReason } from '../../../contract/inputs/shape.ts';
import { entryCorrection, newEntry, stockCount } from '../../../contract/inputs/stock.ts';
import { command } from '../../../data/command.ts';
import type { StockEntry } from '../../../../schemas/stock-entry.schema.ts';
import { checkEntry, type EntryDraft, type EntryError } from '../../../domain/stock/check-entry.ts';
import { ok, refuse } from '../../../domain/result.ts';
import type { Book } from '../../../store/book.ts';
import type { Deps } from '../../../data/deps.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import { correctFact } from '../../../data/correct-fact.ts';
import { voidStored } from '../../../data/void-fact.ts';
import { eggItemOf } from './items.ts';
import { ITEMS } from './items.command.ts';
import { checkNewThings, saveNewThings } from './things.ts';

/**
 * Record a stock entry that is neither a purchase nor a sale; `item` is added with its opening stock. Idempotent: ids
 * are part of the input. [SHP-6..8, DAT-4]
 */
export const addEntry = command({
  name: 'shop.addEntry',
  input: newEntry,
  saves: 'record',
  needs: 'add_purchases',
  run: async ({ deps, open, book }, { entry, item }) => {
    const checked = checkEntry(entry, { at: deps.now().toISOString(), currency: open.settings.currency });
    if (!checked.ok) return checked;
    const businessId = open.business.id;
    return book.exclusive(async () => {
      const items = await checkNewThings(ITEMS, book, open, item ? [item] : []);
      if (!items.ok) return items;
      await saveNewThings(deps, ITEMS, book, businessId, items.value);
      const item_kind = await kindOfItem(book, businessId, entry.item_id);
      if (!item_kind) return refuse({ type: 'NotHere' });
      await saveEntry(deps, book, businessId, { ...entry, item_kind });
      return ok({ id: entry.id });
    });
  },
});

/** A stock count along the shelves: one count for each checked item, on one day. [SHP-9, SHP-11, SHP-17] */
export const saveCounts = command({
  name: 'shop.count',
  input: stockCount,
  saves: 'record',
  needs: 'add_purchases',
  run: async ({ deps, open, book }, { counts, occurred_at = deps.now().toISOString() }) => {
    const at = deps.now().toISOString();
    const drafts = counts.map((count): EntryDraft => ({ ...count, occurred_at, content: { kind: 'count' } }));
    for (const draft of drafts) {
      const checked = checkEntry(draft, { at, currency: open.settings.currency });
      if (!checked.ok) return checked;
    }
    return book.exclusive(async () => {
      for (const draft of drafts) {
        const item_kind = (await kindOfItem(book, open.business.id, draft.item_id)) ?? 'shop';
        await saveEntry(deps, book, open.business.id, { ...draft, item_kind });
      }
      return ok({ count: drafts.length });
    });
  },
});

/** Correct a stock entry or a count: quantity, day, reason. Its kind stays. [SHP-25, DOC-20] */
export const correctEntry = command({
  name: 'shop.correctEntry',
  input: entryCorrection,
  saves: 'record',
  needs: 'member',
  run: (work, { entry, reason }) =>
    correctFact<StockEntry, EntryError | { type: 'NotAllowed' }>(work, 'stock_entries', {
      id: entry.id,
      reason,
      change: (before) => {
        if (!('item_id' in before) || !isSameKind(entry, before)) return refuse({ type: 'NotAllowed' });
        const now = { at: work.deps.now().toISOString(), currency: work.open.settings.currency };
        const checked = checkEntry(entry, now);
        if (!checked.ok) return checked;
        const { item_id, egg_grade } = before;
        const item_kind = before.item_kind as ItemKind;
        const content = { ...(egg_grade && { egg_grade }), ...contentOf({ ...entry, item_kind, item_id }) };
        return ok({ occurred_at: entry.occurred_at, content });
      },
    }),
});

/** An entry of use may become a gift; a count stays a count. */
const isSameKind = ({ content }: EntryDraft, before: StockEntry): boolean =>
  content.kind === before.kind || (LEFT.has(content.kind) && LEFT.has(before.kind));
const LEFT: ReadonlySet<string> = new Set<StockEntry['kind']>(['internal_use', 'gift', 'found', 'loss']);

/** Void a wrong record; a production run is voided on its own page. [RUL-16] */
export const voidEntry = command({
  name: 'shop.voidEntry',
  input: idAndReason,
  needs: 'member',
  run: (work, input) =>
    voidStored(work, 'stock_entries', {
      ...input,
      isOne: ({ kind }) => kind !== 'production',
    }),
});

type ItemKind = 'shop' | 'raw_material';

/** Whether goods with this id belong to the shop or to the farm; undefined when they are not on this phone. */
async function kindOfItem(book: Book, businessId: string, id: string): Promise<ItemKind | undefined> {
  const isIn = async (store: Book['shop'] | Book['raw_materials']) =>
    (await store.find([id])).get(id)?.business_id === businessId;
  if (eggItemOf(id) !== undefined || (await isIn(book.shop))) return 'shop';
  return (await isIn(book.raw_materials)) ? 'raw_material' : undefined;
}

async function saveEntry(
  deps: Deps,
  book: Book,
  business_id: string,
  entry: EntryDraft & { item_kind: ItemKind },
): Promise<void> {
  const { id, occurred_at } = entry;
  await saveNewFact(deps, book, book.stock_entries, { id, business_id, occurred_at, content: () => contentOf(entry) });
}

/** Omit unknown fields. */
function contentOf({
  item_kind,
  item_id,
  qty,
  content,
  responsible,
  note,
}: EntryDraft & { item_kind: ItemKind }): Partial<StockEntry> {
  const typed = [
    ...Object.entries(content),
    ['responsible', responsible?.trim()],
    ['note', note?.trim().slice(0, 500)],
  ];
  const known = typed.filter(([, value]) => value !== undefined && value !== '');
  return { item_kind, item_id, qty, ...Object.fromEntries(known) } as Partial<StockEntry>;
}
