import type { Database } from './database.ts';

/** A token that says: this client has heard everything up to `time` (microseconds) of this data folder. */
export function encodeResumeToken(database: Database, time: number): string {
  return Buffer.from(`${database.incarnation}:${time}`).toString('base64');
}

/** The time in a token, undefined when it is of other data or of a future that this data has not seen. */
export function decodeResumeToken(database: Database, token: unknown): number | undefined {
  if (typeof token !== 'string') return undefined;
  const [incarnation, time] = Buffer.from(token, 'base64').toString().split(':');
  const micros = Number(time);
  return incarnation === database.incarnation && micros > 0 && micros <= database.readTime ? micros : undefined;
}
