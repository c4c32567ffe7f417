import type { PaymentRow } from '../../../contract/payments.ts';

/** Rights on the payments of a document. */
interface May {
  readonly may_void: boolean;
  readonly may_correct: boolean;
  readonly may_correct_first: boolean;
}

/**
 * Whether one of them may be voided or corrected: the first is part of the document, one that came with a return is
 * changed there. [PAY-1, PAY-20, PAY-22]
 */
export function mayChange({ id, first }: PaymentRow, may: May): { mayVoid: boolean; mayCorrect: boolean } {
  const mayVoid = may.may_void && first === undefined && !id.includes(' ');
  return { mayVoid, mayCorrect: first === undefined ? may.may_correct && mayVoid : may.may_correct_first };
}
