import { readCsv } from '../../src/domain/text/csv.ts';
import { Dashboard } from '../e2e/pages/dashboard.ts';
import { sellsAndMakes } from '../e2e/support/sells-and-makes.ts';
import { visit } from '../e2e/support/visit.ts';
import { unzipped } from '../support/unzip.ts';
import { bagsGoBack, eggsComeBack, inNovember } from './support/goods-back.ts';
import { expect, test } from './support/test.ts';

type Rows = Record<string, string>[];
/** Rows keyed by their column headings. */
const underHead = ([head, ...rows]: readonly (readonly string[])[]): Rows =>
  rows.map((cells) => Object.fromEntries(head!.map((word, at) => [word, cells[at] ?? ''])));

function rowsOfCsv(csv: string): Rows {
  const read = readCsv(csv);
  return read.ok ? underHead(read.rows.map(({ cells }) => cells)) : [];
}

/** The rows of an Excel sheet, by its name. */
function rowsOfSheet(parts: ReadonlyMap<string, string>, name: string): Rows {
  const all = (xml: string, tag: RegExp) => [...xml.matchAll(tag)].map(([, text]) => text!);
  const sheets = all(parts.get('xl/workbook.xml')!, /<sheet [^>]*name="([^"]*)"/g);
  const words = all(parts.get('xl/sharedStrings.xml')!, /<si><t[^>]*>([^<]*)<\/t><\/si>/g);
  const rows = all(parts.get(`xl/worksheets/sheet${sheets.indexOf(name) + 1}.xml`)!, /<row [^>]*>(.*?)<\/row>/g);
  return underHead(
    rows.map((row) => {
      const cells: string[] = [];
      for (const [, at, kind, value] of row.matchAll(/<c r="([A-Z])\d+"([^>]*)><v>([^<]*)<\/v>/g))
        cells[at!.charCodeAt(0) - 65] = kind!.includes('t="s"') ? words[Number(value)]! : value!;
      return Array.from(cells, (cell) => cell ?? '');
    }),
  );
}

test('[SAL-7, PUR-5, IMP-2, SHL-12, RPT-11] what came and went back is in a column of its own in each list that is saved, in the tables of all and in the one Excel file', async ({
  phone,
}) => {
  const office = await inNovember(phone, 'Farm');
  const { page } = office.book;
  await sellsAndMakes(page);
  await eggsComeBack(office.book);
  await bagsGoBack(page);
  const home = new Dashboard(page);
  const csv = async (button: string | RegExp) => rowsOfCsv((await home.taken(button)).bytes.toString());
  const sale = { 'Total, UGX': '5650', 'Came back, UGX': '1100', 'Paid, UGX': '2000', 'To collect, UGX': '2550' };
  const none = { 'Came back, UGX': '', 'Paid, UGX': '', 'To collect, UGX': '' };
  const sales = [{ 'Total, UGX': '-1100', ...none }, sale, { 'Total, UGX': '2100', 'Came back, UGX': '0', 'Paid, UGX': '2100', 'To collect, UGX': '0' }]; // prettier-ignore
  const bought = { 'Total, UGX': '900000', 'Sent back, UGX': '180000', 'Paid, UGX': '300000', 'Still to pay, UGX': '420000' }; // prettier-ignore
  const purchases = [{ 'Total, UGX': '-180000', 'Sent back, UGX': '', 'Paid, UGX': '', 'Still to pay, UGX': '' }, bought]; // prettier-ignore
  await visit(page, '/sales/view/0');
  expect(await csv('Export')).toMatchObject(sales);
  await visit(page, '/shop?show=purchases');
  expect(await csv('Export')).toMatchObject(purchases);

  await visit(page, '/settings/9');
  const parts = unzipped((await home.taken('Excel, one file')).bytes);
  const tables: [name: string, rows: object[]][] = [
    ['Sales', sales],
    ['What was sold', ['-1100', '2750', '2900', '2100'].map((amount) => ({ 'Amount, UGX': amount }))],
    ['Payments', [['', '300000'], ['2000', ''], ['2100', '']].map(([came, went]) => ({ 'Came in, UGX': came, 'Went out, UGX': went }))],
    ['Purchases', purchases],
    ['Customers', [{ Name: 'Amina', 'Owes now, UGX': '2550', 'Paid ahead, UGX': '0' }]],
    ['Suppliers', [{ Name: 'Mbeya Feeds', 'Owed now, UGX': '420000', 'We paid ahead, UGX': '0' }]],
  ]; // prettier-ignore
  for (const [name, rows] of tables) {
    expect(rowsOfSheet(parts, name), name).toMatchObject(rows);
    expect(await csv(new RegExp(`^${name}`)), name).toMatchObject(rows);
  }
  expect(office.faults).toEqual([]);
});
