import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** A label and its value; undefined or '' when unknown. */
export type Fact = readonly [name: string, words: string | undefined];

interface FactsProps {
  facts: readonly Fact[];
  /** Class that replaces the default style. */
  className?: string | undefined;
  /** Further rows. */
  children?: ReactNode;
}

/** A list of labelled values, one row each; unknown values are omitted. */
export const Facts = ({ facts, className = classes.facts, children }: FactsProps) => (
  <dl className={className}>
    {facts.map(([name, words]) =>
      words === undefined || words === '' ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ),
    )}
    {children}
  </dl>
);
