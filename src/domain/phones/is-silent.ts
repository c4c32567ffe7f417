const DAY_MS = 24 * 60 * 60_000;
/** After this time a phone counts as no longer used. */
const GONE_MS = 30 * DAY_MS;

/**
 * Whether another phone has not been heard from for `days` but is still in use: it may hold records that exist only
 * there. `now` in ms since 1970.
 */
export function isSilent(
  { this_phone, last_at }: { readonly this_phone: boolean; readonly last_at: string },
  days: number,
  now = Date.now(),
): boolean {
  const age = now - Date.parse(last_at);
  return !this_phone && age > days * DAY_MS && age < GONE_MS;
}
