/**
 * One entry of the log: plain JSON that sets state, so that replaying it is idempotent. `lines` are JSON texts without
 * line breaks that are stored unchanged and returned unparsed.
 */
export interface LogRecord {
  readonly [key: string]: unknown;
  readonly lines?: readonly string[];
}

/** Write-ahead journal: state is appended before it is published. */
export interface Journal {
  /** Resolves when the record is on disk. Rejects after a disk failure; no further records are accepted then. */
  readonly append: (record: LogRecord) => Promise<void>;
  /** Resolves when every record appended so far is on disk. */
  readonly settled: () => Promise<void>;
}

/** State kept in the journal: restored from records at start, written as records into a snapshot. */
export interface Journalled {
  readonly restore: (record: LogRecord) => void;
  readonly snapshot: () => Iterable<LogRecord>;
}
