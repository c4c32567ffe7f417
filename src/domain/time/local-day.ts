/** The calendar day of an instant where the device stands, `YYYY-MM-DD`. [DOC-6] */
export function localDay(at: Date): string {
  const month = String(at.getMonth() + 1).padStart(2, '0');
  const day = String(at.getDate()).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** The day `days` after `day`. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
