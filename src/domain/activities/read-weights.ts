import { readCsv, type CsvRow } from '../text/csv.ts';
import { plainSigns } from '../text/plain-signs.ts';
import { GRAMS, isBirdWeight, type WeightUnit } from './typed-weight.ts';

/*
 * Lists of weights as pasted by users or exported by scales. Each number is parsed in every possible notation; if
 * exactly one parse results in plausible bird weights it is used, otherwise its place is reported. Nothing is omitted
 * silently.
 */

/** Unit of the numbers of a list; with `both`, numbers from 100 are grams. */
export type ListUnit = WeightUnit | 'both';

/** With an unknown unit, numbers from this on are grams: no bird weighs that many kilograms. */
const GRAMS_FROM = 100;

/** A place whose weight was not read, and why: not a number, not a bird's weight, or two possible parses. */
export interface Unread {
  readonly row: number;
  readonly text: string;
  readonly why: 'none' | 'range' | 'either';
}

/** Units: grams. */
export interface ReadWeights {
  readonly weights_g: readonly number[];
  readonly unread: readonly Unread[];
  /** Number of values finer than a gram. */
  readonly rounded: number;
  /** Number of values that are not a bird's weight in kilograms but would be in grams. */
  readonly inGrams: number;
}

interface How {
  readonly unit: ListUnit;
  /** The only column to read; all of them when absent. */
  readonly column?: number | undefined;
}

/** Read the weights of a table. [ACT-14] */
export function readWeights(rows: readonly CsvRow[], { unit, column }: How): ReadWeights {
  const weights_g: number[] = [];
  const unread: Unread[] = [];
  let [rounded, inGrams] = [0, 0];
  for (const { row, cells } of rows)
    for (const cell of column === undefined ? cells : cells.slice(column, column + 1)) {
      // Report consecutive words as one entry.
      let isOpen = false;
      for (const { text, own } of tokensOf(cell, unit)) {
        const read = weightsOf(text, own ?? unit);
        if ('why' in read) {
          const last = unread.at(-1);
          if (isOpen && last?.why === 'none' && read.why === 'none')
            unread[unread.length - 1] = { ...last, text: `${last.text} ${text}` }; // prettier-ignore
          else unread.push({ row, text, why: read.why });
          isOpen = true;
          if (read.why === 'range' && (own ?? unit) === 'kg' && !('why' in weightsOf(text, 'g'))) inGrams += 1;
        } else {
          isOpen = false;
          weights_g.push(...read.map(({ grams }) => Math.round(grams)));
          rounded += read.filter(({ grams }) => !isWholeGram(grams)).length;
        }
      }
    }
  return { weights_g, unread, rounded, inGrams };
}

/** Kilograms with three decimals are whole grams up to floating-point error. */
const isWholeGram = (grams: number): boolean => Math.abs(grams - Math.round(grams)) < 1e-6;

