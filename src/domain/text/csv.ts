/*
 * Tables as text according to RFC 4180, with the variations of spreadsheets and users: a byte order mark, semicolons,
 * tabs or bars instead of commas, spaces around quotes, quotes inside words, line ends of any system. Only this file
 * knows the format.
 */

export type CsvError = { type: 'QuoteNotClosed'; row: number } | { type: 'TextAfterQuote'; row: number };

/** One row of a table; `row` is the line number shown when the file is opened, from 1. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The non-empty rows of a table. Errors: the row with wrong quotes, because nothing after it can be trusted. */
export function readCsv(text: string): { ok: true; rows: readonly CsvRow[] } | { ok: false; error: CsvError } {
  const marked = text.replace(/^\uFEFF/, '');
  // Some spreadsheets declare the separator in a first line of its own.
  const [said = '', between] = /^sep=(.)\r?\n/i.exec(marked) ?? [];
  const source = marked.slice(said.length);
  const comma = between ?? separatorOf(source);
  const rows: CsvRow[] = [];
  let [cells, cell, at, line]: [string[], string, number, number] = [[], '', 0, said === '' ? 1 : 2];
  const endRow = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ row: line, cells });
    [cells, cell] = [[], ''];
  };
  while (at < source.length) {
    const sign = source[at]!;
    if (sign === '"' && cell.trim() === '') {
      const quoted = quotedFrom(source, at);
      if (quoted === undefined) return { ok: false, error: { type: 'QuoteNotClosed', row: line } };
      [cell, at] = quoted;
      while (at < source.length && source[at] !== comma && /[ \t\u00A0]/.test(source[at]!)) at += 1;
      if (at < source.length && ![comma, '\n', '\r'].includes(source[at]!))
        return { ok: false, error: { type: 'TextAfterQuote', row: line } };
      // An empty quoted cell also ends here.
      continue;
    }
    at += 1;
    if (sign === comma) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && source[at] === '\n') at += 1;
      endRow();
      line += 1;
    } else cell += sign;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return { ok: true, rows };
}

/** The quoted text and the position after it; a doubled quote is one. */
function quotedFrom(source: string, start: number): [string, number] | undefined {
  let text = '';
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] !== '"') text += source[at];
    else if (source[at + 1] === '"') {
      text += '"';
      at += 1;
    } else return [text, at + 1];
  }
  return undefined;
}

/** Number of lines examined to detect the separator. */
const LOOKED_AT = 30;

/**
 * Detect the separator: the character that occurs equally often in most lines; title lines above may have none. In a
 * tie the earlier candidate wins: numbers between semicolons may contain commas, but cells contain no tabs.
 */
function separatorOf(source: string): string {
  const lines = source.replace(/"[^"]*"/g, '').split(/\r\n|\n|\r/).filter((line) => line.trim() !== '').slice(0, LOOKED_AT);
  let [best, most] = [',', 0];
  for (const sign of ['\t', ';', '|', ',']) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(sign).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const alike = Math.max(0, ...counts.values());
    if (alike > most) [best, most] = [sign, alike];
  }
  return best;
} // prettier-ignore

/** Byte order mark by which spreadsheets recognise non-ASCII text. */
const MARK = '\uFEFF';

/**
 * A table as text, with the byte order mark. Cells that a spreadsheet would take for a formula are escaped as text;
 * undefined is an empty cell.
 */
export function writeCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return `${MARK}${rows.map((cells) => cells.map(cellText).join(',')).join('\r\n')}\r\n`;
}

const BELOW_0 = /^-\d+(?:\.\d+)?$/;
/** Phone numbers with spaces are text; digits alone would become 2.56772E+11 in a spreadsheet. [IMP-3] */
const PHONES = /^\+\d+(?: \d+)+(?: \/ \+?\d+(?: \d+)+)*$/;

function cellText(cell: string | number | undefined): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const isFormula = /^[=@\t\r+-]/.test(cell) && !BELOW_0.test(cell) && !PHONES.test(cell);
  const safe = isFormula ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
