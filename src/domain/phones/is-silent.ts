const DAY_MS = 24 * 60 * 60_000;
/** After so long nobody waits for it any more. */
const GONE_MS = 30 * DAY_MS;

/** Whether a phone of somebody else was not heard from for `days`, and is still in use: it may hold records that nobody else has. `now` in ms since 1970. */
export function isSilent(
  { this_phone, last_at }: { readonly this_phone: boolean; readonly last_at: string },
  days: number,
  now = Date.now(),
): boolean {
  const age = now - Date.parse(last_at);
  return !this_phone && age > days * DAY_MS && age < GONE_MS;
}