const SPACES_BETWEEN_THOUSANDS = /(\d)[\u00A0\u2009\u202F'\u2019\u066C](?=\d{3}(?!\d))/g;

const UNIT_BEHIND = /(\d)\s*(kgs?|kilos?|g|gr|grams?|grammes?)(?=[\s,;+]|$)/gi;

interface Token {
  readonly text: string;
  /** The unit written after the number. */
  readonly own?: WeightUnit | undefined;
}

/** Split a cell at spaces, plus signs, and commas that end a word. */
function tokensOf(cell: string, unit: ListUnit): Token[] {
  let text = plainSigns(cell.replace(SPACES_BETWEEN_THOUSANDS, '$1'));
  // No bird weighs one to nine grams: "1 920" is one number.
  if (unit === 'g') text = text.replace(/(^|[^\d.,])([1-9]) (\d{3})(?![\d.,])/g, '$1$2$3');
  return text
    .replace(UNIT_BEHIND, (_all, digit: string, word: string) => `${digit}${/^k/i.test(word) ? 'kg' : 'g'} `)
    .split(/\s+|,+(?=\s|$)|\++|^,+/)
    .flatMap((part) => part.split(/,+$/))
    .filter((part) => part !== '')
    .map((part): Token => {
      const [, number = part, word] = /^(.*\d)(kg|g)$/.exec(part) ?? [];
      return { text: number, own: word as WeightUnit | undefined };
    });
}

interface Weight {
  readonly grams: number;
}

type Reading = readonly Weight[];

const POINT = /^(?:\d{1,7}|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.(\d{1,12}))?$/;
const COMMA = /^(?:\d{1,7}|[1-9]\d{0,2}(?:\.\d{3})+)?(?:,(\d{1,12}))?$/;
/** A scale that shows grams shows at most this many decimals; more digits are a thousands group or the next weight. */
const DECIMALS_OF_GRAMS = 2;

function weightsOf(text: string, unit: ListUnit): Reading | Pick<Unread, 'why'> {
  if (!/\d/.test(text) || /^0\d/.test(text)) return { why: 'none' };
  const parts = text.split(',');
  const pairs = parts.length > 2 && parts.length % 2 === 0 ? parts.flatMap((part, i) => (i % 2 ? [] : [`${part},${parts[i + 1]}`])) : []; // prettier-ignore
  const one = [numberIn(text, POINT, unit), numberIn(text, COMMA, unit)].map((number) => number && [number]);
  const list = parts.length > 1 && !parts.some((part) => /^0\d/.test(part)) ? allOf(parts.map((part) => (part.includes(',') ? undefined : numberIn(part, POINT, unit)))) : undefined; // prettier-ignore
  const paired = pairs.length > 0 && !pairs.some((pair) => unit === 'g' && !/,(?:\d|\d{3})$/.test(pair)) ? allOf(pairs.map((pair) => numberIn(pair, COMMA, unit) ?? numberIn(pair, POINT, unit))) : undefined; // prettier-ignore
  const readings = [...one, list, paired].filter((reading) => reading !== undefined);
  if (readings.length === 0) return { why: 'none' };
  const fit = readings.filter((reading) => reading.every(({ grams }) => isBirdWeight(Math.round(grams))));
  const [first] = fit;
  if (!first) return { why: 'range' };
  // A single comma in kilograms is a decimal comma, as in every number field.
  if (fit.every((reading) => isSame(reading, first)) || (unit !== 'g' && parts.length === 2 && first.length === 1))
    return first;
  return { why: 'either' };
}

const allOf = (numbers: readonly (Weight | undefined)[]): Reading | undefined =>
  numbers.every((number) => number !== undefined) ? numbers : undefined;

const isSame = (a: Reading, b: Reading): boolean =>
  a.length === b.length && a.every(({ grams }, i) => grams === b[i]!.grams);

function numberIn(text: string, form: RegExp, unit: ListUnit): Weight | undefined {
  const read = form.exec(text);
  if (!read || text === '' || !/\d/.test(text)) return undefined;
  const [sign, other] = form === POINT ? (['.', ','] as const) : ([',', '.'] as const);
  const value = Number(text.replaceAll(other, '').replace(sign, '.'));
  if (Number.isNaN(value)) return undefined;
  const own: WeightUnit = unit === 'both' ? (value >= GRAMS_FROM ? 'g' : 'kg') : unit;
  if (own === 'g' && (read[1]?.length ?? 0) > DECIMALS_OF_GRAMS) return undefined;
  return { grams: value * GRAMS[own] };
}

/** Rows and cells of pasted text or a text file; a comma separates cells only where it cannot be a decimal comma. */
export function rowsOfText(text: string): readonly CsvRow[] {
  if (text.includes('"')) {
    const read = readCsv(text);
    if (read.ok) return read.rows;
  }
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, i) => ({ row: i + 1, line }))
    .filter(({ line }) => line.trim() !== '');
  const between = isCommaTable(lines.map(({ line }) => line)) ? ',' : /[;\t|]/;
  return lines.map(({ row, line }) => ({ row, cells: line.split(between) }));
}

/**
 * True for rows with the same number of comma-separated cells, when decimal points or headings show that the commas are
 * not decimal commas.
 */
function isCommaTable(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  const parts = first.split(',').length;
  if (parts < 2 || lines.length < 2 || lines.some((line) => /[;\t|]/.test(line) || line.split(',').length !== parts))
    return false;
  return lines.some((line) => /\d\.\d/.test(line)) || /^\s*\p{L}[^,]*,\s*\p{L}/u.test(first);
}

/** A column that may contain the weights. */
export interface WeightColumn {
  readonly at: number;
  /** Its heading; absent when there is no text. */
  readonly head?: string | undefined;
}

/** Maximum number of columns to offer for selection; more columns are a grid of weights. */
const MAX_COLUMNS = 6;
const HEAD = /weight|kg|gram|poids|uzito|uzani/i;

/** The columns of a table, and the one proposed by its headings or running numbers; empty when it is not a table. */
export function columnsOf(rows: readonly CsvRow[]): {
  readonly columns: readonly WeightColumn[];
  readonly proposed?: number | undefined;
} {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width < 2 || width > MAX_COLUMNS || rows.length < 2) return { columns: [] };
  const heads = rows[0]!.cells.map((cell) => (/\p{L}/u.test(cell) && !/\d/.test(cell) ? cell.trim() : undefined));
  const columns = Array.from({ length: width }, (_, at) => ({ at, head: heads[at] }));
  const named = columns.filter(({ head }) => head !== undefined && HEAD.test(head));
  if (named.length === 1) return { columns, proposed: named[0]!.at };
  const data = heads.some((head) => head !== undefined) ? rows.slice(1) : rows;
  const isCounted = data.length > 2 && data.every(({ cells }, i) => cells[0]?.trim() === String(i + 1));
  return { columns, proposed: isCounted && width === 2 ? 1 : undefined };
}
