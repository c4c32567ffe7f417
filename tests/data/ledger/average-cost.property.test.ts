import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyItem, putIn, takeOut, type ItemState } from '../../../src/domain/ledger/item-state.ts';
import { runs } from '../../support/runs.ts';

/** Purchase goods at some price, or issue part of the stock. */
const step = fc.oneof(
  fc.record({ qty: fc.integer({ min: 1, max: 5_000 }), price: fc.integer({ min: 1, max: 900_000 }) }),
  fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }) }),
);

test('[LED-8] without shortages the average lies between the cheapest and the dearest purchase, within half a minor unit for each issue', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state: ItemState = emptyItem('1200');
      let [least, most, issues] = [Infinity, 0, 0];
      for (const one of steps) {
        if ('price' in one) {
          ({ state } = putIn(state, one.qty, one.qty * one.price, []));
          [least, most] = [Math.min(least, one.price), Math.max(most, one.price)];
        } else {
          const qty = Math.floor(state.qty * one.part);
          if (qty === 0) continue;
          ({ state } = takeOut(state, qty, { account: '5000' }, []));
          issues++;
        }
        // An empty stock has no value, and the next purchase starts a new average.
        const isEmpty = state.qty === 0;
        expect(state.value).toBeGreaterThanOrEqual(isEmpty ? 0 : least * state.qty - issues / 2);
        expect(state.value).toBeLessThanOrEqual(isEmpty ? 0 : most * state.qty + issues / 2);
        if (isEmpty) [least, most, issues] = [Infinity, 0, 0];
      }
    }),
    { numRuns: runs(100, 10_000) },
  ));
