/** True when a paste is more than the single number of a field: its lines and gaps would be lost there. [ACT-14] */
export const hasSeveral = (text: string): boolean =>
  /[\n\r\t;|]|\d[\s,]+\d/.test(text.trim()) && !/^\d+,\d+$/.test(text.trim());
