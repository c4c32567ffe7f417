import { t } from '@lingui/core/macro';
import type { UnsentRecord } from '../../contract/sync.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { shortDay } from '../../ui/words/date-words.ts';

/** Why a record was not accepted, and whom to ask. `owner` is absent when this person is the owner. [MSG-23] */
export function refusalWords(error: UnsentRecord['error'], owner: string | undefined, isOwner: boolean): string {
  if (!error) return t`Not accepted.`;
  const day = shortDay(localDay(new Date(error.at)));
  const ask = isOwner ? '' : owner ? t`Ask ${owner}, the owner.` : t`Ask the owner.`;
  switch (error.code) {
    case 'late':
      return t`Handed to the owner on ${day}, who decides about it.`;
    case 'late-refused':
      return t`The owner decided against it on ${day}.`;
    case 'locked':
    case 'permission-denied':
      return isOwner
        ? t`Not accepted on ${day}: something in it breaks a rule of the book. Correct it, then send it again.`
        : `${t`Not accepted: no permission since ${day}.`} ${ask}`;
    default:
      return `${t`Not accepted on ${day}: ${error.message}`} ${ask}`.trim();
  }
}

/** Whether pressing "send again" can help: not while the business is locked, nor when the owner has decided. */
export const canSendAgain = (error: UnsentRecord['error']): boolean =>
  !['locked', 'late', 'late-refused'].includes(error?.code ?? '');
