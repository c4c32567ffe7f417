import { map, type Observable } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { CommandInput, CommandName } from '../../src/contract/port.ts';
import { checkCategory } from '../../src/domain/business/check-business.ts';
import { withOwnWord } from '../../src/domain/business/word-lists.ts';
import type { ItemDraft } from '../../src/domain/stock/check-item.ts';
import { queries } from '../support/all-queries.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, gracesPhone } from '../support/test-deps.ts';

let phone: Awaited<ReturnType<typeof gracesPhone>>;
afterEach(() => phone.leave({ remove: true }));

async function done<N extends CommandName>(name: N, input: CommandInput<N>): Promise<void> {
  const result = await runCommand(phone, name, input);
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error)}`);
}

const NAME = 'Ng’ang’a-Ɗanladi मुर्गी';
const CUSTOMER = { id: 'Customer0001', name: NAME };
const SUPPLIER = { id: 'Supplier0001', name: NAME };
const ITEM = newDocumentId();
const EVER = { from: '2000-01-01', to: '2100-01-01' };
const rows = map((view: { readonly rows: readonly unknown[] }) => view.rows.length);

/** Every name search of the app, with its number of results. */
const BOXES: Readonly<Record<string, (search: string) => Observable<number>>> = {
  'find.everything': (search) =>
    queries['find.everything'](phone, { search, limit: 1 }).pipe(
      map((all) => all.filter(({ kind }) => kind === 'vendors').length),
    ),
  'customers.list': (search) =>
    queries['customers.list'](phone, { search, limit: 9 }).pipe(map(({ length }) => length)),
  'customers.page': (search) => queries['customers.page'](phone, { search, shown: 'all', after: null }).pipe(rows),
  'suppliers.list': (search) =>
    queries['suppliers.list'](phone, { search, limit: 9 }).pipe(map(({ length }) => length)),
  'suppliers.page': (search) => queries['suppliers.page'](phone, { search, shown: 'all', after: null }).pipe(rows),
  'sales.list': (search) => queries['sales.list'](phone, { search, tab: 0, range: null, limit: 9 }).pipe(rows),
  'sales.list, some days': (search) =>
    queries['sales.list'](phone, { search, tab: 0, range: EVER, limit: 9 }).pipe(rows),
  'sales.findItem': (search) =>
    queries['sales.findItem'](phone, { search, limit: 9 }).pipe(map(({ length }) => length)),
  'purchases.list': (search) => queries['purchases.list'](phone, { search, range: null, limit: 9 }).pipe(rows),
  'expenses.list': (search) =>
    queries['expenses.list'](phone, { search, category: null, range: null, limit: 9 }).pipe(rows),
  'shop.stock': (search) => queries['shop.stock'](phone, { search, shown: 'all' }).pipe(rows),
  'debts.debtors': (search) => queries['debts.debtors'](phone, { sort: 'oldest', search, limit: 9 }).pipe(rows),
  'debts.creditors': (search) => queries['debts.creditors'](phone, { sort: 'due', search, limit: 9 }).pipe(rows),
};

test('[SHL-19] every search finds a name as people type it: without hooks and apostrophes, its words in any order', async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn()));
  await done('customers.add', CUSTOMER);
  await done('suppliers.add', SUPPLIER);
  await done('shop.addItem', {
    id: ITEM,
    name: NAME,
    kind: 'resale',
    base_unit: 'piece',
    sell_units: [{ label: 'piece', factor: 1, price: 5_000 }],
  });
  await done('sales.add', {
    id: newDocumentId(),
    customer: CUSTOMER,
    lines: [aSaleLine({ qty: 1, factor: 1, unit_price: 5_000 })],
    pay: { kind: 'later' },
  });
  await done('purchases.add', {
    draft: {
      id: newDocumentId(),
      vendor: SUPPLIER,
      lines: [
        {
          line_id: newDocumentId(),
          item_kind: 'shop',
          item_id: ITEM,
          description: NAME,
          qty: 10,
          unit: 'piece',
          factor: 1,
          unit_cost: 3_000,
        },
      ],
      pay: { kind: 'later' },
    },
  });
  await done('expenses.add', {
    id: newDocumentId(),
    category: 'transport',
    amount: 1_000,
    pay: { kind: 'all', method: 'cash' },
    payee: NAME,
  });
  for (const [box, count] of Object.entries(BOXES))
    for (const search of ['danladi nganga', "NG'ANG'A", 'मुर्गी ng‘ang‘a–danl'])
      expect([box, search, await answerWhen(count(search), (found) => found > 0)]).toEqual([box, search, 1]);
});

test('[SHP-2, SET-5, SHL-19] a name of an item or a word of a list is taken however it is written; other vowels are another name', async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn()));
  const item = (name: string): ItemDraft => ({
    id: newDocumentId(),
    name,
    kind: 'resale',
    base_unit: 'piece',
    sell_units: [{ label: 'piece', factor: 1, price: 5_000 }],
  });
  await done('shop.addItem', item('मुर्गी'));
  await done('shop.addItem', item('मुर्गा'));
  await done('shop.addItem', item('Layer-mash'));
  expect(await runCommand(phone, 'shop.addItem', item('ＬＡＹＥＲ mash'))).toMatchObject({
    error: { type: 'NameTaken', name: 'Layer-mash' },
  });
  expect(await runCommand(phone, 'shop.addItem', item('मुर्‍गी'))).toMatchObject({
    error: { type: 'NameTaken', name: 'मुर्गी' },
  });
  expect(withOwnWord('loss_reasons', [{ word: 'Cassé' }], 'casse')).toMatchObject({ error: { type: 'AlreadyThere' } });
  expect(withOwnWord('loss_reasons', [{ word: 'टूटा' }], 'टूटी')).toMatchObject({ ok: true });
  expect(checkCategory('Vitamines-minéraux', [{ category: 'vitamines mineraux' }])).toMatchObject({
    error: { type: 'AlreadyThere' },
  });
});
