import type { DifferingField } from '../sync/differing-fields.ts';

/** One change of a record since it was made; `by` when they are known here. [SAL-39, DOC-9] */
export interface Change {
  readonly at: string;
  readonly by?: string | undefined;
  readonly changed: readonly string[];
  readonly reason?: string | undefined;
  /** How it was (`mine`) and what it became (`theirs`), where that is known. */
  readonly fields?: readonly DifferingField[] | undefined;
}
