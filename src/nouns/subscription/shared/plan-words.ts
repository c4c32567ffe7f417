import { plural, t } from '@lingui/core/macro';
import type { Standing } from '../../../domain/plans/standing.ts';
import { dayWords } from '../../../ui/words/date-words.ts';

/** State of a business's plan, in one sentence. [SUB-6] */
export function standingWords(standing: Standing, until: string | undefined): string {
  const end = until === undefined ? '' : dayWords(until);
  switch (standing.is) {
    case 'free':
      return t`Free, for as long as you like.`;
    case 'paid':
      if (standing.days_left === undefined) return t`Paid, without an end.`;
      if (standing.days_left === 0) return t`Paid until today.`;
      return plural(standing.days_left, {
        one: `Paid until ${end}: # day left.`,
        other: `Paid until ${end}: # days left.`,
      });
    case 'grace':
      return plural(standing.days_left, {
        one: `It ended on ${end}. You have # more day to pay; your book stays open.`,
        other: `It ended on ${end}. You have # more days to pay; your book stays open.`,
      });
    case 'ended':
      return t`It ended on ${end}. Your book stays open: you go on recording, reading and taking out.`;
  }
}

/** "3 months", "1 year". */
export const monthsWords = (months: number): string =>
  months === 12 ? t`1 year` : plural(months, { one: '# month', other: '# months' });
