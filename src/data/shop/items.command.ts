import type { ShopItem } from '../../../schemas/shop-item.schema.ts';
import { itemEntity } from '../../domain/ledger/fold.ts';
import { checkItem, type ItemDraft, type ItemError } from '../../domain/stock/check-item.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';
import { firstValueFrom } from 'rxjs';
import type { Book } from '../book.ts';
import type { Deps } from '../deps.ts';
import { changedFields, historyAfter, isWithOwner, mayEdit, PURCHASES_RIGHTS } from '../edits.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandResult } from '../port.ts';
import type { Row, RowStore } from '../row-store.ts';
import { saveAsPending } from '../save.ts';
import { mayDo } from '../session.ts';

type ItemRow = Row<ShopItem>;

/** Add an item without any stock yet. [RTE-23, SHP-2, SHP-3] */
export async function addItem(deps: Deps, draft: ItemDraft): Promise<CommandResult<'shop.addItem'>> {
  const session = deps.session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (!mayDo(open, 'add_purchases')) return refuse({ type: 'NotAllowed' });
  return session.book.exclusive(async () => {
    const checked = await checkNewItems(session.book, open.business.id, [draft]);
    if (!checked.ok) return checked;
    await saveNewItems(deps, session.book, open.business.id, checked.value);
    return ok({ id: draft.id });
  });
}

/** Correct an item; what it is counted in stays once it has moved. [SHP-2, SHP-3] */
export function editItem(deps: Deps, draft: ItemDraft): Promise<CommandResult<'shop.editItem'>> {
  return changeItem(deps, draft.id, async (before, { others, fixedUnit }) => {
    const checked = checkItem(draft, { others: await others(), fixedUnit: await fixedUnit() });
    if (!checked.ok) return checked;
    const { category: _c, reorder_level: _r, shelf_life_days: _s, ...rest } = before;
    return ok({ ...rest, ...checked.value });
  });
}

/** Put an item that is no longer sold out of the lists, or back; nothing of it is deleted. [SHP-1] */
export function archiveItem(
  deps: Deps,
  { id, archived }: { id: string; archived: boolean },
): Promise<CommandResult<'shop.archive'>> {
  return changeItem<never>(deps, id, ({ archived: _before, ...rest }) =>
    Promise.resolve(ok((archived ? { ...rest, archived } : rest) as ItemRow)),
  );
}

/** Checks items that are to be added together, also against each other; what is stored already is left out. Call it inside `book.exclusive`. */
export async function checkNewItems(
  book: Book,
  businessId: string,
  drafts: readonly ItemDraft[],
): Promise<Result<readonly ItemDraft[], ItemError>> {
  const others: { id: string; name: string; archived?: boolean | undefined }[] = await itemsOf(book, businessId);
  const checked: ItemDraft[] = [];
  for (const draft of drafts) {
    if (others.some(({ id }) => id === draft.id)) continue;
    const one = checkItem(draft, { others });
    if (!one.ok) return one;
    others.push(one.value);
    checked.push(one.value);
  }
  return ok(checked);
}

/** Stores items that were checked. Call it inside `book.exclusive`. */
export async function saveNewItems(
  { device, newId, now }: Pick<Deps, 'device' | 'newId' | 'now'>,
  book: Book,
  business_id: string,
  drafts: readonly ItemDraft[],
): Promise<void> {
  if (drafts.length === 0) return;
  const device_id = await device.ensure('device_id', newId);
  const made = { business_id, created_at: now().toISOString(), created_by: book.uid, device_id, rev: 0 };
  await saveAsPending(book, itemStore(book), drafts.map((draft) => ({ after: { ...made, ...draft } as ItemRow }))); // prettier-ignore
}

const itemStore = (book: Book): RowStore<ItemRow> => book.shop as unknown as RowStore<ItemRow>;

async function itemsOf({ shop }: Book, businessId: string): Promise<ItemRow[]> {
  const found = await shop.collection.find({ selector: { business_id: { $eq: businessId } } }).exec();
  return found.map((one) => one.toMutableJSON() as unknown as ItemRow);
}

interface Known {
  readonly others: () => Promise<readonly ItemRow[]>;
  readonly fixedUnit: () => Promise<ShopItem['base_unit'] | undefined>;
}

const FIELDS = [
  'name',
  'kind',
  'category',
  'base_unit',
  'sell_units',
  'reorder_level',
  'shelf_life_days',
  'archived',
] as const satisfies readonly (keyof ShopItem)[];

async function changeItem<E extends ItemError>(
  { session$, now }: Deps,
  id: string,
  change: (before: ItemRow, known: Known) => Promise<Result<ItemRow, E>>,
): Promise<Result<{ id: string }, E | { type: 'NotHere' | 'NotAllowed' | 'SignedOut' }>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  const { book } = session;
  const ledger = await firstValueFrom(session.ledger$);
  const edited = await book.exclusive(async () => {
    const before = (await itemStore(book).find([id])).get(id);
    if (!before || before.business_id !== open.business.id) return refuse({ type: 'NotHere' } as const);
    if (!mayEdit(open, before, PURCHASES_RIGHTS) || isWithOwner(before)) return refuse({ type: 'NotAllowed' } as const);
    const changing = await change(before, {
      others: () => itemsOf(book, open.business.id),
      fixedUnit: async () => ((await ledger?.db.levels.get(itemEntity(id))) ? before.base_unit : undefined),
    });
    if (!changing.ok) return changing;
    const changed = changedFields<ShopItem>(before, changing.value, FIELDS);
    if (changed.length === 0 && before.sync_state !== 'rejected') return ok({ id });
    const history = changed.length > 0 ? historyAfter(before, changed, { at: now().toISOString(), by: book.uid }) : {};
    await saveAsPending(book, itemStore(book), [{ before, after: { ...changing.value, ...history } }]);
    return ok({ id });
  });
  if (edited.ok) session.sync.sendNow();
  return edited;
}
