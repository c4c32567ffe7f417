/** What Firestore bills for. Rule look-ups are document reads, counted apart as `rules`. */
export interface Usage {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

export const operations = ['get', 'query', 'aggregate', 'list', 'listen', 'commit', 'rules'] as const;
export type Operation = (typeof operations)[number];

const none: Usage = { reads: 0, writes: 0, deletes: 0 };

/**
 * Counts what a database's clients would be billed, by Firestore's published rules [BCK-19]:
 * a read for each document that a get names, there or not; for each row a query gives or skips by its offset, at least one;
 * for each 1,000 rows an aggregation covers, at least one; for each row a listener is first sent, or that enters, changes
 * or leaves its result, but not for one that is deleted, and after a break only for what changed meanwhile; for each
 * document that rules look up in a request, once, also when they then refuse. A write or delete for each one of a commit.
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

  /** All together. */
  total(): Usage {
    const sum = (kind: keyof Usage) => operations.reduce((all, operation) => all + this.of(operation)[kind], 0);
    return { reads: sum('reads'), writes: sum('writes'), deletes: sum('deletes') };
  }

  /** By operation, those that were used. */
  report(): Partial<Record<Operation, Usage>> {
    return Object.fromEntries(this.used);
  }

  reset(): void {
    this.used.clear();
  }
}
