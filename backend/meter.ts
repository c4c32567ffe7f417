/** Billable operations of Firestore. Rule look-ups are document reads, counted separately as `rules`. */
export interface Usage {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

export const operations = ['get', 'query', 'aggregate', 'list', 'listen', 'commit', 'rules'] as const;
export type Operation = (typeof operations)[number];

const none: Usage = { reads: 0, writes: 0, deletes: 0 };

/**
 * Counts the billable operations of a database's clients by Firestore's published rules [BCK-19]. A read for each
 * document named in a get, found or not; for each row returned by a query or skipped by its offset, at least one; for
 * each 1,000 rows covered by an aggregation, at least one; for each row first sent to a listener, or that enters,
 * changes or leaves its result, but not for a deleted one, and after a reconnect only for the changes since; for each
 * document looked up by the rules of a request, once, even when they refuse. A write or delete for each one of a
 * commit.
 */
export class Meter {
  private readonly used = new Map<Operation, Usage>();

  count(operation: Operation, more: Partial<Usage>): void {
    const { reads, writes, deletes } = this.of(operation);
    this.used.set(operation, {
      reads: reads + (more.reads ?? 0),
      writes: writes + (more.writes ?? 0),
      deletes: deletes + (more.deletes ?? 0),
    });
  }

  of(operation: Operation): Usage {
    return this.used.get(operation) ?? none;
  }

  /** The total of all operations. */
  total(): Usage {
    const sum = (kind: keyof Usage) => operations.reduce((all, operation) => all + this.of(operation)[kind], 0);
    return { reads: sum('reads'), writes: sum('writes'), deletes: sum('deletes') };
  }

  /** Usage by operation, only those used. */
  report(): Partial<Record<Operation, Usage>> {
    return Object.fromEntries(this.used);
  }

  reset(): void {
    this.used.clear();
  }
}
