import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JournalLine } from '../../../src/store/journal.ts';
import { contentsOf } from '../../../src/replication/journal/contents.ts';
import { crc32 } from '../../../src/replication/journal/crc32.ts';
import { journalFile } from '../../../src/replication/journal/journal-file.ts';
import { decodeLines, encodeLines } from '../../../src/replication/journal/lines.ts';
import { FakeFile } from '../../support/fake-journal.ts';
import { runs } from '../../support/runs.ts';

const key = fc.constantFrom('Sale00000001', 'Sale00000002', 'Sale00000003');
const seq = fc.integer({ min: 1, max: 50 });
const line: fc.Arbitrary<JournalLine> = fc.oneof(
  fc.record({
    t: fc.constant('row' as const),
    store: fc.constant('sales' as const),
    row: fc.record({
      id: key,
      note: fc.string({ unit: 'binary' }),
      local_seq: seq,
      rev: fc.constant(0),
      updated_at: fc.constant(0),
      sync_state: fc.constantFrom('pending' as const, 'rejected' as const),
    }),
  }),
  fc.record({ t: fc.constant('sent' as const), store: fc.constant('sales' as const), key, seq }),
);
const lines = fc.array(line, { maxLength: 12 });

test('[SYN-22] the checksum is CRC-32 as everybody counts it', () => {
  expect(crc32(new TextEncoder().encode('123456789')).toString(16)).toBe('cbf43926');
});

test('[SYN-22] what is written is read, and a file cut at any byte gives exactly its whole lines', () =>
  fc.assert(
    fc.property(lines, (written) => {
      const bytes = encodeLines(written);
      expect(decodeLines(bytes)).toEqual(written);
      const ends = written.map((_, i) => encodeLines(written.slice(0, i + 1)).length);
      for (let cut = 0; cut <= bytes.length; cut++)
        expect(decodeLines(bytes.subarray(0, cut))).toEqual(written.slice(0, ends.filter((end) => end <= cut).length));
    }),
    { numRuns: runs(15, 1_000) },
  ));

test('[SYN-22] a damaged byte loses the lines that it touches and no other', () =>
  fc.assert(
    fc.property(lines, fc.nat(), fc.integer({ min: 1, max: 255 }), (written, where, flip) => {
      const bytes = encodeLines(written);
      if (bytes.length === 0) return;
      bytes[where % bytes.length]! ^= flip;
      const read = decodeLines(bytes);
      expect(read.length).toBeGreaterThanOrEqual(written.length - 2); // the line itself, and the next one when the line end is lost
      const all = written.map((one) => JSON.stringify(one));
      for (const one of read) expect(all).toContain(JSON.stringify(one));
    }),
  ));

test('[SYN-20] a write that is torn at any byte, and whatever is appended after it, never hides a line that was flushed', () =>
  fc.assert(
    fc.property(lines, line, line, fc.nat(), (before, torn, after, cut) => {
      const fake = new FakeFile();
      const file = journalFile(fake);
      file.append(before);
      fake.room = cut % encodeLines([torn]).length;
      expect(() => file.append([torn])).toThrow(/bytes written/);
      expect(decodeLines(fake.onDisk)).toEqual(before);
      fake.room = Infinity;
      file.append([after]);
      expect(decodeLines(fake.onDisk)).toEqual([...before, after]);
    }),
  ));

test('[SYN-22] shortening that is cut off at any byte leaves nothing to put back that was not there, and no sent record', () =>
  fc.assert(
    fc.property(lines, fc.nat(), (before, cut) => {
      const counters: JournalLine = { t: 'counters', seq: 50, numbers: [], workspace: [], all_sent: true };
      const fake = new FakeFile();
      const file = journalFile(fake);
      file.append(before);
      fake.room = cut % encodeLines([counters]).length;
      expect(() => file.replace([counters])).toThrow(/bytes written/);
      const all = before.map((one) => JSON.stringify(one));
      for (const one of decodeLines(fake.bytes)) expect(all).toContain(JSON.stringify(one));
      fake.room = Infinity;
      file.replace([counters]);
      expect(contentsOf(decodeLines(fake.onDisk))).toMatchObject({ unsent: [], seq: 50 });
      expect(fake.onDisk.length).toBe(encodeLines([counters]).length);
    }),
  ));

test('[SYN-21] of all lines about a record the last local write counts, in whatever order the files are read', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(line, {
        selector: (one) => (one.t === 'row' ? one.row.local_seq : one.t === 'sent' ? one.seq : 0),
      }),
      fc.nat(),
      (written, turn) => {
        const turned = [
          ...written.slice(turn % (written.length + 1)),
          ...written.slice(0, turn % (written.length + 1)),
        ];
        const { unsent } = contentsOf(turned);
        expect(unsent).toEqual(contentsOf(written).unsent);
        expect(unsent.map(({ row }) => row.local_seq)).toEqual(
          unsent.map(({ row }) => row.local_seq).sort((a, b) => a - b),
        );
        for (const { key: name, row } of unsent) {
          const sentLater = written.some((one) => one.t === 'sent' && one.key === name && one.seq > row.local_seq);
          const savedLater = written.some(
            (one) => one.t === 'row' && one.row['id'] === name && one.row.local_seq > row.local_seq,
          );
          expect([sentLater, savedLater]).toEqual([false, false]);
        }
      },
    ),
  ));
