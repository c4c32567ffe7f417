import type { Database } from './database.ts';

/** A token stating that the client has received everything up to `time` (microseconds) of this data folder. */
export function encodeResumeToken(database: Database, time: number): string {
  return Buffer.from(`${database.incarnation}:${time}`).toString('base64');
}

/**
 * The time of a token; undefined when the token belongs to other data or its time is later than this data's latest
 * commit.
 */
export function decodeResumeToken(database: Database, token: unknown): number | undefined {
  if (typeof token !== 'string') return undefined;
  const [incarnation, time] = Buffer.from(token, 'base64').toString().split(':');
  const micros = Number(time);
  return incarnation === database.incarnation && micros > 0 && micros <= database.readTime ? micros : undefined;
}
