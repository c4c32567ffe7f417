import type { HeardPhone } from '../../client/port-types.ts';

const DAY_MS = 24 * 60 * 60_000;
/** After so long without a record of it a phone may hold records that nobody else has. */
const SILENT_MS = 2 * DAY_MS;
/** After so long nobody waits for it any more. */
const GONE_MS = 30 * DAY_MS;

/** Whether a phone of somebody else was not heard from for days, and is still in use. `now` in ms since 1970. */
export function isSilent(
  { this_phone, last_at }: Pick<HeardPhone, 'this_phone' | 'last_at'>,
  now = Date.now(),
): boolean {
  const age = now - Date.parse(last_at);
  return !this_phone && age > SILENT_MS && age < GONE_MS;
}
