/** A typed price with its thousands apart: "12000.5" is "12,000.5". */
export function groupDigits(typed: string): string {
  const [whole = '', ...rest] = typed.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest.length > 0 ? `${grouped}.${rest.join('')}` : grouped;
}

/** The digits and the point of a grouped price. */
export const plainDigits = (text: string): string => text.replace(/[^\d.]/g, '').replace(/(\..*)\./g, '$1');
