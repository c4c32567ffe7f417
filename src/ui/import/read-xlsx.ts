import { addDays } from '../../domain/time/local-day.ts';
import type { CsvRow } from '../../domain/text/csv.ts';
import { openZip } from './unzip.ts';

/*
 * The first sheet of an Excel file as text: what Excel, LibreOffice, Google Sheets and other programs write (ECMA-376). Numbers are digits with a
 * point, days are `YYYY-MM-DD`, formulas are what they came to. Loaded only when somebody brings such a file.
 */

/** The rows of the first sheet, empty ones left out; undefined when this is no such file. */
export async function readXlsx(bytes: Uint8Array): Promise<CsvRow[] | undefined> {
  const open = openZip(bytes);
  const book = await open?.('xl/workbook.xml');
  if (!open || book === undefined) return undefined;
  const [shared = '', styles = '', links = ''] = await Promise.all(
    ['xl/sharedStrings.xml', 'xl/styles.xml', 'xl/_rels/workbook.xml.rels'].map(open),
  );
  const sheet = await open(firstSheet(book, links));
  if (sheet === undefined) return undefined;
  const texts = elements(shared, 'si').map(({ inside }) => textOf(inside));
  const isDay = dayStyles(styles);
  const from1904 = /<(?:\w+:)?workbookPr[^>]*\bdate1904="(?:1|true)"/.test(book);
  return elements(sheet, 'row').flatMap(({ attributes, inside }, i): CsvRow[] => {
    const cells: string[] = [];
    for (const cell of elements(inside, 'c')) {
      const at = columnOf(cell.attributes['r']) ?? cells.length;
      while (cells.length < at) cells.push('');
      cells[at] = cellText(cell, texts, isDay, from1904);
    }
    const row = Number(attributes['r'] ?? i + 1);
    return cells.some((text) => text.trim() !== '') ? [{ row, cells }] : [];
  });
}

interface Element {
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: string;
}

/** Every element of a name, none of which stands in another of that name; a prefix before the name means nothing here. */
function elements(xml: string, name: string): Element[] {
  const found = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g');
  return [...xml.matchAll(found)].map(([, attributes = '', inside = '']) => ({
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)]),
    ),
    inside,
  }));
}

/** What stands in all its text elements; how a word sounds in Japanese is none of it. */
const textOf = (xml: string): string =>
  elements(xml.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, ''), 't')
    .map(({ inside }) => unescaped(inside))
    .join('');

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name?: string) =>
      name === undefined ? String.fromCodePoint(Number.parseInt(hex ?? number!, hex ? 16 : 10)) : (SIGNS[name] ?? whole),
    )
    .replace(/_x000D_/g, ''); // prettier-ignore

/** Path of the sheet that stands first. */
function firstSheet(book: string, links: string): string {
  const id = elements(book, 'sheet')[0]?.attributes['r:id'];
  const target = elements(links, 'Relationship').find(({ attributes }) => attributes['Id'] === id)?.attributes[
    'Target'
  ];
  if (target === undefined) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** "C7" is the third column; from 0. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  return letters === undefined
    ? undefined
    : letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Which styles of cells show their number as a day. */
function dayStyles(styles: string): (style: string | undefined) => boolean {
  const formats = new Map(elements(styles, 'numFmt').map(({ attributes: a }) => [a['numFmtId'], a['formatCode'] ?? '']));
  const isDayFormat = (id: string): boolean => {
    const code = formats.get(id);
    // Words and colours in a format are no signs of it.
    if (code !== undefined) return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
    const builtIn = Number(id);
    return (builtIn >= 14 && builtIn <= 17) || builtIn === 22 || (builtIn >= 27 && builtIn <= 36) || (builtIn >= 50 && builtIn <= 58);
  };
  const [all] = elements(styles, 'cellXfs');
  const days = elements(all?.inside ?? '', 'xf').map(({ attributes }) => isDayFormat(attributes['numFmtId'] ?? '0'));
  return (style) => days[Number(style ?? 0)] === true;
} // prettier-ignore

function cellText({ attributes: { t, s }, inside }: Element, texts: readonly string[], isDay: ReturnType<typeof dayStyles>, from1904: boolean): string {
  if (t === 'inlineStr') return textOf(inside);
  const value = unescaped(elements(inside, 'v')[0]?.inside ?? '');
  if (t === 's') return texts[Number(value)] ?? '';
  if (t === 'd') return value.slice(0, 10);
  // What a formula could not work out is as good as nothing.
  if (t === 'e') return '';
  if ((t !== undefined && t !== 'n') || value === '' || !Number.isFinite(Number(value))) return value;
  if (isDay(s)) return addDays(from1904 ? '1904-01-01' : '1899-12-30', Math.floor(Number(value)));
  // 0.1 + 0.2 is 0.3 to whoever looks at the sheet; long codes keep all their digits.
  const number = Number(value);
  return Number.isInteger(number) ? number.toFixed(0) : String(Number(number.toPrecision(12)));
} // prettier-ignore
