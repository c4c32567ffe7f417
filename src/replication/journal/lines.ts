import type { JournalLine } from '../../store/journal.ts';
import { crc32 } from './crc32.ts';

/*
 * A line is `J1 <bytes of the JSON> <crc32 of the JSON, hex> <JSON>\n`. JSON holds no raw line end, so that reading
 * resumes at the next line after a damaged place. [SYN-22]
 */

const LINE_END = 10;
const HEAD = /^J1 (\d+) ([0-9a-f]{8}) /;
/** Longest possible head: the name, the length, the checksum, three spaces. */
const HEAD_BYTES = 32;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export function encodeLines(lines: readonly JournalLine[]): Uint8Array {
  const parts = lines.map(encodeLine);
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function encodeLine(line: JournalLine): Uint8Array {
  const json = encoder.encode(JSON.stringify(line));
  const head = encoder.encode(`J1 ${json.length} ${crc32(json).toString(16).padStart(8, '0')} `);
  const bytes = new Uint8Array(head.length + json.length + 1);
  bytes.set(head);
  bytes.set(json, head.length);
  bytes[bytes.length - 1] = LINE_END;
  return bytes;
}

/**
 * The whole lines of a file, in order. A torn or damaged line is left out; it never hides the others. [SYN-22]
 * `onDamage` is called for each line that is left out.
 */
export function decodeLines(bytes: Uint8Array, onDamage: () => void = () => undefined): JournalLine[] {
  const lines: JournalLine[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_END, from);
    const line = end === -1 ? undefined : decodeLine(bytes.subarray(from, end));
    if (line) lines.push(line);
    else onDamage();
    if (end === -1) break;
    from = end + 1;
  }
  return lines;
}

function decodeLine(bytes: Uint8Array): JournalLine | undefined {
  const head = HEAD.exec(String.fromCharCode(...bytes.subarray(0, HEAD_BYTES)));
  if (!head) return undefined;
  const json = bytes.subarray(head[0].length);
  if (json.length !== Number(head[1]) || crc32(json) !== Number.parseInt(head[2]!, 16)) return undefined;
  return JSON.parse(decoder.decode(json)) as JournalLine;
}
