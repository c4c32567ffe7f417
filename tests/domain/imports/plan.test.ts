import { expect, test } from 'vitest';
import { guessReading, rowsOf } from '../../../src/domain/imports/columns.ts';
import type { ImportKind } from '../../../src/domain/imports/import-row.ts';
import { planItems, type ItemsContext } from '../../../src/domain/imports/plan-items.ts';
import { planMoney, readMethod, type MoneyContext } from '../../../src/domain/imports/plan-money.ts';
import { planPeople, type KnownPerson } from '../../../src/domain/imports/plan-people.ts';
import { mobileMoneyName } from '../../../src/domain/money/mobile-money.ts';
import type { ItemDraft } from '../../../src/domain/stock/check-item.ts';
import { readCsv } from '../../../src/domain/text/csv.ts';

const rowsIn = (kind: ImportKind, text: string) => {
  const read = readCsv(text);
  return read.ok ? rowsOf(read.rows, guessReading(kind, read.rows)) : [];
};
const TODAY = '2026-11-20';
const items = (text: string, but: Partial<ItemsContext> = {}) =>
  planItems(rowsIn('items', text), {
    known: [],
    moved: new Set(),
    currency: 'UGX',
    today: TODAY,
    habits: { date_form: 'day_first', tray_eggs: 30 },
    style: { language: 'en' },
    onKnown: 'keep',
    ...but,
  });
const money = (text: string, but: Partial<MoneyContext> = {}) =>
  planMoney(rowsIn('money', text), { standing: new Map(), currency: 'UGX', today: TODAY, date_form: 'day_first', style: { language: 'en' }, onKnown: 'keep', ...but }); // prettier-ignore

const mash: ItemDraft = {
  id: 'LayersMash01',
  name: 'Layers mash',
  kind: 'resale',
  category: 'Feed',
  base_unit: 'g',
  sell_units: [{ label: 'bag', factor: 70_000, price: 133_000 }],
};

test('[IMP-1] an item comes with its units, prices, barcode and first stock, worth what it cost', () => {
  const table =
    'Name;Selling price;Sold by the;One holds;Category;Barcode;On hand;Cost of one;Counted on;Expires on;Tell me when left;Also sold by the;One of these holds;Price of these\n' +
    'Layers mash;133 000;bag;70 kg;Feed;6001;6,5;108 000;1/11/2026;30/06/2027;2;kg;;2 000\n' +
    'Eggs;12000;tray;;;;40;9000;;;;;;\n' +
    'Drinker;13000;;;;;;;;;;;;';
  expect(items(table)).toEqual([
    {
      row: 2,
      name: 'Layers mash',
      is: 'new',
      draft: {
        item: {
          id: '',
          name: 'Layers mash',
          kind: 'resale',
          category: 'Feed',
          base_unit: 'g',
          sell_units: [
            { label: 'bag', factor: 70_000, price: 133_000, barcode: '6001' },
            { label: 'kg', factor: 1_000, price: 2_000 },
          ],
          reorder_level: 140_000,
        },
        stock: { qty: 455_000, value: 702_000, day: '2026-11-01', expiry: '2027-06-30' },
      },
    },
    {
      row: 3,
      name: 'Eggs',
      is: 'new',
      draft: {
        item: { id: '', name: 'Eggs', kind: 'resale', base_unit: 'egg', sell_units: [{ label: 'tray', factor: 30, price: 12_000 }] },
        stock: { qty: 1_200, value: 360_000, day: TODAY },
      },
    },
    {
      row: 4,
      name: 'Drinker',
      is: 'new',
      draft: { item: { id: '', name: 'Drinker', kind: 'resale', base_unit: 'piece', sell_units: [{ label: 'piece', factor: 1, price: 13_000 }] } },
    },
  ]); // prettier-ignore
});

