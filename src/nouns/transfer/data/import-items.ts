import { firstValueFrom } from 'rxjs';
import { habitsOf } from '../../../domain/business/habits.ts';
import type { ImportRow } from '../../../domain/imports/import-row.ts';
import { planItems, type FirstStock, type ItemImport } from '../../../domain/imports/plan-items.ts';
import { shiftedId } from '../../../domain/imports/shifted-id.ts';
import { itemEntity } from '../../../domain/ledger/fold.ts';
import type { ItemDraft } from '../../../domain/stock/check-item.ts';
import { saveNewFacts } from '../../../data/new-fact.ts';
import { editItem, ITEMS } from '../../stock/data/items.command.ts';
import { saveNewThings } from '../../stock/data/things.ts';
import { storedThings } from '../../../store/stored-things.ts';
import { beginningOf, changeEach, draftsOf, todayOf, type Importer, type Importing } from './importer.ts';

/** Id of an item's opening stock: there is only one, on whichever phone it is recorded. */
const firstStockOf = (itemId: string): string => shiftedId(itemId, 1);

/** Import items of the shop, with their stock. [IMP-1, SHP-1, SHP-6] */
export function importItems(
  { goesOn, deps, session, open, onKnown, style, date_form }: Importer,
  rows: readonly ImportRow[],
): Importing<ItemImport> {
  const { book } = session;
  const business_id = open.business.id;
  const { currency } = open.settings;
  const look = async () => {
    const known: ItemDraft[] = (await storedThings(book.shop, business_id)).map(draftOf);
    const moved = await movedOf(known.map(({ id }) => id));
    return planItems(rows, {
      known,
      moved,
      currency,
      today: todayOf(deps),
      habits: { ...habitsOf(open.settings), date_form },
      style,
      onKnown,
    });
  };
  /** Moved according to the books, or by an opening stock that they have not read yet. */
  const movedOf = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const ledger = await firstValueFrom(session.ledger$);
    const levels = ledger ? await ledger.db.levels.bulkGet(ids.map(itemEntity)) : [];
    const stocked = await book.stock_entries.find(ids.map(firstStockOf));
    return new Set(ids.filter((id, i) => levels[i] !== undefined || stocked.has(firstStockOf(id))));
  };
  const saveStock = (stocked: readonly { item: ItemDraft; stock?: FirstStock | undefined }[]): Promise<void> =>
    saveNewFacts(
      deps,
      book,
      book.stock_entries,
      stocked.flatMap(({ item: { id: item_id }, stock }) => {
        if (!stock) return [];
        const { qty, value, day, expiry } = stock;
        const content = { kind: 'opening', item_kind: 'shop', item_id, qty, value, ...(expiry && { expiry }) };
        return [{ id: firstStockOf(item_id), business_id, occurred_at: beginningOf(day), content }];
      }),
    );
  const add = async () => {
    const plan = await book.exclusive(async () => {
      const decided = await look();
      if (!(await goesOn())) return undefined;
      const fresh = draftsOf(decided, 'new').map(({ item, stock }) => ({ item: { ...item, id: deps.newId() }, stock }));
      await saveNewThings(deps, ITEMS, book, business_id, fresh.map(({ item }) => item)); // prettier-ignore
      await saveStock(fresh);
      return decided;
    });
    if (!plan) return undefined;
    const done = await changeEach(plan, async ({ item }) => (await editItem(deps, item)).ok);
    await book.exclusive(() => saveStock(draftsOf(done, 'changed')));
    return done;
  };
  return { look, add };
}

/** The typed fields of an item; the rest of the document is set by the book. */
const draftOf = (item: ItemDraft): ItemDraft =>
  Object.fromEntries(
    Object.entries(item).filter(([name]) => name === 'id' || ITEMS.fields.some((field) => field === name)),
  ) as unknown as ItemDraft;
