import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { addPurchase } from '../../src/nouns/purchases/data/add-purchase.command.ts';
import { editPurchase, voidPurchase } from '../../src/nouns/purchases/data/edit-purchase.command.ts';
import { onePurchase } from '../../src/nouns/purchases/data/one-purchase.query.ts';
import { purchasesList } from '../../src/nouns/purchases/data/purchases-list.query.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { findSellable, sellableItems } from '../../src/nouns/sales/data/sellable.query.ts';
import { addEntry, saveCounts, voidEntry } from '../../src/nouns/stock/data/entries.command.ts';
import { addItem, archiveItem, editItem } from '../../src/nouns/stock/data/items.command.ts';
import { itemHistory } from '../../src/nouns/stock/data/item-history.query.ts';
import { itemPage } from '../../src/nouns/stock/data/item-page.query.ts';
import { losses } from '../../src/nouns/stock/data/losses.query.ts';
import { stockList } from '../../src/nouns/stock/data/stock-list.query.ts';
import { itemsWithBarcode } from '../../src/nouns/stock/data/with-barcode.query.ts';
import { addSupplier } from '../../src/nouns/parties/data/party.command.ts';
import { suppliersList } from '../../src/nouns/parties/data/parties.query.ts';
import { map } from 'rxjs';
import { workspacePath } from '../../schemas/workspace.schema.ts';
import { EGG_ITEMS } from '../../src/domain/sales/egg-items.ts';
import type { Session } from '../../src/data/session.ts';
import type { EntryContent } from '../../src/domain/stock/check-entry.ts';
import type { ItemDraft } from '../../src/domain/stock/check-item.ts';
import type { PurchaseDraft } from '../../src/domain/purchases/check-purchase.ts';
import { onDay } from '../../src/domain/time/on-day.ts';
import { answerOf, answerWhen, becomes, gracesPhone, NOW } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

