import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { afterEach, expect, test } from 'vitest';
import { guessReading, rowsOf } from '../../src/domain/imports/columns.ts';
import { templateFields } from '../../src/domain/imports/fields.ts';
import type { ImportKind, PlannedRow } from '../../src/domain/imports/import-row.ts';
import { planItems } from '../../src/domain/imports/plan-items.ts';
import { planMoney } from '../../src/domain/imports/plan-money.ts';
import { planPeople } from '../../src/domain/imports/plan-people.ts';
import { readCsv, writeCsv, type CsvRow } from '../../src/domain/text/csv.ts';
import { readFile, readText } from '../../src/nouns/transfer/shared/import/read-file.ts';
import { readXlsx } from '../../src/nouns/transfer/shared/import/read-xlsx.ts';
import { rowsToMend } from '../../src/nouns/transfer/shared/import/rows-to-mend.ts';
import { templateOf } from '../../src/nouns/transfer/shared/import/template.ts';
import { tablesToXlsx } from '../../src/ui/files/write-xlsx.ts';
import { plainTable } from '../../src/domain/exports/table.ts';
import { zipped } from '../support/zip.ts';

const TODAY = '2026-11-20';
const KINDS = ['customers', 'suppliers', 'items', 'money'] as const;
const CURRENCIES = ['UGX', 'KES', 'XOF', 'INR'];

afterEach(() => i18n.activate('en'));

function speak(locale: string): void {
  const filename = `src/locales/${locale}/import.po`;
  const found = formatter().parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename }) as Record<string, { translation?: string }>; // prettier-ignore
  const messages = Object.fromEntries(Object.entries(found).map(([id, { translation = '' }]) => [id, translation]));
  i18n.loadAndActivate({ locale, messages });
}
const tableOf = (text: string): readonly CsvRow[] => {
  const read = readCsv(text);
  return read.ok ? read.rows : [];
};
function planned(kind: ImportKind, table: readonly CsvRow[], currency = 'UGX'): readonly PlannedRow<unknown>[] {
  const rows = rowsOf(table, guessReading(kind, table));
  const around = { currency, today: TODAY, onKnown: 'keep', known: [], style: { language: 'en' } } as const;
  if (kind === 'items') return planItems(rows, { ...around, moved: new Set(), habits: { date_form: 'day_first', tray_eggs: 30 } }); // prettier-ignore
  if (kind === 'money') return planMoney(rows, { ...around, date_form: 'day_first', standing: new Map() });
  return planPeople(kind, rows, { ...around, date_form: 'day_first' });
}

test.each(['en', 'sw', 'fr'].flatMap((language) => KINDS.map((kind) => [language, kind] as const)))(
  '[IMP-1] the template in %s (%s) is understood, heads and examples, also by a phone that speaks something else',
  (language, kind) => {
    speak(language);
    for (const currency of CURRENCIES) {
      const table = tableOf(writeCsv(templateOf(kind, currency, TODAY)));
      const { heads, columns } = guessReading(kind, table);
      expect(heads).toBe(0);
      expect(columns).toEqual(Object.fromEntries(templateFields(kind).map((field, i) => [field, i])));
      expect(planned(kind, table, currency).map(({ is }) => is)).toEqual(['new', 'new']);
    }
  },
);

test('[IMP-1] the rows that were left out are a table with their reasons; mended, it is brought again', () => {
  speak('en');
  const table = tableOf('Product name;Rate;Usage unit\nMash;many;\nDrinker;500;\nLamp;"x ""y""";');
  const plan = planned('items', table);
  const mend = rowsToMend('items', 'UGX', 'What is wrong', { rows: rowsOf(table, guessReading('items', table)), plan });
  expect([mend[0]?.[0], mend[0]?.at(-1)]).toEqual(['Name', 'What is wrong']);
  expect(mend.slice(1).map((cells) => [cells[0], cells[1], cells.at(-1)])).toEqual([
    ['Mash', 'many', '“many” is no amount (Selling price, UGX).'],
    ['Lamp', 'x "y"', '“x "y"” is no amount (Selling price, UGX).'],
  ]);
  const again = tableOf(
    writeCsv(mend)
      .replace(',many,', ',700,')
      .replace(/,"x ""y""",/, ',800,'),
  );
  expect(planned('items', again)).toMatchObject([
    { is: 'new', name: 'Mash', draft: { item: { sell_units: [{ price: 700 }] } } },
    { is: 'new', name: 'Lamp' },
  ]);
});

