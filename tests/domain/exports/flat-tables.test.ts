import { expect, test } from 'vitest';
import { flatTables } from '../../../src/domain/exports/flat-tables.ts';

test('[IMP-2] documents become tables from which nothing is missing: groups beside, lists apart', () => {
  const sales = [
    { id: 'a', paid: { amount: 5, method: 'cash' }, phones: ['1', '2'], lines: [{ qty: 2, price: { of: 3 } }, { qty: 1 }] },
    { id: 'b', note: 'x', spread: true, lines: [{ qty: 9 }] },
  ];
  expect(flatTables('sales', sales)).toEqual([
    {
      name: 'sales',
      rows: [
        ['id', 'paid.amount', 'paid.method', 'phones', 'note', 'spread'],
        ['a', 5, 'cash', '1; 2', '', ''],
        ['b', '', '', '', 'x', 'true'],
      ],
    },
    { name: 'sales.lines', rows: [['of_id', 'qty', 'price.of'], ['a', 2, 3], ['a', 1, ''], ['b', 9, '']] },
  ]);
}); // prettier-ignore
