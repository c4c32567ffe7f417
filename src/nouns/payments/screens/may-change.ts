import type { PaymentRow } from '../../../contract/payments.ts';

/** What somebody may do with the payments of a document. */
interface May {
  readonly may_void: boolean;
  readonly may_correct: boolean;
  readonly may_correct_first: boolean;
}

/** What may be done with one of them: the first is part of the document, what came with a return is changed there. [PAY-1, PAY-20, PAY-22] */
export function mayChange({ id, first }: PaymentRow, may: May): { mayVoid: boolean; mayCorrect: boolean } {
  const mayVoid = may.may_void && first === undefined && !id.includes(' ');
  return { mayVoid, mayCorrect: first === undefined ? may.may_correct && mayVoid : may.may_correct_first };
}
