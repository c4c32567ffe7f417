import { plural, t } from '@lingui/core/macro';
import type { CommandResult } from '../../../contract/port.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';

type Refused<N extends 'sales.void' | 'payments.void'> = Extract<CommandResult<N>, { ok: false }>['error'];

/** The text of each refusal to void. [SAL-40, SAL-41] */
export function voidErrorWords(error: Refused<'sales.void'> | Refused<'payments.void'>): string {
  switch (error.type) {
    case 'ReasonMissing':
      return t`Say why first.`;
    case 'HasReturns':
      return plural(error.count, {
        one: 'Goods came back from this sale. Void that return first.',
        other: 'Goods came back from this sale # times. Void those returns first.',
      });
    case 'HasPayments':
      return plural(error.count, {
        one: 'A payment came later for this sale. Void it first, or write down what came back.',
        other: '# payments came later for this sale. Void them first, or write down what came back.',
      });
    case 'NotHere':
      return t`Not saved: this is not on this phone.`;
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}