test('[IMP-1, MSG-21] a row of items that is wrong is left out and says which cell is', () => {
  const heads = 'name,price,unit,one holds,on hand,cost,counted on,expires,low stock,also sold by,one of these holds';
  const rows = [
    ',1', 'A,much', 'B,-5', 'C,1,bag,lots', 'D,1,,,many', 'E,1,,,-3', 'F,1,,,0.5', 'G,1,,,1,x', 'H,1,,,1,1,soon', 'I,1,,,1,1,2027-01-01',
    'J,1,,,1,1,,never', 'K,1,,,,,,,x', 'L,1,bag,70 kg,,,,,,piece,', 'M,1,kg,,,,,,,kg,', 'N,1,,,1,1,,2027-01-01', 'O,9999999999999', 'P,1,,,2000000000',
  ]; // prettier-ignore
  const planned = items(`${heads}\n${rows.join('\n')}`);
  const told = planned.map((one) => (one.is === 'bad' ? Object.values(one.error).slice(0, 3).join(' ') : one.is));
  expect(told).toEqual([
    'NameMissing',
    'CellWrong price amount',
    'BelowZero price',
    'CellWrong holds holds',
    'CellWrong on_hand count',
    'BelowZero on_hand',
    'CellWrong on_hand count',
    'CellWrong cost amount',
    'CellWrong counted_on day',
    'DayInFuture counted_on',
    'CellWrong expiry day',
    'CellWrong reorder_level count',
    'UnitsOfTwoKinds',
    'UnitTwice 1',
    'new',
    'TooLarge price',
    'TooLarge on_hand',
  ]);
});

test('[IMP-1] an item is known by its barcode, with or without the nought before it, else by its name; also twice in one file', () => {
  const known = [{ ...mash, sell_units: [{ ...mash.sell_units[0]!, barcode: '0036000291452' }] }];
  const planned = items('name,barcode\nMash of layers,036000291452\nLAYERS  MASH,\nDrinker,77\ndrinker,\nOther,77', { known });
  expect(planned.map((one) => [one.is, 'as' in one && one.as])).toEqual([
    ['known', 'Layers mash'],
    ['known', 'Layers mash'],
    ['new', false],
    ['known', 'Drinker'],
    ['known', 'Drinker'],
  ]);
}); // prettier-ignore

test('[IMP-1] a known item takes the file’s prices when that is wanted, and a first stock only while it never had any', () => {
  const table = 'name,price,unit,one holds,category,barcode,on hand,cost\nLayers mash,140000,bag,70,Feeds,6001,3,100000';
  const update = { known: [mash], onKnown: 'update' } as const;
  const after = { ...mash, category: 'Feeds', sell_units: [{ label: 'bag', factor: 70_000, price: 140_000, barcode: '6001' }] };
  expect(items(table, update)).toMatchObject([
    { is: 'changed', as: 'Layers mash', draft: { item: after, stock: { qty: 210_000, value: 300_000 } } },
  ]);
  const [moved] = items(table, { ...update, moved: new Set([mash.id]) });
  expect(moved).toEqual({ row: 2, name: 'Layers mash', is: 'changed', as: 'Layers mash', draft: { item: after }, left: { field: 'on_hand', amount: expect.any(Number) } });
  expect(items(table, { ...update, known: [after], moved: new Set([mash.id]) })).toMatchObject([{ is: 'known' }]);
  // Without a price in the file the book's price stays; a row with another unit is a different item.
  expect(items('name,unit,one holds\nLayers mash,bag,70', update)).toMatchObject([{ is: 'known' }]);
  expect(items('name,price,on hand\nLayers mash,500,3', update)).toMatchObject([{ is: 'known' }]);
}); // prettier-ignore

