/** The time of day of an instant on another day, where the device stands; never later than `now`. [DOC-15] */
export function onDay(instant: string, day: string, now: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moved = new Date(instant);
  moved.setFullYear(year, month - 1, date);
  return moved.toISOString() < now ? moved.toISOString() : now;
}
