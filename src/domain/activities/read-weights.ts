import { readCsv, type CsvRow } from '../text/csv.ts';
import { plainSigns } from '../text/plain-signs.ts';
import { GRAMS, isBirdWeight, type WeightUnit } from './typed-weight.ts';

/*
 * Many weights at once, as people paste them and scales write them. Each number is read in every way in which it can be meant; one way
 * that gives weights of birds is taken, and of what has none, or two, it is said where it stands. Nothing is left out in silence.
 */

/** In what the numbers of a list stand; of `both`, those from 100 on are grams. */
export type ListUnit = WeightUnit | 'both';

/** From here on a number that may be either is grams: no bird weighs so many kilograms. */
const GRAMS_FROM = 100;

/** A place whose weight is not taken, and why: no number, no bird's weight, or two ways to read it. */
export interface Unread {
  readonly row: number;
  readonly text: string;
  readonly why: 'none' | 'range' | 'either';
}

/** Units: grams. */
export interface ReadWeights {
  readonly weights_g: readonly number[];
  readonly unread: readonly Unread[];
  /** How many were finer than a gram. */
  readonly rounded: number;
  /** How many were no bird's weight, but would be one in grams. */
  readonly inGrams: number;
}

interface How {
  readonly unit: ListUnit;
  /** The one column that is read; all of them when absent. */
  readonly column?: number | undefined;
}

/** The weights of a table. [ACT-14] */
export function readWeights(rows: readonly CsvRow[], { unit, column }: How): ReadWeights {
  const weights_g: number[] = [];
  const unread: Unread[] = [];
  let [rounded, inGrams] = [0, 0];
  for (const { row, cells } of rows)
    for (const cell of column === undefined ? cells : cells.slice(column, column + 1)) {
      // Words that follow each other are one thing that is said.
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

/** Kilograms with three decimals come to whole grams but for the last bit. */
const isWholeGram = (grams: number): boolean => Math.abs(grams - Math.round(grams)) < 1e-6;

const SPACES_BETWEEN_THOUSANDS = /(\d)[\u00A0\u2009\u202F'\u2019\u066C](?=\d{3}(?!\d))/g;

const UNIT_BEHIND = /(\d)\s*(kgs?|kilos?|g|gr|grams?|grammes?)(?=[\s,;+]|$)/gi;

interface Token {
  readonly text: string;
  /** The unit that stands behind it. */
  readonly own?: WeightUnit | undefined;
}

/** What stands in a cell between spaces, plus signs, and commas that end a word. */
function tokensOf(cell: string, unit: ListUnit): Token[] {
  let text = plainSigns(cell.replace(SPACES_BETWEEN_THOUSANDS, '$1'));
  // Nothing weighs one to nine grams: "1 920" is one number.
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
/** A scale that shows grams shows few parts of them; more digits part thousands, or are the next weight. */
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
  // One comma in kilograms is that of decimals, as it is wherever a number is typed.
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

/** What was pasted or stands in a text file, as rows of cells; a comma parts cells only where it cannot be one of decimals. */
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

/** Rows of the same number of cells between commas, of which decimals behind a point, or heads, tell that they are no decimals. */
function isCommaTable(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  const parts = first.split(',').length;
  if (parts < 2 || lines.length < 2 || lines.some((line) => /[;\t|]/.test(line) || line.split(',').length !== parts))
    return false;
  return lines.some((line) => /\d\.\d/.test(line)) || /^\s*\p{L}[^,]*,\s*\p{L}/u.test(first);
}

/** A column that may be the one with the weights. */
export interface WeightColumn {
  readonly at: number;
  /** What stands above it; absent where no words do. */
  readonly head?: string | undefined;
}

/** So many columns are asked about; more are a grid of weights. */
const MAX_COLUMNS = 6;
const HEAD = /weight|kg|gram|poids|uzito|uzani/i;

/** The columns of a table, and which of them its heads, or its running numbers, propose; none of what is no table. */
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
