import type { DifferingField } from '../sync/differing-fields.ts';

/** One change of a record since it was made; `by` when known on this phone. [SAL-39, DOC-9] */
export interface Change {
  readonly at: string;
  readonly by?: string | undefined;
  readonly changed: readonly string[];
  readonly reason?: string | undefined;
  /** Values before (`mine`) and after (`theirs`), where known. */
  readonly fields?: readonly DifferingField[] | undefined;
}