test('[IMP-1] an Excel file that we wrote is read back, with its empty cells', async () => {
  const table = [['Name', 'Price', 'Phone'], ['Mash & "bran" <1>', '', '+256772000118'], ['Œufs', 12_000.5, ' x ']]; // prettier-ignore
  const file = await tablesToXlsx([plainTable('A', table)]);
  const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer())))!;
  expect(sheet?.rows.map(({ row, cells }) => [row, ...cells])).toEqual([
    [1, 'Name', 'Price', 'Phone'],
    [2, 'Mash & "bran" <1>', '', '+256772000118'],
    [3, 'Œufs', '12000.5', 'x'],
  ]);
});

const SHEET = '<worksheet><sheetData>';
const XLSX = {
  'xl/workbook.xml': '<workbook><sheets><sheet name="B" sheetId="2" r:id="rId7"/><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/worksheets/sheet9.xml" Id="rId7"/><Relationship Id="rId8" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
  'xl/sharedStrings.xml': '<x:sst xmlns:x="m"><x:si><x:t>Name</x:t></x:si><x:si><x:r><x:t xml:space="preserve">Two </x:t></x:r><x:r><x:t>parts</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>',
  'xl/styles.xml': '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy"/><numFmt numFmtId="165" formatCode="&quot;day &quot;0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml': `${SHEET}<row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
  'xl/worksheets/sheet9.xml': `${SHEET}<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"/><row r="4"><c r="A4" s="1"><v>46331</v></c><c r="B4" s="2"><v>46331.5</v></c><c r="C4" s="3"><v>0.30000000000000004</v></c><c r="D4"><v>6001234567890</v></c><c r="F4" t="str"><f>A1&amp;B1</f><v>a&amp;b</v></c><c r="G4" t="e"><v>#N/A</v></c><c r="H4" t="inlineStr"><is><t>in line</t></is></c><c r="AB4" t="b"><v>1</v></c></row></sheetData></worksheet>`,
}; // prettier-ignore

test('[IMP-1] Excel files of other programs: the first sheet as it is ordered, days as days, formulas as what they came to', async () => {
  const sheets = await readXlsx(zipped(XLSX));
  expect(sheets?.map(({ name }) => name)).toEqual(['B', 'A']);
  const rows = sheets?.[0]?.rows;
  expect(rows?.map(({ row, cells }) => [row, cells.filter((cell) => cell !== '')])).toEqual([
    [1, ['Name', 'Two parts']],
    [4, ['2026-11-05', '2026-11-05', '0.3', '6001234567890', 'a&b', 'in line', 'true']],
  ]);
  expect(rows?.[1]?.cells[27]).toBe('true');
  expect(await readXlsx(zipped({ 'word/document.xml': '<w/>' }))).toBeUndefined();
  expect(await readXlsx(new Uint8Array(100))).toBeUndefined();
});

test('[IMP-1] a file is read by what stands in it: Excel, UTF-8, UTF-16, Windows-1252, contacts; what is none of it says so', async () => {
  const file = (part: BlobPart) => readFile(new File([part], 'table.csv'));
  const cells = async (part: BlobPart) => {
    const read = await file(part);
    return read.is === 'tables' ? read.sheets[0].rows.map((one) => one.cells) : read;
  };
  expect(await cells('\uFEFFNom;Prix\nŒufs;5')).toEqual([['Nom', 'Prix'], ['Œufs', '5']]); // prettier-ignore
  expect(await cells(Uint8Array.from([0x41, 0x3b, 0xe9]))).toEqual([['A', 'é']]);
  expect(await cells(Uint8Array.from([0xff, 0xfe, 0x41, 0, 0x09, 0, 0xe9, 0]))).toEqual([['A', 'é']]);
  expect(await cells(zipped(XLSX))).toHaveLength(2);
  expect(await file('BEGIN:VCARD\nFN:Amina\nTEL:0772000118\nEND:VCARD')).toMatchObject({ is: 'people', rows: [{ name: 'Amina' }] }); // prettier-ignore
  expect(await file('PK no archive')).toEqual({ is: 'NoExcel' });
  expect(await file(Uint8Array.from([0x41, 0, 0, 0x42]))).toEqual({ is: 'NoTable' });
  expect(await file('\n\n , ,\n')).toEqual({ is: 'Nothing' });
  expect(await file('a\n"b')).toEqual({ is: 'QuoteOpen', row: 2 });
  expect(await file('x\n'.repeat(5_022))).toEqual({ is: 'TooManyRows' });
  expect(await file(new Uint8Array(10_000_001))).toEqual({ is: 'TooBig' });
  expect(readText('Name\tPrice\nMash\t5')).toMatchObject({
    is: 'tables',
    sheets: [{ rows: [{}, { cells: ['Mash', '5'] }] }],
  });
});
