import { expect, test } from 'vitest';
import { MONEY_MOVES, moveOf, type PaidMove } from '../../../src/domain/money/money-moves.ts';

test.each(Object.entries(MONEY_MOVES))(
  '[PAY-15, TAX-6] %s is known again from the payment in which it stands',
  (move, stored) => {
    const to_method = (move as PaidMove) === 'moved' ? 'bank' : undefined;
    expect(moveOf({ party_kind: 'none', ...stored, to_method })).toBe(move);
    expect(moveOf({ party_kind: 'customer', ...stored, to_method })).toBeUndefined();
  },
);

test('[PAY-15] a payment for a sale to nobody by name is none of them', () => {
  expect(moveOf({ party_kind: 'none', direction: 'in', target_kind: 'sale', to_method: undefined })).toBeUndefined();
});

test('[PAY-15, IMP-1] what a bank had lent before the book began is of before it, too', () => {
  expect(moveOf({ party_kind: 'none', direction: 'out', target_kind: 'opening', to_method: undefined })).toBe(
    'opening',
  );
});
