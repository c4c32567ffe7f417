import { t } from '@lingui/core/macro';
import { dayWords, today } from '../../../../ui/words/date-words.ts';

/** True when the promised day has passed without payment. */
export const isBroken = (promisedOn: string | undefined, now = today()): boolean =>
  promisedOn !== undefined && promisedOn < now;

/** The day by which a party promised to pay. [DEB-4] */
export function promiseWords(promisedOn: string, now = today()): string {
  if (promisedOn === now) return t`Promised for today`;
  const day = dayWords(promisedOn, now);
  return isBroken(promisedOn, now) ? t`Promised for ${day}, not paid` : t`Promised for ${day}`;
}
