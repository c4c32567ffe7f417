import { MONEY_METHODS } from '../../../schemas/choices.ts';
import type { MoneyDraft } from '../../domain/money/check-money.ts';
import type { CommandInput } from '../port.ts';
import { id, maybe, number, shape, text, word } from './shape.ts';

export const moneyDraft = shape<MoneyDraft>()({
  id,
  move: word(['moved', 'put_in', 'taken_out', 'tax_paid', 'tax_back', 'tax_owed', 'tax_credit', 'opening', 'counted']),
  method: word(MONEY_METHODS),
  to: maybe(word(MONEY_METHODS)),
  amount: number,
  reference: maybe(text),
  occurred_at: maybe(text),
  note: maybe(text),
});

export const moneyCorrection = shape<CommandInput<'money.correct'>>()({ draft: moneyDraft, reason: text });
