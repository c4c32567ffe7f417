import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import { questions } from '../../src/nouns/home/data/questions.query.ts';
import type { Question } from '../../src/contract/home.ts';
import { newestFirst } from '../../src/store/rx-schema.ts';
import { saveAsPending } from '../../src/store/save.ts';
import type { RowStore } from '../../src/store/row-store.ts';
import { EGG_ITEM_OF_GRADE } from '../../src/domain/sales/egg-items.ts';
import { aFlock, aPayment, aRawMaterial, aSale, aSaleLine } from '../support/documents.ts';
import { anActivity } from '../support/variant-documents.ts';
import { answerWhen, gracesPhone, NOW } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

const NAMES = [
  'sales',
  'payments',
  'shop',
  'stock_entries',
  'purchases',
  'farm',
  'farm_activities',
  'raw_materials',
  'workspace',
] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const DAY = NOW.toISOString().slice(0, 10);
/** Store a record as if this phone had written it. */
async function written(
  name: 'sales' | 'payments' | 'farm' | 'farm_activities' | 'raw_materials',
  document: object,
  when: { occurred_at: string; day: string } = { occurred_at: NOW.toISOString(), day: DAY },
): Promise<void> {
  const { book } = phone.session;
  const own = { business_id: phone.businessId, created_by: book.uid };
  const dated =
    name === 'farm' || name === 'raw_materials'
      ? {}
      : { occurred_at: when.occurred_at, day: when.day, newest_first: newestFirst(when.occurred_at) };
  await book.exclusive(() =>
    saveAsPending(book, book[name] as unknown as RowStore, [{ after: { ...document, ...own, ...dated } }]),
  );
}
const asked = (kind: Question['kind']) =>
  answerWhen(questions(phone, {}), (all) => all.some((one) => one.kind === kind));
const notAsked = (kind: Question['kind']) =>
  answerWhen(questions(phone, {}), (all) => all.every((one) => one.kind !== kind));

test('[LED-51, LED-53] stock and birds below zero are asked about', async () => {
  const good = EGG_ITEM_OF_GRADE.good;
  const line = aSaleLine({ item_kind: 'egg', item_id: good, qty: 90, unit: 'tray', factor: 30 });
  await written(
    'sales',
    aSale({ lines: [line], customer_id: undefined, customer_name: undefined, due_date: undefined }),
  );
  expect(await asked('stock_below_zero')).toContainEqual(
    expect.objectContaining({ kind: 'stock_below_zero', id: good, count: 90 }),
  );
  const flock = aFlock({ initial_count: 10, placed_on: DAY });
  await written('farm', flock);
  await written('farm_activities', anActivity('mortality', { farm_id: flock.id, qty: 12 }));
  expect(await asked('birds_below_zero')).toContainEqual(expect.objectContaining({ id: flock.id, count: 2 }));
});

test('[LED-51, MSG-12] two rounds of one day that are each fine alone, and impossible together, are asked about with flock, day and hens', async () => {
  const flock = aFlock({
    initial_count: 506,
    extra_free_count: 0,
    doa_count: 0,
    placed_on: '2026-10-01',
    name: 'House 1',
  });
  await written('farm', flock);
  const round = (day: string, qty: number) =>
    anActivity('eggs', { farm_id: flock.id, grades: [{ grade: 'good', qty }], withheld: false, occurred_at: `${day}T08:00:00.000Z`, day }); // prettier-ignore
  const book = async (...rounds: readonly object[]) => {
    for (const one of rounds) await written('farm_activities', one, one as never);
  };
  await book(round('2026-11-16', 400), round('2026-11-17', 531));
  await notAsked('more_eggs_than_hens');
  const twice = round('2026-11-16', 367);
  await book(twice);
  expect(await asked('more_eggs_than_hens')).toContainEqual({
    kind: 'more_eggs_than_hens',
    id: flock.id,
    name: 'House 1',
    day: '2026-11-16',
    count: 767,
    hens: 506,
    more: 0,
  });
  await book(round('2026-11-18', 532));
  const newest = await answerWhen(questions(phone, {}), (all) => all.some(({ day }) => day === '2026-11-18'));
  expect(newest.filter(({ kind }) => kind === 'more_eggs_than_hens')).toMatchObject([{ count: 532, more: 1 }]);
  // After the voiding it is no longer asked about.
  await runCommand(phone, 'farm.voidActivity', { id: twice.id, reason: 'Twice' });
  const left = await answerWhen(questions(phone, {}), (all) => all.some(({ day, more }) => day === '2026-11-18' && more === 0)); // prettier-ignore
  expect(left.filter(({ kind }) => kind === 'more_eggs_than_hens')).toHaveLength(1);
});

test('[LED-46, LED-51] what was settled in goods, what a walk-in paid twice, and a return of nothing', async () => {
  await written('payments', aPayment({ method: 'in_kind', amount: 40_000 }));
  expect(await asked('goods_for_money')).toContainEqual(expect.objectContaining({ amount: 40_000 }));
  const sale = aSale({
    customer_id: undefined,
    customer_name: undefined,
    due_date: undefined,
    initial_payment: undefined,
  });
  await written('sales', sale);
  const pay = () =>
    aPayment({ party_kind: 'none', party_id: undefined, target_kind: 'sale', target_id: sale.id, amount: 1_000_000 });
  await written('payments', pay());
  const one = (await asked('walk_in_paid_more')).find(({ kind }) => kind === 'walk_in_paid_more');
  expect(one).toMatchObject({ id: sale.id });
  expect(one!.amount).toBeGreaterThan(0);
  const back = aSale({
    kind: 'return',
    of_sale_id: newDocumentId(),
    customer_id: newDocumentId(),
    initial_payment: undefined,
    lines: [aSaleLine({ restock: 'yes', net: 9_000, tax: 0 })],
  });
  await written('sales', back);
  expect(await asked('return_without_sale')).toContainEqual(
    expect.objectContaining({ id: back.id, name: back.sale_no }),
  );
});

test('[LED-51] birds culled to be sold, a treatment without an amount, and feed that nobody bought', async () => {
  const flock = aFlock({ placed_on: '2026-10-01' });
  const feed = aRawMaterial();
  await written('farm', flock);
  await written('raw_materials', feed);
  await written('farm_activities', anActivity('cull', { farm_id: flock.id, qty: 5, outcome: 'sold' } as never));
  expect(await asked('cull_not_sold')).toContainEqual(expect.objectContaining({ id: flock.id, count: 5 }));
  await written('farm_activities', anActivity('vaccination', { farm_id: flock.id, qty: undefined }));
  expect(await asked('given_without_amount')).toContainEqual(expect.objectContaining({ id: flock.id, count: 1 }));
  const birds = aSaleLine({
    item_kind: 'bird',
    item_id: undefined,
    farm_id: flock.id,
    qty: 5,
    unit: 'bird',
    factor: 1,
  });
  await written('sales', aSale({ lines: [birds] }));
  await notAsked('cull_not_sold');
  expect(
    (
      await runCommand(phone, 'shop.addEntry', {
        entry: {
          id: newDocumentId(),
          item_id: feed.id,
          qty: 50_000,
          occurred_at: NOW.toISOString(),
          content: { kind: 'found' },
        },
      } as never)
    ).ok,
  ).toBe(true);
  expect(await asked('cost_unknown')).toContainEqual(expect.objectContaining({ id: feed.id }));
});
