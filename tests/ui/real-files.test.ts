import { expect, test } from 'vitest';
import { dayFormOf } from '../../src/domain/imports/days-of-file.ts';
import { columnsNamed, guessReading, rowsOf, type Columns } from '../../src/domain/imports/columns.ts';
import type { ImportRow, PlannedRow } from '../../src/domain/imports/import-row.ts';
import { styleOf } from '../../src/domain/imports/number-columns.ts';
import { planItems, type ItemImport } from '../../src/domain/imports/plan-items.ts';
import { planMoney, type MoneyImport } from '../../src/domain/imports/plan-money.ts';
import { planPeople } from '../../src/domain/imports/plan-people.ts';
import type { PartyDraft } from '../../src/domain/parties/check-party.ts';
import { readFile } from '../../src/nouns/transfer/shared/import/read-file.ts';
import { realFiles, type RealFile } from '../support/real-files.ts';
import { runs } from '../support/runs.ts';

const FILES = runs(32, 1_600);
const around = { currency: 'KES', today: '2026-11-20', onKnown: 'keep', known: [] } as const;

/** The rows of a file as read by the wizard, with the columns that only a user can assign. */
async function rowsIn({ kind, filename, bytes, said = {} }: RealFile): Promise<readonly ImportRow[]> {
  const brought = await readFile(new File([bytes], filename));
  if (brought.is === 'people') return brought.rows;
  if (brought.is !== 'tables') throw new Error(`${filename}: ${brought.is}`);
  const readings = brought.sheets.map(({ rows }) => ({ rows, reading: guessReading(kind, rows) }));
  const [best] = readings.toSorted((a, b) => columnsNamed(b.reading) - columnsNamed(a.reading));
  const { rows, reading } = best!;
  const heads = Object.values(said).length > 0 ? rows.findIndex(({ cells }) => Object.values(said).every((head) => cells.includes(head))) : reading.heads; // prettier-ignore
  const columns: Columns = Object.values(said).length > 0 ? Object.fromEntries(Object.entries(said).map(([field, head]) => [field, rows[heads!]!.cells.indexOf(head)])) : reading.columns; // prettier-ignore
  return rowsOf(rows, { heads, columns });
}

type Planned = PlannedRow<PartyDraft | ItemImport | MoneyImport>;
const amountOf = (row: Planned): number => {
  if (row.is !== 'new') return 0;
  if ('item' in row.draft) return row.draft.stock?.value ?? 0;
  return 'method' in row.draft ? row.draft.amount : (row.draft.details?.opening_balance ?? 0);
};

test('[IMP-1, IMP-5, IMP-6, CUS-7] files of other programs: every row is in, joined or refused in words, what may be two is asked, and the sums are those of the file', async () => {
  const told = new Map<string, readonly number[]>();
  for (const file of realFiles(FILES)) {
    const rows = await rowsIn(file);
    const found = styleOf(file.kind, rows, { currency: 'KES', language: 'en' });
    const isAsked = found.unclear.length > 0 && found.sign === undefined;
    const context = { ...around, style: { language: 'en', sign: found.sign ?? file.answer } as const, date_form: dayFormOf(rows) ?? 'day_first' } as const; // prettier-ignore
    const plan: readonly Planned[] =
      file.kind === 'items'
        ? planItems(rows, { ...context, moved: new Set(), habits: { date_form: context.date_form, tray_eggs: 30 } })
        : file.kind === 'money'
          ? planMoney(rows, { ...context, standing: new Map() })
          : planPeople(file.kind, rows, context);
    const many = (is: Planned['is']) => plan.filter((row) => row.is === is).length;
    const said = { rows: plan.length, asked: isAsked, bad: many('bad'), joined: many('joined'), sum: plan.reduce((sum, row) => sum + amountOf(row), 0) }; // prettier-ignore
    const { program, rows: count, bad, joined, sum, answer, names } = file;
    expect([program, said]).toEqual([program, { rows: count, asked: answer !== undefined, bad, joined, sum }]);
    const news = plan.flatMap((row) => (row.is === 'new' ? [row.name] : []));
    expect(names ?? news).toEqual(news);
    const before = told.get(program) ?? [0, 0, 0, 0, 0];
    told.set(
      program,
      [1, said.rows, said.joined, said.bad, Number(isAsked)].map((one, i) => one + before[i]!),
    );
  }
  console.log(['program: files, rows, joined, refused, asked', ...[...told].map(([program, sums]) => `${program}: ${sums.join(', ')}`)].join('\n')); // prettier-ignore
});