test('[IMP-1] somebody known gets what the book lacks, and nothing that it says is written over', () => {
  const amina: KnownPerson = { id: 'Amina0000001', name: 'Amina', phones: ['+256772000118'], location: 'Mukono', type: 'hotel' };
  const plan = (text: string, known: readonly KnownPerson[], onKnown: 'keep' | 'update') =>
    planPeople('customers', rowsIn('customers', text), { known, currency: 'UGX', today: TODAY, date_form: 'day_first', style: { language: 'en' }, onKnown });
  const table = 'name,phone,place,they owe,since which day,days to pay\nAmina,0772000118,Jinja,9000,1/11/2026,7';
  expect(plan(table, [amina], 'keep')).toEqual([{ row: 2, name: 'Amina', is: 'known', as: 'Amina', left: { field: 'opening_balance', amount: 9_000 } }]);
  const draft = {
    id: amina.id,
    name: 'Amina',
    phone: '+256772000118',
    details: { location: 'Mukono', type: 'hotel' as const, terms_days: 7, opening_balance: 9_000, opening_on: '2026-11-01' },
  };
  expect(plan(table, [amina], 'update')).toEqual([{ row: 2, name: 'Amina', is: 'changed', as: 'Amina', draft }]);
  const { id, name, details } = draft;
  const owes: KnownPerson = { id, name, phones: ['+256772000118'], ...details };
  expect(plan('name,they owe\nAmina,1', [owes], 'update')).toMatchObject([{ is: 'known', left: { amount: 1 } }]);
  expect(plan(table, [{ ...amina, merged_into: 'Other0000001' }], 'update')).toMatchObject([{ is: 'known' }]);
  // A date without an amount is ignored; an invalid date of a new person is an error.
  expect(plan('name,they owe,since\nJoy,5,some day\nOkot,5,2027-01-01', [], 'keep')).toMatchObject([
    { is: 'bad', error: { type: 'CellWrong', field: 'opening_on', wanted: 'day', typed: 'some day' } },
    { is: 'bad', error: { type: 'DayInFuture', field: 'opening_on' } },
  ]);
}); // prettier-ignore

test('[IMP-1] money is where people say it is, once each; another amount replaces it only when that is wanted', () => {
  const said = ['Cash in hand', 'M-Pesa', 'MTN MoMo', 'mobile_money', 'Equity Bank', 'Taslimu', 'Benki', 'Espèces en caisse', 'Banque', 'Argent mobile', 'Cheques', 'my sock']; // prettier-ignore
  expect(said.map(readMethod)).toEqual(['cash', 'mobile_money', 'mobile_money', 'mobile_money', 'bank', 'cash', 'bank', 'cash', 'bank', 'mobile_money', 'cheque', undefined]); // prettier-ignore
  for (const currency of [
    'KES',
    'UGX',
    'TZS',
    'RWF',
    'BIF',
    'ETB',
    'ZMW',
    'MWK',
    'GHS',
    'NGN',
    'XOF',
    'XAF',
    'INR',
    'PKR',
    'BDT',
    'NPR',
  ])
    expect(readMethod(mobileMoneyName(currency)!)).toBe('mobile_money');
  const table = 'where it is,how much,since\nCash,50 000,1/11/2026\nBank,-20000,\nKCB bank,5,\nMoMo,0,\nsock,1,\ncard,x,\ncheque,1,soon\ncheque,1,2027-01-01'; // prettier-ignore
  expect(money(table).map((one) => (one.is === 'bad' ? one.error.type : 'draft' in one && one.draft))).toEqual([
    { method: 'cash', amount: 50_000, day: '2026-11-01' },
    { method: 'bank', amount: -20_000, day: TODAY },
    'MethodTwice',
    'NothingThere',
    'CellWrong',
    'CellWrong',
    'CellWrong',
    'DayInFuture',
  ]);
  const standing = new Map([['cash', { id: 'Opening00001', amount: 50_000, day: '2026-11-01' }]] as const);
  const again = (text: string, onKnown: 'keep' | 'update') => money(text, { standing, onKnown });
  expect(again(table, 'update')[0]).toMatchObject({ is: 'known' });
  expect(again('Cash,60000', 'keep')).toMatchObject([{ is: 'known' }]);
  expect(again('Cash,60000', 'update')).toMatchObject([
    { is: 'changed', draft: { amount: 60_000, day: '2026-11-01', replaces: 'Opening00001' } },
  ]);
  expect(again('Cash,0', 'update')).toMatchObject([{ is: 'changed', draft: { amount: 0, replaces: 'Opening00001' } }]);
});
