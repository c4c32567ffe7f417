import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook, storeNamed } from '../../src/store/book.ts';
import { homeChanges } from '../../src/nouns/home/data/changes.query.ts';
import { homeDay } from '../../src/nouns/home/data/home-day.query.ts';
import { homePhones } from '../../src/nouns/home/data/phones.query.ts';
import { newestFirst } from '../../src/store/rx-schema.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { writeRows } from '../../src/store/write-rows.ts';
import { answerWhen, gracesPhone, NOW } from '../support/test-deps.ts';
import { inTurn, sale } from '../support/test-book.ts';

const NAMES = ['sales', 'customers', 'farm', 'raw_materials', 'payments', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const line = { line_id: newDocumentId(), item_kind: 'other', description: 'Eggs', qty: 60, unit: 'tray', factor: 30, unit_price: 12_000 } as const; // prettier-ignore
const sell = () => addSale(phone, { id: newDocumentId(), lines: [line], pay: { kind: 'all', method: 'cash' } });

/** Receive a sale written by another person on another phone, with the time at which the server stored it. */
async function othersSale(at: string, updated_at = Date.parse(at), more: object = {}): Promise<void> {
  const { book, businessId$ } = phone.session;
  let business_id = '';
  businessId$.subscribe((id) => (business_id = id ?? '')).unsubscribe();
  const document = sale({ business_id, occurred_at: at, created_at: at, day: at.slice(0, 10), created_by: 'brian', device_id: 'PhoneOfBrian' });
  const after = { ...document, newest_first: newestFirst(at), rev: 1, sync_state: 'synced' as const, updated_at, ...more };
  await book.exclusive(() => writeRows(book, storeNamed(book, 'sales'), [{ after }]));
} // prettier-ignore

test('[RPT-1] money of today and of the week comes from the books', async () => {
  expect((await sell()).ok).toBe(true);
  const day = await answerWhen(homeDay(phone, {}), (one) => one?.week.at(-1)?.in === 24_000);
  expect(day).toMatchObject({ sold_today: 24_000, sales_today: 1, methods: [{ method: 'cash', left: 24_000 }], dead_today: 0, feeds: [] }); // prettier-ignore
  expect(day?.week.map((one) => one.in)).toEqual([0, 0, 0, 0, 0, 0, 24_000]);
});

test('[RPT-1, RPT-2] what others wrote since the last look, one’s own day, and when each phone was heard of', async () => {
  await sell();
  const earlier = new Date(NOW.getTime() - 3_600_000).toISOString();
  await othersSale(earlier);
  await othersSale(new Date(NOW.getTime() - 9 * 86_400_000).toISOString());
  const since = new Date(NOW.getTime() - 2 * 3_600_000).toISOString();
  const news = await answerWhen(homeChanges(phone, { whose: 'others', since }), (rows) => rows.length > 0);
  expect(news).toMatchObject([{ kind: 'sale', count: 1, amount: 24_000, last_at: earlier }]);
  const mine = await answerWhen(homeChanges(phone, { whose: 'mine', since: '' }), (rows) => rows.length > 0);
  expect(mine).toMatchObject([{ kind: 'sale', count: 1, amount: 24_000 }]);
  const phones = await answerWhen(homePhones(phone, {}), (all) => all.length === 2);
  expect(phones.find(({ device_id }) => device_id === 'PhoneOfBrian')).toMatchObject({ last_at: earlier, this_phone: false });
  expect(phones.filter(({ this_phone }) => this_phone)).toHaveLength(1);
}); // prettier-ignore

test('[RPT-1, RPT-2] a sale of weeks ago that somebody else changes, and another that they void, are told though both are mine', async () => {
  const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
  const at = new Date(NOW.getTime() - 3_600_000).toISOString();
  const me = phone.session.book.uid;
  const mine = { created_by: me, device_id: 'PhoneOfGrace' };
  await othersSale(ago(40), Date.parse(at), {
    ...mine,
    rev: 2,
    history: [{ rev: 1, at, by: 'brian', changed: 'lines' }],
  });
  await othersSale(ago(30), Date.parse(at), { ...mine, rev: 2, voided_at: at, voided_by: 'brian' });
  // Mine, and unchanged by others.
  await othersSale(ago(20), Date.parse(ago(20)), mine);
  const since = new Date(NOW.getTime() - 2 * 3_600_000).toISOString();
  const news = await answerWhen(homeChanges(phone, { whose: 'others', since }), (rows) => rows.length === 2);
  expect(news).toHaveLength(2);
  expect(news).toContainEqual(expect.objectContaining({ kind: 'sale', did: 'changed', count: 1 }));
  expect(news).toContainEqual(expect.objectContaining({ kind: 'sale', did: 'voided', count: 1 }));
});

test('[RPT-1] ten days without a signal, sent at once: every record is counted, however old its day is', async () => {
  const day = (ago: number) => new Date(NOW.getTime() - ago * 86_400_000).toISOString();
  for (let ago = 10; ago > 0; ago--) for (let i = 0; i < 30; i++) await othersSale(day(ago), NOW.getTime() - 60_000);
  // Received before my last visit.
  await othersSale(day(9), NOW.getTime() - 4 * 86_400_000);
  const since = new Date(NOW.getTime() - 2 * 3_600_000).toISOString();
  const news = await answerWhen(homeChanges(phone, { whose: 'others', since }), (rows) => rows[0]?.count === 300);
  expect(news).toMatchObject([{ kind: 'sale', count: 300, amount: 300 * 24_000, first_at: day(10), last_at: day(1) }]);
});