const NAMES = ['sales', 'shop', 'farm', 'stock_entries', 'purchases', 'vendors', 'raw_materials', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  minute = 10;
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

/** Records written one after another get ascending times; counts are dated now, after all of them. */
let minute = 10;
const next = () => `2026-11-20T09:${minute++}:00.000Z`;

const mash: ItemDraft = {
  id: 'LayersMash01',
  name: 'Layers mash',
  kind: 'resale',
  base_unit: 'g',
  sell_units: [{ label: 'bag', factor: 70_000, price: 133_000, barcode: '6001' }],
  reorder_level: 140_000,
};
const trays: ItemDraft = {
  id: 'EggTrays0001',
  name: 'Egg trays',
  kind: 'resale',
  base_unit: 'piece',
  sell_units: [{ label: 'piece', factor: 1, price: 600 }],
};
const supplier = { id: 'MbeyaFeeds01', name: 'Mbeya Feeds' };
const ALL = { search: '', shown: 'all' } as const;

const lineOf = ({ id, name, sell_units: [unit] }: ItemDraft, count: number, unit_cost: number, more: object = {}) => ({
  line_id: newDocumentId(),
  item_kind: 'shop' as const,
  item_id: id,
  description: name,
  qty: count * unit!.factor,
  unit: unit!.label,
  factor: unit!.factor,
  unit_cost,
  ...more,
});
const bought = (lines: PurchaseDraft['lines'], but: Partial<PurchaseDraft> = {}): PurchaseDraft => ({
  id: newDocumentId(),
  lines,
  vendor: supplier,
  pay: { kind: 'all', method: 'cash' },
  occurred_at: next(),
  ...but,
});
const buy = (draft: PurchaseDraft, items: readonly ItemDraft[] = []) => addPurchase(phone, { draft, items });
const entry = (item_id: string, qty: number, content: EntryContent, more: object = {}, id = newDocumentId()) =>
  addEntry(phone, { entry: { id, item_id, qty, content, occurred_at: next(), ...more } });
const open = (item: ItemDraft, qty: number, value: number, more: object = {}) =>
  addEntry(phone, {
    entry: {
      id: newDocumentId(),
      item_id: item.id,
      qty,
      content: { kind: 'opening', value },
      occurred_at: next(),
      ...more,
    },
    item,
  });
const sell = (item: ItemDraft, qty: number, unit_price: number, occurred_at = next()) =>
  addSale(phone, {
    id: newDocumentId(),
    lines: [{ line_id: newDocumentId(), item_kind: 'shop', item_id: item.id, description: item.name, qty, unit: 'piece', factor: 1, unit_price }],
    pay: { kind: 'all', method: 'cash' },
    occurred_at,
  }); // prettier-ignore
const count = (item_id: string, qty: number) => saveCounts(phone, { counts: [{ id: newDocumentId(), item_id, qty }] });
const page = (id: string, isWanted: (one: NonNullable<Awaited<ReturnType<typeof firstPage>>>) => boolean) =>
  answerWhen(itemPage(phone, { id }), (one) => one !== null && isWanted(one));
const firstPage = (id: string) => answerOf(itemPage(phone, { id }));

describe('items', () => {
  test('[SHP-2] the name of an item is its own, whatever the capitals', async () => {
    expect(await addItem(phone, mash)).toMatchObject({ ok: true });
    expect(await addItem(phone, { ...trays, name: ' layers  MASH ' })).toEqual({
      ok: false,
      error: { type: 'NameTaken', name: 'Layers mash', archived: false },
    });
    expect(await addItem(phone, trays)).toMatchObject({ ok: true });
    expect(await editItem(phone, { ...trays, name: 'LAYERS MASH' })).toMatchObject({ error: { type: 'NameTaken' } });
    expect(await editItem(phone, { ...trays, name: 'EGG TRAYS' })).toMatchObject({ ok: true });
    await archiveItem(phone, { id: mash.id, archived: true });
    expect(await addItem(phone, { ...mash, id: newDocumentId() })).toMatchObject({ error: { archived: true } });
    // Nor may two items of one purchase share a name.
    const twin = { ...trays, id: newDocumentId(), name: 'Drinkers' };
    const other = { ...twin, id: newDocumentId(), name: 'DRINKERS' };
    expect(await buy(bought([lineOf(twin, 1, 100), lineOf(other, 1, 100)]), [twin, other])).toMatchObject({ error: { type: 'NameTaken' } }); // prettier-ignore
    expect((await answerOf(stockList(phone, ALL))).rows.map(({ name }) => name)).toEqual(['EGG TRAYS']);
  });

  test('[SHP-3] what an item is counted in stays once it has moved; it has a way to be sold, and orders at 0 or more', async () => {
    expect(await addItem(phone, { ...mash, sell_units: [] })).toMatchObject({ error: { type: 'UnitMissing' } });
    expect(await addItem(phone, { ...mash, reorder_level: -1 })).toMatchObject({ error: { type: 'ReorderWrong' } });
    expect(await addItem(phone, { ...mash, reorder_level: 0 })).toMatchObject({ ok: true });
    const inPieces = { ...mash, base_unit: 'piece' as const, sell_units: [{ label: 'bag', factor: 1, price: 1 }] };
    expect(await editItem(phone, inPieces)).toMatchObject({ ok: true });
    expect(await editItem(phone, mash)).toMatchObject({ ok: true });
    await entry(mash.id, 70_000, { kind: 'found' });
    await page(mash.id, ({ moved }) => moved);
    expect(await editItem(phone, inPieces)).toEqual({ ok: false, error: { type: 'BaseUnitFixed' } });
    expect(await editItem(phone, { ...mash, name: 'Layers mash, Ugachick' })).toMatchObject({ ok: true });
  });

  test('[DAT-4] the same item, stock and purchase saved twice are saved once', async () => {
    const draft = bought([lineOf(mash, 2, 90_000)]);
    await Promise.all([buy(draft, [mash]), buy(draft, [mash])]);
    const id = newDocumentId();
    await Promise.all([1, 2].map(() => entry(mash.id, 70_000, { kind: 'found' }, {}, id)));
    await page(mash.id, ({ on_hand }) => on_hand === 210_000);
    expect(await phone.session.book.purchases.collection.count().exec()).toBe(1);
    expect(await phone.session.book.stock_entries.collection.count().exec()).toBe(1);
  });
});

describe('stock', () => {
  test('[SHP-4, SHP-11] on hand, value, costs, days left and how an item stands follow from what happened', async () => {
    const first = bought([lineOf(mash, 4, 90_000), lineOf(trays, 300, 400)], {
      occurred_at: '2026-11-10T06:00:00.000Z',
    });
    await buy(first, [mash, trays]);
    await buy(bought([lineOf(mash, 2, 96_000)]));
    await sell(mash, 3 * 70_000, 2);
    const one = await page(mash.id, ({ on_hand, value }) => on_hand === 210_000 && value === 276_000);
    expect(one).toMatchObject({
      status: 'enough',
      average_cost: 92_000,
      last_cost: { unit: 'bag', factor: 70_000, unit_cost: 96_000 },
      // As much as was sold in the eleven days since the first purchase.
      days_left: 11,
      moved: true,
    });
    await entry(mash.id, 70_000, { kind: 'loss', reason: 'pests' });
    const view = await answerWhen(stockList(phone, ALL), ({ counts, worth }) => counts.low === 1 && worth === 304_000);
    expect(view.counts).toMatchObject({ all: 2, low: 1, below_zero: 0 });
    await sell(trays, 310, 600);
    const below = await answerWhen(stockList(phone, { search: '', shown: 'below_zero' }), ({ rows }) => rows.length === 1); // prettier-ignore
    expect(below.rows[0]).toMatchObject({ id: trays.id, on_hand: -10, status: 'below_zero' });
    expect((await answerOf(stockList(phone, { search: '6001', shown: 'all' }))).rows).toMatchObject([{ id: mash.id }]);
  });

  test('[SHP-5] on hand is the last count and what moved after it, and may go below zero', async () => {
    await open(trays, 100, 5_000, { occurred_at: '2026-11-10T08:00:00.000Z' });
    await count(trays.id, 80);
    await sell(trays, 30, 600, '2026-11-11T08:00:00.000Z');
    await page(trays.id, ({ on_hand }) => on_hand === 80);
    await sell(trays, 85, 600, '2026-11-20T10:05:00.000Z');
    expect(await page(trays.id, ({ on_hand }) => on_hand === -5)).toMatchObject({ status: 'below_zero' });
  });

  test('[SHP-9] opening 100, 10 sold, count 85 is 5 missing; a late sale of 4 before it makes it 1, and 85 stay', async () => {
    await open(trays, 100, 5_000, { occurred_at: '2026-11-18T08:00:00.000Z' });
    await sell(trays, 10, 600, '2026-11-18T09:00:00.000Z');
    await count(trays.id, 85);
    const counted = (moved: number) =>
      answerWhen(
        itemHistory(phone, { id: trays.id, limit: 50 }),
        ({ rows }) => rows[0]?.what === 'count' && rows[0].moved === moved && rows[0].qty === 85,
      );
    expect((await counted(-5)).rows.map(({ what, moved, qty, late }) => [what, moved, qty, late])).toEqual([
      ['count', -5, 85, false],
      ['sale', -10, 90, true],
      ['opening', 100, 100, true],
    ]);
    await sell(trays, 4, 600, '2026-11-19T09:00:00.000Z');
    const after = await counted(-1);
    expect(after.rows[1]).toMatchObject({ what: 'sale', moved: -4, qty: 86, late: true });
    expect(await page(trays.id, () => true)).toMatchObject({ on_hand: 85 });
  });

  test('[SHP-17, SHP-9, DOC-15] a count of an older day is of its end: the list says what was there then, and what was sold since goes on from it', async () => {
    await open(trays, 100, 5_000, { occurred_at: '2026-11-18T08:00:00.000Z' });
    await sell(trays, 10, 600, '2026-11-18T19:00:00.000Z');
    await sell(trays, 20, 600, '2026-11-19T09:00:00.000Z');
    const of = (day: string | undefined, on_hand: number) =>
      answerWhen(stockList(phone, { search: '', shown: 'all', day }), ({ rows }) => rows.find(({ id }) => id === trays.id)?.on_hand === on_hand);
    await of('2026-11-17', 0);
    await of('2026-11-18', 90);
    await of(undefined, 70);
    const counts = [{ id: newDocumentId(), item_id: trays.id, qty: 85 }];
    const occurred_at = onDay('2026-11-18', NOW.toISOString(), { atEnd: true });
    expect(await saveCounts(phone, { counts, occurred_at })).toEqual({ ok: true, value: { count: 1 } });
    const kept = (await phone.session.book.stock_entries.find([counts[0]!.id])).get(counts[0]!.id);
    expect(kept).toMatchObject({ day: '2026-11-18', occurred_at, kind: 'count' });
    await of('2026-11-18', 85);
    await of(undefined, 65);
    const loss = { kind: 'loss', reason: 'pests' } as const;
    await entry(trays.id, 5, loss, { occurred_at: onDay('2026-11-19', NOW.toISOString()) });
    await of('2026-11-18', 85);
    await of('2026-11-19', 60);
    const ahead = new Date(NOW.getTime() + 86_400_000).toISOString();
    expect(await saveCounts(phone, { counts: [{ ...counts[0]!, id: newDocumentId() }], occurred_at: ahead })).toEqual({ ok: false, error: { type: 'FutureDate' } });
  }); // prettier-ignore

  test('[SHP-12] the history shows in, out and counts with what is there and its worth, newest first, page by page', async () => {
    await open(trays, 100, 5_000, { occurred_at: '2026-11-20T06:00:00.000Z' });
    await entry(trays.id, 6, { kind: 'loss', reason: 'breakage' }, { occurred_at: '2026-11-20T07:00:00.000Z', note: 'The boy fell' }); // prettier-ignore
    await entry(trays.id, 4, { kind: 'internal_use', used_for: 'household' }, { occurred_at: '2026-11-20T08:00:00.000Z' }); // prettier-ignore
    await entry(trays.id, 2, { kind: 'gift' }, { occurred_at: '2026-11-20T09:00:00.000Z' });
    const history = await answerWhen(itemHistory(phone, { id: trays.id, limit: 3 }), ({ rows }) => rows[0]?.value === 4_400); // prettier-ignore
    expect(history.more).toBe(true);
    expect(history.rows).toMatchObject([
      { what: 'gift', moved: -2, qty: 88, value: 4_400, late: false, may_void: true, by: 'Grace' },
      { what: 'household', moved: -4, qty: 90, value: 4_500 },
      { what: 'loss', moved: -6, qty: 94, value: 4_700, reason: 'breakage', note: 'The boy fell' },
    ]);
    await voidEntry(phone, { id: history.rows[0]!.doc_id, reason: 'Not a gift' });
    await page(trays.id, ({ on_hand }) => on_hand === 90);
  });

  test('[RTE-24, SHP-8] losses: a reason, another one with a note; by reason and by whose it was', async () => {
    await open(trays, 100, 5_000, { occurred_at: '2026-11-19T06:00:00.000Z' });
    expect(await entry(trays.id, 1, { kind: 'loss', reason: 'other' })).toMatchObject({ error: { type: 'NoteNeeded' } }); // prettier-ignore
    expect(await entry(trays.id, 0, { kind: 'loss', reason: 'theft' })).toMatchObject({ error: { type: 'NumberAboveZero' } }); // prettier-ignore
    await entry(trays.id, 6, { kind: 'loss', reason: 'breakage' }, { responsible: 'Okello' });
    await entry(trays.id, 2, { kind: 'loss', reason: 'breakage' }, { responsible: phone.session.book.uid });
    await entry(trays.id, 1, { kind: 'loss', reason: 'other' }, { note: 'Rain', responsible: 'Okello' });
    const view = await answerWhen(losses(phone, { id: trays.id }), ({ total }) => total.value === 450);
    expect(view).toMatchObject({
      total: { qty: 9, value: 450 },
      by_reason: [
        { reason: 'breakage', qty: 8, value: 400 },
        { reason: 'other', qty: 1, value: 50 },
      ],
      by_person: [
        { name: 'Okello', qty: 7, value: 350 },
        { name: 'Grace', qty: 2, value: 100 },
      ],
    });
    expect(view.rows).toHaveLength(3);
  });

  test('[SHP-15] what expires first leaves first, a named batch before that', async () => {
    const batch = (batch_no: string, expiry: string) => lineOf(trays, 10, 400, { batch_no, expiry });
    await buy(bought([batch('B2', '2027-06-01'), batch('B1', '2026-12-01'), batch('B3', '2027-09-01')]), [trays]);
    await sell(trays, 12, 600);
    const first = await page(trays.id, ({ on_hand, value }) => on_hand === 18 && value > 0);
    expect(first!.batches).toEqual([
      { batch: 'B2', expiry: '2027-06-01', qty: 8 },
      { batch: 'B3', expiry: '2027-09-01', qty: 10 },
    ]);
    await entry(trays.id, 4, { kind: 'loss', reason: 'spoilage', batch_no: 'B3' });
    const named = await page(trays.id, ({ on_hand, value }) => on_hand === 14 && value === 5_600);
    expect(named!.batches.map((one) => [one.batch, one.qty])).toEqual([['B2', 8], ['B3', 6]]); // prettier-ignore
  });

  test('[RTE-22, PPL-2] without the right to buy nothing is added', async () => {
    const { book } = phone.session;
    const mayOnly = async (right: 'add_sales' | 'add_purchases') => {
      await becomes(phone, { role: 'admin', roles: { [right]: true } });
      await answerWhen(phone.session.open$, (now) => now?.member.roles?.[right] === true);
    };
    const addAll = async () => [
      await addItem(phone, trays),
      await buy(bought([lineOf(mash, 1, 90_000)]), [mash]),
      await entry(trays.id, 1, { kind: 'found' }),
      await count(trays.id, 1),
    ];
    await mayOnly('add_sales');
    expect(await addAll()).toEqual(Array.from({ length: 4 }, () => ({ ok: false, error: { type: 'NotAllowed' } })));
    const counts = [book.shop, book.purchases, book.stock_entries].map(({ collection }) => collection.count().exec());
    expect(await Promise.all(counts)).toEqual([0, 0, 0]);
    await mayOnly('add_purchases');
    expect((await addAll()).map(({ ok }) => ok)).toEqual([true, true, true, true]);
  });

  test('[RTE-22] what is not here is neither changed nor shown', async () => {
    expect(await entry('NotHere00000', 1, { kind: 'found' })).toMatchObject({ error: { type: 'NotHere' } });
    expect(await editItem(phone, mash)).toMatchObject({ error: { type: 'NotHere' } });
    expect(await answerOf(itemPage(phone, { id: 'NotHere00000' }))).toBeNull();
  });
});

describe('purchases', () => {
  test('[PUR-2] a balance needs a supplier, and costs are 0 or more', async () => {
    const lines = [lineOf(mash, 2, 90_000)];
    const later = bought(lines, { vendor: undefined, pay: { kind: 'later' } });
    expect(await buy(later, [mash])).toEqual({ ok: false, error: { type: 'SupplierNeeded' } });
    expect(await buy({ ...later, pay: { kind: 'part', amount: 1, method: 'cash' } }, [mash])).toMatchObject({ error: { type: 'SupplierNeeded' } }); // prettier-ignore
    expect(await buy(bought([lineOf(mash, 2, -1)]), [mash])).toMatchObject({ error: { type: 'CostWrong' } });
    expect(await buy(bought(lines, { transport_cost: -1 }), [mash])).toMatchObject({ error: { type: 'ExtraCostWrong' } }); // prettier-ignore
    expect((await answerOf(stockList(phone, ALL))).none_at_all).toBe(true);
    expect(await buy(bought(lines, { vendor: undefined }), [mash])).toMatchObject({ ok: true });
  });

  test('[PUR-3] transport is shared by value: 60,000 over 900,000 and 480,000 is 39,130 and 20,870', async () => {
    const draft = bought([lineOf(mash, 10, 90_000), lineOf(trays, 1_200, 400)], { transport_cost: 60_000 });
    await buy(draft, [mash, trays]);
    const view = await answerWhen(onePurchase(phone, { id: draft.id }), (one) => one?.lines[0]?.left === 700_000);
    expect(view!.lines.map(({ net, landed }) => landed - net)).toEqual([39_130, 20_870]);
    await page(mash.id, ({ value }) => value === 939_130);
    await page(trays.id, ({ value }) => value === 500_870);
  });

  test('[PUR-5, PUR-6] what is owed, what is left of it and what was sold of it are derived', async () => {
    const draft = bought([lineOf(trays, 100, 400)], {
      pay: { kind: 'part', amount: 15_000, method: 'cash' },
      transport_cost: 2_000,
      transport_method: 'cash',
    });
    await buy(bought([lineOf(trays, 50, 400)]), [trays]);
    await buy(draft);
    await sell(trays, 60, 600);
    const view = await answerWhen(onePurchase(phone, { id: draft.id }), (one) => one?.lines[0]?.sold?.income === 36_000);
    expect(view).toMatchObject({ total: 40_000, paid: 15_000, balance: 25_000, status: 'part', may_edit: true });
    expect(view!.lines[0]).toMatchObject({ left: 40, sold: { qty: 60, income: 36_000 }, landed: 42_000 });
    const { rows } = await answerWhen(purchasesList(phone, { search: 'mbeya', range: null, limit: 50 }), (one) => one.rows.length === 2);
    expect(rows.find(({ id }) => id === draft.id)).toMatchObject({ balance: 25_000, items: ['Egg trays'] });
    expect(new Set(rows.map(({ purchase_no }) => purchase_no)).size).toBe(2);
    expect(rows[0]!.purchase_no).toMatch(/^\w{3}-P\d{4}$/);
    // The totals cover all matching purchases, not only the page, and exclude voided ones.
    const range = { from: '2026-11-20', to: '2026-11-20' };
    const list = (days: typeof range | null, limit = 1) => purchasesList(phone, { search: '', range: days, limit });
    const day = await answerOf(list(range));
    expect(day).toMatchObject({ more: true, totals: { bought: 60_000 } });
    expect(day.totals.paid + day.totals.owed).toBe(60_000);
    await voidPurchase(phone, { id: draft.id, reason: 'Twice' });
    expect((await answerWhen(list(null), ({ totals }) => totals.bought === 20_000)).more).toBe(true);
    expect(await answerOf(list({ from: '2026-11-18', to: '2026-11-19' }))).toMatchObject({ rows: [], totals: { bought: 0 }, none_at_all: false });
  }); // prettier-ignore

  test('[RTE-46] a purchase is changed with what the person changed, and voided with its goods', async () => {
    const draft = bought([lineOf(trays, 100, 400)], { occurred_at: '2026-11-20T09:00:00.000Z' });
    await buy(draft, [trays]);
    const seen = (await answerWhen(onePurchase(phone, { id: draft.id }), (one) => one !== null))!.draft;
    const changed = { ...seen, lines: [{ ...seen.lines[0]!, unit_cost: 500 }], supplier_invoice_no: 'INV 7' };
    expect(await editPurchase(phone, { draft: changed, seen })).toMatchObject({ ok: true });
    await page(trays.id, ({ value }) => value === 50_000);
    expect(await editPurchase(phone, { draft: { ...seen, lines: [{ ...seen.lines[0]!, qty: 7 }] }, seen })).toMatchObject({ error: { type: 'ChangedMeanwhile' } }); // prettier-ignore
    expect(await voidPurchase(phone, { id: draft.id, reason: 'Twice' })).toMatchObject({ ok: true });
    await page(trays.id, ({ on_hand }) => on_hand === 0);
    expect(await editPurchase(phone, { draft: changed, seen: changed })).toMatchObject({ error: { type: 'Voided' } });
    expect(await answerOf(onePurchase(phone, { id: draft.id }))).toMatchObject({ voided: true, void_reason: 'Twice' });
  });

  test('[VEN-1] a supplier is added by name in the middle of a purchase, and found by name or phone', async () => {
    expect(await addSupplier(phone, { id: supplier.id, name: '  ' })).toMatchObject({ error: { type: 'NameMissing' } });
    expect(await addSupplier(phone, { ...supplier, phone: '0772 000 118' })).toMatchObject({ ok: true });
    for (const search of ['mbeya', '0772000', ''])
      expect(await answerWhen(suppliersList(phone, { search, limit: 5 }), (one) => one.length > 0)).toMatchObject([supplier]); // prettier-ignore
  });

  test('[SAL-42] what is in the shop can be sold with one press, at its price', async () => {
    await addItem(phone, mash);
    const items = await answerWhen(sellableItems(phone, { also: [] }), (one) =>
      one.some(({ item_kind }) => item_kind === 'shop'),
    );
    expect(items.find(({ item_kind }) => item_kind === 'shop')).toMatchObject({ item_id: mash.id, unit: 'bag', last_price: 133_000 }); // prettier-ignore
  });

  test('[SAL-42] who keeps no birds sells the goods of the shop first, and eggs where there are some', async () => {
    const { workspace } = phone.session.book;
    const path = workspacePath.settings(phone.businessId);
    const before = (await workspace.find([path])).get(path)!;
    await workspace.write([{ before, after: { ...before, farm_activities: false, purchases: true } }]);
    await addItem(phone, mash);
    const kinds = (isWanted: (kinds: readonly string[]) => boolean) =>
      answerWhen(
        sellableItems(phone, { also: [] }).pipe(map((items) => items.map(({ item_kind }) => item_kind))),
        isWanted,
      );
    expect(await kinds(([first]) => first === 'shop')).toContain('egg');
    const eggs = EGG_ITEMS[0].item_id;
    await addEntry(phone, { entry: { id: newDocumentId(), item_id: eggs, qty: 30, content: { kind: 'found' } } });
    expect(await kinds(([first]) => first === 'egg')).toContain('shop');
  });

  test('[SAL-42] of many items those sold most have a tile; the others are found by name, and known when they are on the sale', async () => {
    const ids = Array.from({ length: 60 }, (_, n) => `Drinker000${String(n).padStart(2, '0')}`);
    for (const [n, id] of ids.entries()) await addItem(phone, { ...trays, id, name: `Drinker ${String(n).padStart(2, '0')}` }); // prettier-ignore
    const last = ids.at(-1)!;
    const tiles = await answerWhen(sellableItems(phone, { also: [] }), (all) => all.length >= 40);
    expect(tiles).toHaveLength(40);
    expect(tiles.some(({ key }) => key === last)).toBe(false);
    const withLast = await answerWhen(sellableItems(phone, { also: [last] }), (all) => all.length > 40);
    expect(withLast.at(-1)).toMatchObject({ key: last, description: 'Drinker 59' });
    const found = await answerOf(findSellable(phone, { search: 'drinker 5', limit: 9 }));
    expect(found.map(({ description }) => description)).toEqual(ids.slice(50, 59).map((_, n) => `Drinker 5${n}`));
    // A single sale moves the item to the front.
    await addEntry(phone, { entry: { id: newDocumentId(), item_id: last, qty: 9, content: { kind: 'found' } } });
    const line = { line_id: newDocumentId(), item_kind: 'shop' as const, item_id: last, description: 'Drinker 59', qty: 1, unit: 'piece', factor: 1, unit_price: 600 }; // prettier-ignore
    await addSale(phone, { id: newDocumentId(), lines: [line], pay: { kind: 'all', method: 'cash' } });
    const sold = await answerWhen(sellableItems(phone, { also: [] }), ([first]) => first?.stock?.on_hand === 8);
    expect(sold[0]).toMatchObject({ key: last, last_price: 600 });
  });
});

test('[SHP-14] a barcode finds the item and the unit that bears it, with and without its nought; an archived one is not found', async () => {
  const drinker: ItemDraft = {
    ...trays,
    id: 'Drinker00001',
    name: 'Drinker',
    sell_units: [
      { label: 'piece', factor: 1, price: 9_000 },
      { label: 'box', factor: 12, price: 100_000, barcode: '036000291452' },
    ],
  };
  await addItem(phone, mash);
  await addItem(phone, drinker);
  const found = async (code: string) =>
    (await answerOf(itemsWithBarcode(phone, { code }))).map(({ item, unit }) => [item.name, unit]);
  expect(await found('0036000291452')).toEqual([['Drinker', 1]]);
  expect(await found('6001')).toEqual([['Layers mash', 0]]);
  expect(await found('600')).toEqual([]);
  await archiveItem(phone, { id: mash.id, archived: true });
  expect(await found('6001')).toEqual([]);
});

test('[SHP-4, SHP-11] a long list says the same as a short one, also after its last record was taken out again', async () => {
  for (let n = 0; n < 101; n++)
    await addItem(phone, { ...trays, id: `Item${String(n).padStart(8, '0')}`, name: `Item ${n}` });
  await buy(bought([lineOf({ ...trays, id: 'Item00000007', name: 'Item 7' }, 10, 400)]));
  const lost = newDocumentId();
  await entry('Item00000007', 4, { kind: 'loss', reason: 'breakage' }, {}, lost);
  const seven = (qty: number, value: number) =>
    answerWhen(stockList(phone, ALL), ({ rows }) =>
      rows.some((row) => row.name === 'Item 7' && row.on_hand === qty && row.value === value),
    );
  expect((await seven(6, 2_400)).rows).toHaveLength(101);
  await voidEntry(phone, { id: lost, reason: 'Not broken' });
  expect((await seven(10, 4_000)).worth).toBe(4_000);
});

test('[SHP-11] after a cold start the rows that stood first come first, as they are now; then the whole list', async () => {
  for (let n = 0; n < 40; n++)
    await addItem(phone, { ...trays, id: `Drinker000${String(n).padStart(2, '0')}`, name: `Drinker ${String(n).padStart(2, '0')}` }); // prettier-ignore
  await addEntry(phone, {
    entry: { id: newDocumentId(), item_id: 'Drinker00000', qty: 9, content: { kind: 'found' } },
  });
  await answerWhen(stockList(phone, ALL), ({ rows }) => rows.length === 40 && rows[0]?.on_hand === 9);
  // Changes made while the list is closed.
  await addEntry(phone, {
    entry: { id: newDocumentId(), item_id: 'Drinker00000', qty: 1, content: { kind: 'found' } },
  });
  const { ledger$ } = phone.session;
  const ledger = (await firstValueFrom(ledger$))!;
  await expect.poll(async () => (await ledger.db.firsts.get('shop.stock'))?.ids.length).toBe(30);
  await archiveItem(phone, { id: 'Drinker00001', archived: true });

  const started = { ...phone, session$: new BehaviorSubject<Session | undefined>({ ...phone.session }) };
  const answers: { rows: number; worth: number | undefined; first: number | undefined }[] = [];
  const asking = stockList(started, ALL).subscribe(({ rows, worth }) =>
    answers.push({ rows: rows.length, worth, first: rows[0]?.on_hand }),
  );
  await expect.poll(() => answers.at(-1)).toMatchObject({ rows: 39, first: 10 });
  expect(answers[0]).toEqual({ rows: 29, worth: undefined, first: 10 });
  asking.unsubscribe();
  // When requested again, the list is complete from the beginning: a user who has scrolled loses no row.
  expect((await answerOf(stockList(started, ALL))).rows).toHaveLength(39);
});
