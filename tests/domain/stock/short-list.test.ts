import { expect, test } from 'vitest';
import { emptyItem, putIn, takeOut, type ChargeTo, type ItemState } from '../../../src/domain/ledger/item-state.ts';
import { ACCOUNTS } from '../../../src/domain/ledger/posting.ts';

const SOLD: ChargeTo = { account: ACCOUNTS.costOfSales, item: 'EggsGood0001' };
const fedTo = (farm: string): ChargeTo => ({ farm, category: 'feeds' });
const outOf = (state: ItemState, qty: number, to: ChargeTo): ItemState => takeOut(state, qty, to, []).state;
const shortOf = ({ short }: ItemState) => short.map(({ to, qty }) => ['farm' in to ? to.farm : to.account, qty]);

test('[LED-35] who only ever sells keeps one shortage, however many sales there were', () => {
  let state = emptyItem(ACCOUNTS.goods);
  for (let n = 0; n < 5_000; n++) state = outOf(state, 30, SOLD);
  expect(shortOf(state)).toEqual([[ACCOUNTS.costOfSales, 150_000]]);
  const { state: after, corrections } = putIn(state, 200_000, 400_000, []);
  expect(corrections).toEqual([{ to: SOLD, amount: 300_000 }]);
  expect(after).toMatchObject({ qty: 50_000, value: 100_000, short: [] });
});

test('[LED-35] feed for three flocks that was never bought is one shortage for each in the older half, and none of it is lost', () => {
  let state = emptyItem(ACCOUNTS.materials);
  const flocks = ['FlockA000001', 'FlockB000001', 'FlockC000001'];
  for (let day = 0; day < 1_000; day++) for (const flock of flocks) state = outOf(state, 10, fedTo(flock));
  expect(state.short.length).toBeLessThanOrEqual(64);
  expect(state.short.reduce((sum, { qty }) => sum + qty, 0)).toBe(30_000);
  // The flock whose shortage is oldest is charged first.
  const { corrections } = putIn(state, 9_000, 90_000, []);
  expect(corrections[0]).toMatchObject({ to: fedTo('FlockA000001') });
  expect(corrections.reduce((sum, { amount }) => sum + amount, 0)).toBe(90_000);
});

test('[LED-35] what goes to different places stays in its order', () => {
  let state = emptyItem(ACCOUNTS.materials);
  for (const [to, qty] of [[fedTo('A'), 1], [fedTo('A'), 2], [fedTo('B'), 3], [fedTo('A'), 4]] as const) state = outOf(state, qty, to); // prettier-ignore
  expect(shortOf(state)).toEqual([['A', 3], ['B', 3], ['A', 4]]); // prettier-ignore
  expect(putIn(state, 5, 50, []).corrections.map(({ amount }) => amount)).toEqual([30, 20]);
});
