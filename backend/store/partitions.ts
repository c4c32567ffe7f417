import type { Journal, Journalled, LogRecord } from './journal.ts';

/**
 * Parts of one kind that share a journal, distinguished by a name in each record. Records without a name belong to the
 * first part, whose records are therefore the same as without partitions.
 */
export class Partitions<P extends Journalled> implements Journalled {
  private readonly parts = new Map<string, P>();

  constructor(
    /** The record field that contains the name. */
    private readonly field: string,
    readonly first: string,
    private readonly journal: Journal,
    private readonly make: (name: string, journal: Journal) => P,
  ) {}

  /** The part with a name, created on first use. */
  at(name: string): P {
    const known = this.parts.get(name);
    if (known) return known;
    const part = this.make(name, this.journalOf(name));
    this.parts.set(name, part);
    return part;
  }

  all(): Iterable<P> {
    return this.parts.values();
  }

  restore(record: LogRecord): void {
    const name = record[this.field];
    this.at(typeof name === 'string' ? name : this.first).restore(record);
  }

  snapshot(): Iterable<LogRecord> {
    // Every part takes its copy now; its records are generated lazily.
    const copies = [...this.parts].map(([name, part]) => ({ name, records: part.snapshot() }));
    const { named } = this;
    return (function* () {
      for (const { name, records } of copies) for (const record of records) yield named(name, record);
    })();
  }

  private journalOf(name: string): Journal {
    const { journal } = this;
    return { append: (record) => journal.append(this.named(name, record)), settled: () => journal.settled() };
  }

  private readonly named = (name: string, record: LogRecord): LogRecord =>
    name === this.first ? record : { ...record, [this.field]: name };
}
