/**
 * One entry of the log: plain JSON that sets state, so that replaying it twice is replaying it once.
 * `lines` are JSON texts, each without a line break, that are kept as they are: they are given back unparsed.
 */
export interface LogRecord {
  readonly [key: string]: unknown;
  readonly lines?: readonly string[];
}

/** Where state is written before anybody is told of it. */
export interface Journal {
  /** Resolves when the record is on disk. Rejects when the disk failed; nothing is accepted after that. */
  readonly append: (record: LogRecord) => Promise<void>;
  /** Resolves when every record appended so far is on disk. */
  readonly settled: () => Promise<void>;
}

/** State that lives in the journal: it takes records in at start and gives records for a snapshot. */
export interface Journalled {
  readonly restore: (record: LogRecord) => void;
  readonly snapshot: () => Iterable<LogRecord>;
}
