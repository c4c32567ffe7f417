import { invalid } from '../rpc-error.ts';
import { microsToTimestamp, type Timestamp } from './value.ts';

const shape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;
const earliest = Date.parse('0001-01-01T00:00:00Z') / 1000;
const latest = Date.parse('9999-12-31T23:59:59Z') / 1000;

/** Parse an RFC 3339 timestamp; ProtoJSON may also be {seconds, nanos}. Errors: INVALID_ARGUMENT. */
export function parseTimestamp(json: unknown): Timestamp {
  if (typeof json === 'object' && json !== null) return fromParts(json);
  const match = typeof json === 'string' ? shape.exec(json) : null;
  const millis = match ? Date.parse(`${match[1]}${match[3]}`) : Number.NaN;
  return checked(millis / 1000, Number((match?.[2] ?? '').padEnd(9, '0')));
}

/** RFC 3339 with 3, 6 or 9 fractional digits, as the nanoseconds require. */
export function formatTimestamp({ seconds, nanos }: Timestamp): string {
  const date = new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length);
  if (nanos === 0) return `${date}Z`;
  const [part, digits] = nanos % 1e6 === 0 ? [nanos / 1e6, 3] : nanos % 1e3 === 0 ? [nanos / 1e3, 6] : [nanos, 9];
  return `${date}.${String(part).padStart(digits, '0')}Z`;
}

/** RFC 3339 text of a time in microseconds since 1970. */
export function formatMicros(micros: number): string {
  return formatTimestamp(microsToTimestamp(micros));
}

function fromParts({ seconds = 0, nanos = 0 }: { seconds?: unknown; nanos?: unknown }): Timestamp {
  return checked(Number(seconds), Number(nanos));
}

function checked(seconds: number, nanos: number): Timestamp {
  const inRange = Number.isInteger(seconds) && seconds >= earliest && seconds <= latest;
  if (!inRange || !Number.isInteger(nanos) || nanos < 0 || nanos > 999_999_999) {
    throw invalid('Invalid timestamp: must be RFC 3339 from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z.');
  }
  return { seconds, nanos };
}
