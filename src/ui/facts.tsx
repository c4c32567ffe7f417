import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** A name with what is known of it; undefined or '' is not known. */
export type Fact = readonly [name: string, words: string | undefined];

interface FactsProps {
  facts: readonly Fact[];
  /** Another look than the usual lines. */
  className?: string | undefined;
  /** Lines after them. */
  children?: ReactNode;
}

/** What is known of something, a line each; what is not known has none. */
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
