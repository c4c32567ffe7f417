import type { CollectionName } from '../../store/book.ts';
import { keyOfRow, numbersOfRow, type JournalLine, type Numbers, type StoredNumbers } from '../../store/journal.ts';
import { countsOf, highest } from '../../store/number-counts.ts';
import type { Row } from '../../store/row-store.ts';
import type { RefusedCopy } from '../../store/upkeep-store.ts';

/** A record that the server does not have, as the journal holds it. */
export interface UnsentEntry {
  readonly store: CollectionName;
  readonly key: string;
  readonly row: Row;
}

/** The combined contents of some journal files. */
export interface Contents {
  /** Oldest local write first. */
  readonly unsent: readonly UnsentEntry[];
  /** Versions that lost a conflict and that no user has decided about. */
  readonly copies: readonly RefusedCopy[];
  /** The highest local_seq ever assigned, as far as these files know; 0 when they know none. */
  readonly seq: number;
  /** Documents without which no business opens, as last written to the journal. */
  readonly workspace: readonly Row[];
  /** Numbers assigned on the device with that id, by business. */
  numbersOf(deviceId: string | undefined): readonly Numbers[];
}

/** Combine lines; their order does not matter, as local_seq decides. [SYN-21, SYN-22] */
export function contentsOf(lines: readonly JournalLine[]): Contents {
  const newest = new Map<string, { seq: number; entry?: UnsentEntry }>();
  let seq = 0;
  let allSentTo = 0;
  const copies = new Map<string, RefusedCopy>();
  for (const line of lines) {
    seq = Math.max(seq, seqOf(line));
    if (line.t === 'copy') copies.set(line.copy.key, line.copy);
    if (line.t === 'copy' || line.t === 'decided') continue;
    if (line.t === 'counters') {
      if (line.all_sent) allSentTo = Math.max(allSentTo, line.seq);
      continue;
    }
    const key = line.t === 'row' ? keyOfRow(line.store, line.row) : line.key;
    const name = `${line.store}/${key}`;
    if ((newest.get(name)?.seq ?? -1) > seqOf(line)) continue;
    newest.set(name, {
      seq: seqOf(line),
      ...(line.t === 'row' ? { entry: { store: line.store, key, row: line.row } } : {}),
    });
  }
  const unsent = [...newest.values()]
    .flatMap(({ entry }) => (entry && entry.row.local_seq > allSentTo ? [entry] : []))
    .sort((a, b) => a.row.local_seq - b.row.local_seq);
  for (const line of lines) if (line.t === 'decided') copies.delete(line.key);
  const undecided = [...copies.values()].filter(({ mine }) => mine.local_seq > allSentTo);
  const counters = lines.filter((line) => line.t === 'counters');
  const workspace = counters.reduce(
    (a, b) => (b.seq >= a.seq && b.workspace.length > 0 ? b : a),
    NO_COUNTERS,
  ).workspace;
  return { unsent, copies: undecided, seq, workspace, numbersOf: (deviceId) => numbersIn(lines, deviceId) };
}

const NO_COUNTERS: JournalLine & { t: 'counters' } = { t: 'counters', seq: 0, numbers: [], workspace: [] };

function seqOf(line: JournalLine): number {
  if (line.t === 'row') return line.row.local_seq;
  if (line.t === 'copy') return line.copy.mine.local_seq;
  return line.t === 'decided' ? 0 : line.seq;
}

/** Numbers of another device id are not of this device's series: they would leave gaps in it. [DOC-3] */
function numbersIn(lines: readonly JournalLine[], deviceId: string | undefined): Numbers[] {
  const raised = new Map<string, Numbers>();
  const raise = ({ business_id, ...counts }: StoredNumbers) => {
    const known = raised.get(business_id);
    const here = countsOf(counts);
    raised.set(business_id, { business_id, ...(known ? highest(known, here) : here) });
  };
  if (deviceId === undefined) return [];
  for (const line of lines) {
    if (line.t === 'counters' && line.device_id === deviceId) line.numbers.forEach(raise);
    const row = line.t === 'row' ? line.row : line.t === 'copy' ? line.copy.mine : undefined;
    const numbers = row?.['device_id'] === deviceId ? numbersOfRow(row) : undefined;
    if (numbers) raise(numbers);
  }
  return [...raised.values()];
}
