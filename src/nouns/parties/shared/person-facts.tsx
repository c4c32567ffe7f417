import { plural } from '@lingui/core/macro';
import { formatAmount } from '../../../domain/money/currency.ts';
import { dayWords } from '../../../ui/words/date-words.ts';
import classes from './person-page.module.css';

/** A label and a value; unknown ones are left out. */
export type Fact = readonly [label: string, value: string | undefined];

/** Further data of a customer or supplier. */
export function PersonFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl className={classes.facts}>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const termsWords = (days: number | undefined): string | undefined =>
  days === undefined ? undefined : plural(days, { one: '# day', other: '# days' });

interface Opening {
  /** Units: minor units. */
  readonly opening_balance?: number | undefined;
  readonly opening_on?: string | undefined;
}

/** The opening balance of the book, and its day. */
export const openingWords = ({ opening_balance, opening_on }: Opening, currency: string): string | undefined =>
  opening_balance === undefined || opening_on === undefined
    ? undefined
    : `${formatAmount(opening_balance, currency)}, ${dayWords(opening_on)}`;
