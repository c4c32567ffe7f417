import { isAscii } from 'node:buffer';
import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { isObject } from '../json.ts';
import type { LogRecord } from './journal.ts';

const headerBytes = 8;
const firstWindowBytes = 1024 * 1024;

/** A record as text: one line of JSON, then its `lines` unchanged. JSON texts contain no line breaks. */
export function encodeRecord({ lines, ...record }: LogRecord): string {
  if (lines === undefined) return JSON.stringify(record);
  return [JSON.stringify({ ...record, lines: lines.length }), ...lines].join('\n');
}

/** Records as bytes on disk: length and CRC-32 of the text (4 bytes each, big-endian), then the text, UTF-8. */
export function encodeFrame(records: readonly string[]): Buffer {
  const text = Buffer.from(records.join('\n'));
  const header = Buffer.allocUnsafe(headerBytes);
  header.writeUInt32BE(text.length, 0);
  header.writeUInt32BE(crc32(text), 4);
  return Buffer.concat([header, text]);
}

/**
 * Pass each record of an open file to `take`; returns the offset of the first damaged frame. The file is read through
 * one buffer that grows to the largest frame: allocating new memory would cost more than the processing.
 */
export function decodeFrames(file: number, take: (record: LogRecord) => void): number {
  let window = Buffer.allocUnsafe(firstWindowBytes);
  let windowAt = 0; // file offset of the window
  let held = 0;
  for (;;) {
    let at = 0;
    for (let frame; (frame = frameAt(window.subarray(0, held), at)); at = frame.end) {
      // ASCII bytes are valid latin1, which decodes faster.
      decodeRecords(frame.text.toString(isAscii(frame.text) ? 'latin1' : 'utf8'), take);
    }
    windowAt += at;
    held -= at;
    const wider = held === window.length ? Buffer.allocUnsafe(2 * window.length) : window;
    window.copy(wider, 0, at, at + held);
    window = wider;
    const read = readSync(file, window, held, window.length - held, windowAt + held);
    if (read === 0) return windowAt;
    held += read;
  }
}

/**
 * Whether a complete frame begins anywhere after this byte: the damage is then in the middle of the file, not a torn
 * tail.
 */
export function hasFrameAfter(bytes: Buffer, offset: number): boolean {
  for (let start = offset + 1; start + headerBytes < bytes.length; start++) {
    if (bytes[start + headerBytes] === 0x7b && frameAt(bytes, start)) return true;
  }
  return false;
}

function frameAt(bytes: Buffer, offset: number): { text: Buffer; end: number } | undefined {
  if (offset + headerBytes > bytes.length) return undefined;
  const end = offset + headerBytes + bytes.readUInt32BE(offset);
  if (end > bytes.length || end === offset + headerBytes) return undefined;
  const text = bytes.subarray(offset + headerBytes, end);
  return crc32(text) === bytes.readUInt32BE(offset + 4) ? { text, end } : undefined;
}

function decodeRecords(text: string, take: (record: LogRecord) => void): void {
  let at = 0;
  const nextLine = () => {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end);
    at += line.length + 1;
    return line;
  };
  while (at < text.length) {
    const json: unknown = JSON.parse(nextLine());
    if (!isObject(json)) throw new Error('A record of the log is no object.');
    const { lines, ...record } = json;
    take(lines === undefined ? record : { ...record, lines: Array.from({ length: Number(lines) }, nextLine) });
  }
}
