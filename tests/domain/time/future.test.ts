import { expect, test } from 'vitest';
import { checkActivity } from '../../../src/domain/activities/check-activity.ts';
import { checkExpense } from '../../../src/domain/expenses/check-expense.ts';
import { checkRun } from '../../../src/domain/processing/check-run.ts';
import { checkPurchase } from '../../../src/domain/purchases/check-purchase.ts';
import type { Result } from '../../../src/domain/result.ts';
import { checkSale } from '../../../src/domain/sales/check-sale.ts';
import { checkEntry } from '../../../src/domain/stock/check-entry.ts';
import { aSaleLine } from '../../support/documents.ts';

const NOW = { at: '2026-11-20T10:00:00.000Z', day: '2026-11-20', today: '2026-11-20', currency: 'UGX' };
const CASH = { kind: 'all', method: 'cash' } as const;
const bought = { line_id: 'Line00000001', item_kind: 'shop', item_id: 'Maize0000001', description: 'Maize', qty: 70_000, unit: 'bag', factor: 70_000, unit_cost: 90_000 } as const; // prettier-ignore
const goes = { line_id: 'Line00000001', item_kind: 'raw_material', item_id: 'Maize0000001', qty: 70_000 } as const;
const comes = { ...goes, line_id: 'Line00000002', item_id: 'OwnMix000001', cost_share: 10_000 } as const;

/** Every form with a time of occurrence. */
const FORMS: Readonly<Record<string, (occurred_at: string) => Result<unknown, { type: string }>>> = {
  sale: (occurred_at) => checkSale({ id: 'Record000001', lines: [aSaleLine()], pay: CASH, occurred_at }, NOW),
  purchase: (occurred_at) => checkPurchase({ id: 'Record000001', lines: [bought], pay: CASH, occurred_at }, NOW),
  expense: (occurred_at) =>
    checkExpense({ id: 'Record000001', category: 'rent', amount: 1, pay: CASH, occurred_at }, NOW),
  'production run': (occurred_at) =>
    checkRun({ id: 'Record000001', type: 'feed_milling', inputs: [goes], outputs: [comes], occurred_at }, NOW),
  'stock record': (occurred_at) =>
    checkEntry({ id: 'Record000001', item_id: 'Item00000001', qty: 1, content: { kind: 'gift' }, occurred_at }, NOW),
  'farm record': (occurred_at) =>
    checkActivity({ id: 'Record000001', farm_id: 'Flock0000001', session: 'morning', content: { kind: 'water', qty: 1 }, occurred_at }, NOW), // prettier-ignore
};

test.each(Object.entries(FORMS))('[MSG-3] %s: more than ten minutes ahead is refused, what a clock is off by is not', (_, check) => {
  expect(check('2026-11-20T10:10:00.000Z')).toMatchObject({ ok: true });
  expect(check('2026-11-20T10:10:00.001Z')).toEqual({ ok: false, error: { type: 'FutureDate' } });
}); // prettier-ignore
