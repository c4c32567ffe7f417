import { expect, test } from 'vitest';
import { saleMoney } from '../../src/domain/sales/sale-money.ts';
import { askOfReturns, cullsNotSold } from '../../src/domain/ledger/questions.ts';
import { aSaleLine } from '../support/documents.ts';

const line = (line_id: string, qty: number) => aSaleLine({ line_id, qty });

test('[LED-51] a return asks when its sale is not here or is voided, and when more came back of a line than went out', () => {
  const sale = { lines: [line('l1', 300), line('l2', 30)] };
  const back = (qty: number) => ({ of_sale_id: 's', lines: [line('l1', qty)] });
  expect(askOfReturns(undefined, [back(30)])).toBe('return_without_sale');
  expect(askOfReturns({ ...sale, voided_at: '2026-11-20T08:00:00.000Z' }, [back(30)])).toBe('return_without_sale');
  expect(askOfReturns(sale, [back(270), back(30)])).toBeUndefined();
  expect(askOfReturns(sale, [back(271), back(30)])).toBe('more_back_than_sold');
  expect(askOfReturns(sale, [{ of_sale_id: 's', lines: [line('other', 1)] }])).toBe('more_back_than_sold');
  // One phone reduced the price of the sale while another recorded a return at the old price.
  const { total } = saleMoney(sale);
  const forMoney = (net: number) => [{ of_sale_id: 's', lines: [{ ...back(30).lines[0]!, net, tax: 0 }] }];
  expect([askOfReturns(sale, forMoney(total)), askOfReturns(sale, forMoney(total + 1))]).toEqual([undefined, 'more_back_than_sold']); // prettier-ignore
});

test('[LED-51] birds culled to be sold ask until a sale of the flock takes them; what was sold before is no answer', () => {
  const culls = [
    { day: '2026-11-02', qty: 20 },
    { day: '2026-11-05', qty: 10 },
  ];
  expect(cullsNotSold([], new Map())).toBe(0);
  expect(cullsNotSold(culls, new Map([['2026-11-01', 100]]))).toBe(30);
  expect(cullsNotSold(culls, new Map([['2026-11-02', 12]]))).toBe(18);
  expect(cullsNotSold(culls, new Map([['2026-11-03', 12], ['2026-11-09', 40]]))).toBe(0);
}); // prettier-ignore
