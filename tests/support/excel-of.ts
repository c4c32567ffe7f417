import { zipped } from './zip.ts';

/** A date as stored by a spreadsheet: a number with a date style. */
export interface SheetDay {
  readonly serial: number;
}
type Cell = string | number | SheetDay | undefined;

interface ExcelSheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly hidden?: boolean;
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DAYS_STYLE = 1;

/** An Excel file with these sheets, as written by another program. */
export function excelOf(sheets: readonly ExcelSheet[]): Uint8Array<ArrayBuffer> {
  const all = sheets.map(({ name, hidden }, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"${hidden ? ' state="hidden"' : ''}/>`);
  const links = sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`);
  return zipped({
    'xl/workbook.xml': `<workbook><sheets>${all.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}<Relationship Id="rIdS" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ...Object.fromEntries(sheets.map(({ rows }, i) => [`xl/worksheets/sheet${i + 1}.xml`, `<worksheet><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`])),
  });
} // prettier-ignore

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const rowXml = (cells: readonly Cell[], at: number) =>
  `<row r="${at + 1}">${cells.map((cell, i) => cellXml(cell, `${columnName(i)}${at + 1}`)).join('')}</row>`;

function cellXml(cell: Cell, place: string): string {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${place}" s="${DAYS_STYLE}"><v>${cell.serial}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

const columnName = (i: number): string =>
  (i < 26 ? '' : columnName(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26));
