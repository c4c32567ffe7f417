import type { ReactNode } from 'react';
import type { DifferingField } from '../../domain/sync/differing-fields.ts';
import { fieldWords } from '../words/field-words.ts';
import { askedFields, valueWords } from '../words/value-words.ts';
import classes from './side-by-side.module.css';

interface SideBySideProps {
  fields: readonly DifferingField[];
  currency: string;
  /** Headings of the two columns: of `mine`, and of `theirs`. */
  mine: ReactNode;
  theirs: ReactNode;
  /** Text of a value that only its noun can translate; undefined for other values. */
  wordsOf?: ((name: string, value: unknown) => string | undefined) | undefined;
}

/** Two versions of a record side by side: the differing fields, in plain language. [SYN-26, SAL-39, MSG-19] */
export function SideBySide({ fields, currency, mine, theirs, wordsOf }: SideBySideProps) {
  const words = (name: string, value: unknown) => wordsOf?.(name, value) ?? valueWords(name, value, currency);
  return (
    <table className={classes.versions}>
      <thead>
        <tr>
          {/* eslint-disable-next-line jsx-a11y/control-has-associated-label -- the empty corner of the table */}
          <td />
          <th scope="col">{mine}</th>
          <th scope="col">{theirs}</th>
        </tr>
      </thead>
      <tbody>
        {askedFields(fields).map(({ name, mine: a, theirs: b }) => (
          <tr key={name}>
            <th scope="row">{fieldWords(name)}</th>
            <td>{words(name, a)}</td>
            <td>{words(name, b)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
