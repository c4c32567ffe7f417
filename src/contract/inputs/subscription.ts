import type { PlanAsk } from '../subscription.ts';
import { maybe, shape, text, word } from './shape.ts';

export const planAsk = shape<PlanAsk>()({
  plan_id: text,
  method: word(['mobile_money', 'card', 'bank', 'cash']),
  phone: text,
  reference: maybe(text),
});
