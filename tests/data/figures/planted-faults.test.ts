import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import type * as Figures from '../../support/check-figures.ts';
import { compiled, type Planted } from '../../support/compiled.ts';
import { runs } from '../../support/runs.ts';

/* Figures computed without the register, each planted in a copy of the program: the random farms must detect them. */

vi.setConfig({ testTimeout: 240_000 });

interface Fault extends Planted {
  /** The seed of a farm that reveals the fault. */
  readonly seed: number;
}

const FAULTS: readonly Fault[] = [
  {
    name: 'a cull is a death on Home',
    file: 'src/nouns/home/data/day-figures.ts',
    find: 'dead: ofFlocks(figure.dead),',
    replace: 'dead: ofFlocks(figure.dead) + ofFlocks(figure.culled),',
    seed: 6,
  },
  {
    name: 'broken eggs are laid on the card and not on Home',
    file: 'src/nouns/home/data/day-figures.ts',
    find: 'eggs: ofFlocks(figure.eggs),',
    replace: "eggs: ofFlocks(figure.eggs) - ofFlocks((farm) => figure.eggsOf(farm, 'broken')),",
    seed: 1,
  },
  {
    name: 'a day is that of UTC',
    file: 'src/domain/ledger/post-sale.ts',
    find: 'write.at(sale.day, sale.occurred_at);',
    replace: 'write.at(sale.occurred_at.slice(0, 10), sale.occurred_at);',
    seed: 6,
  },
  {
    name: 'what came back counts as paid',
    file: 'src/domain/debts/settlement.ts',
    find: 'const paid = total - returned - balance;',
    replace: 'const paid = total - balance;',
    seed: 3,
  },
  {
    name: 'the running month is in the page and not in the report',
    file: 'src/nouns/reports/data/flocks-report.ts',
    find: 'flockResults(db, flocks, desk)',
    replace: "flockResults(db, flocks, { ...desk, today: '' })",
    seed: 1,
  },
  {
    name: 'eggs of a year stand at the mean price of the year',
    file: 'src/nouns/farm/data/flock-results.ts',
    find: 'const sales = laying.length > 0 ? await salesNear(db, months, month) : undefined;',
    replace: 'const sales = eggSales(totalsIn(await sumsOver(db, from, to)));',
    seed: 24,
  },
  {
    name: 'a bird of a batch costs what those bear that stand',
    file: 'src/nouns/farm/data/flock-end.ts',
    find: 'bearing: batchBirds(totalsIn(sums), id, left),',
    replace: 'bearing: left,',
    seed: 1,
  },
  {
    name: 'money that was given back is owed by nobody',
    file: 'src/books/read/party-debts.ts',
    find: 'return [...debts, ...money.filter((debt) => debt !== undefined)];',
    replace: 'return debts;',
    seed: 2,
  },
  {
    name: 'a statement takes what is held for an order as paid',
    file: 'src/books/read/party-history.ts',
    find: "debt.kind === '' ? debt.own !== 0 && Object.keys(debt.gives).length === 0 : debt.party !== party",
    replace: "debt.kind !== '' && debt.party !== party",
    seed: 31,
  },
  {
    name: 'the cash report has what was only moved as money in',
    file: 'src/nouns/reports/data/money-reports.ts',
    find: 'byDay(figure.moneyIn(...methods)),',
    replace: 'byDay(figure.moneyHeld(...methods)),',
    seed: 1,
  },
  {
    name: 'the list of sales is sold less what came back',
    file: 'src/nouns/sales/data/booked-sales.ts',
    find: 'sold: valueOf(figure.sold, of),',
    replace: 'sold: valueOf(figure.sold, of) - valueOf(figure.returned(COLLECTION), of),',
    seed: 3,
  },
  {
    name: 'the days of the list of expenses leave out the tax that is claimed back',
    file: 'src/nouns/expenses/data/booked-expenses.ts',
    find: 'sumsByDay(db, figure.vouchers, first, last)',
    replace: 'sumsByDay(db, figure.spent, first, last)',
    seed: 1,
  },
];

/** Further seeds for a deep run, in case the generator now draws another farm for the known seed. */
const MORE_SEEDS = Array.from({ length: runs(0, 250) }, (_, i) => i + 1);

test.each(FAULTS.map((fault) => [fault.name, fault] as const))('[RPT-11] %s', async (_name, fault) => {
  const { checkFigures } = (await import(pathToFileURL(await compiled('tests/support/check-figures.ts', fault)).href)) as typeof Figures;
  const shows = (seed: number) => checkFigures(seed).then(() => false, () => true);
  let found = (await shows(fault.seed)) ? fault.seed : undefined;
  for (const seed of MORE_SEEDS) if (found === undefined && (await shows(seed))) found = seed;
  if (found !== undefined && found !== fault.seed) console.warn(`"${fault.name}" shows by ${found}.`);
  expect(found).toBeDefined();
}); // prettier-ignore
