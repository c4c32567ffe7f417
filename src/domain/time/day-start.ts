/** The first moment of a day, `YYYY-MM-DD`, where the device stands. */
export function dayStart(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
