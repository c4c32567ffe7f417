import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CollectionBelow } from '../../../schemas/collections.ts';
import { Ledger } from '../../../src/books/keep/ledger.ts';
import { accountsBetween, closingParts } from '../../../src/nouns/reports/data/closed-days.ts';
import { MAKERS } from '../../../src/nouns/reports/data/makers.ts';
import type { ReportDesk } from '../../../src/nouns/reports/data/report-desk.ts';
import type { ClosedBooks } from '../../../src/domain/business/closed-books.ts';
import type { Booked } from '../../../src/domain/ledger/postings-of.ts';
import { isOfProfit } from '../../../src/domain/reports/profit-loss.ts';
import { bookedDesk, demoDocuments } from '../../support/demo-desk.ts';
import { anExpense } from '../../support/documents.ts';
import { runs } from '../../support/runs.ts';

const TODAY = '2026-11-20';
const MONTHS = ['2026-08', '2026-09', '2026-10', '2026-11'].map((month) => ({ from: `${month}-01`, to: month === '2026-11' ? TODAY : `${month}-${month === '2026-09' ? 30 : 31}` })); // prettier-ignore

type Desk = Pick<ReportDesk, 'from' | 'to' | 'closed'>;
const profitOf = async (desk: ReportDesk, days: Partial<Desk>) => {
  const { rows, total, closedBefore } = await MAKERS.profit({ ...desk, ...days });
  const line = (is: string) => rows.find(({ key }) => key === is)?.cells[1] ?? 0;
  return { net: total![1] as number, late: line('late'), closedBefore };
};

test('[LED-50] what comes late for closed days changes no closed month: it is one line of the first open day, until all is opened again', async () => {
  const spent = (id: string, day: string, amount: number) => anExpense({ id, day, amount });
  const { desk, db } = await bookedDesk([
    ['expenses', spent('Expense00001', '2026-09-10', 1_000)],
    ['expenses', spent('Expense00002', '2026-10-02', 300)],
  ] as never);
  const closed: ClosedBooks = { until: '2026-10-01', parts: await closingParts(db, '2026-10-01') };
  const ledger = new Ledger(db);
  const late = { kind: 'expenses' as const, document: spent('Expense00003', '2026-09-12', 50) as never, counts: true };
  await ledger.book([late]);
  await ledger.settle(TODAY);
  const [september, october] = [
    { from: '2026-09-01', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-10-31' },
  ];
  expect(await profitOf(desk, { ...september, closed })).toEqual({ net: -1_000, late: 0, closedBefore: '2026-10-01' });
  expect(await profitOf(desk, { ...october, closed })).toEqual({ net: -350, late: -50, closedBefore: undefined });
  // Both periods together equal the books.
  expect(await profitOf(desk, { from: '2026-09-01', to: '2026-10-31', closed })).toMatchObject({
    net: -1_350,
    late: -50,
  });
  expect(await profitOf(desk, { from: '2026-10-02', to: '2026-10-31', closed })).toMatchObject({ net: -300, late: 0 });
  // Closed again a month later: late records belong to October, and nothing remains.
  const again: ClosedBooks = { until: '2026-11-01', parts: await closingParts(db, '2026-11-01', closed) };
  expect(await profitOf(desk, { ...september, closed: again })).toMatchObject({ net: -1_000 });
  expect(await profitOf(desk, { ...october, closed: again })).toMatchObject({ net: -350, late: 0 });
  expect(await profitOf(desk, { from: '2026-11-01', to: '2026-11-30', closed: again })).toMatchObject({
    net: 0,
    late: 0,
  });
  // Reopened: every record counts on its own day.
  expect(await profitOf(desk, september)).toEqual({ net: -1_050, late: 0, closedBefore: undefined });
  expect(await profitOf(desk, october)).toMatchObject({ net: -300, late: 0 });
  // A single flock or the rest: no part was closed separately.
  expect(await profitOf({ ...desk, only: 'rest' }, { ...september, closed })).toMatchObject({ net: -1_050, closedBefore: undefined }); // prettier-ignore
});

test('[LED-50] days that were closed with nothing in them stay empty, also those before all others', async () => {
  const { desk, db } = await bookedDesk([]);
  const parts = await closingParts(db, '2026-10-01');
  const closed: ClosedBooks = { until: '2026-10-01', parts };
  const ledger = new Ledger(db);
  await ledger.book([{ kind: 'expenses', document: anExpense({ id: 'Expense00001', day: '2026-09-12', amount: 50 }), counts: true }]); // prettier-ignore
  await ledger.settle(TODAY);
  expect(parts).toEqual([]);
  for (const days of [
    { from: '2026-09-01', to: '2026-09-30' },
    { from: '2026-09-12', to: '2026-09-12' },
  ])
    expect(await profitOf(desk, { ...days, closed })).toMatchObject({ net: 0, late: 0 });
  for (const from of ['2026-01-01', '2026-09-12', '2026-10-01'])
    expect(await profitOf(desk, { from, to: TODAY, closed })).toMatchObject({ net: -50, late: -50 });
});

test('[LED-50] of the demo farm every seventh record comes after its month was closed: the months stay, the changes sum to zero, and all together is the ledger’s profit', async () => {
  const documents = demoDocuments(110);
  const all = (Object.keys(documents) as CollectionBelow[]).flatMap((kind) =>
    documents[kind]!.map((document) => ({ kind, document: document as Booked & { day?: string }, counts: true })),
  );
  const isLate = (i: number, day?: string) => i % 7 === 0 && day !== undefined && day < '2026-11-01';
  const [late, first] = [true, false].map((wanted) => all.filter(({ document }, i) => isLate(i, document.day) === wanted)) as [typeof all, typeof all]; // prettier-ignore
  const { desk, db } = await bookedDesk(first.map(({ kind, document }) => [kind, document]) as never, TODAY);
  const then = await Promise.all(MONTHS.map((days) => profitOf(desk, days)));
  const closed: ClosedBooks = { until: '2026-11-01', parts: await closingParts(db, '2026-11-01') };
  for (const { balance } of closed.parts) expect(balance.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const ledger = new Ledger(db);
  for (let from = 0; from < late.length; from += 200) await ledger.book(late.slice(from, from + 200));
  await ledger.settle(TODAY);
  const now = await Promise.all(MONTHS.map((days) => profitOf(desk, { ...days, closed })));
  expect(late.length).toBeGreaterThan(100);
  expect(now.slice(0, 3).map(({ net }) => net)).toEqual(then.slice(0, 3).map(({ net }) => net));
  expect(now[3]!.late).not.toBe(0);
  const accounts = await accountsBetween(db, '2020-01-01', TODAY);
  const net = -[...accounts].reduce((sum, [account, amount]) => (isOfProfit(account) ? sum + amount : sum), 0);
  expect(now.reduce((sum, month) => sum + month.net, 0)).toBe(net);
});

test('[LED-50] whatever comes late and however often days are closed and the first open day moves: closed months stay, and the months come to the ledger’s profit', async () => {
  const months = ['06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}-01`);
  const month = fc.constantFrom(...months);
  const step = fc.oneof(
    fc.record({ spent: fc.integer({ min: 1, max: 999 }), month }),
    fc.record({ spent: fc.integer({ min: 1, max: 999 }), month }),
    fc.record({ until: month }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const { desk, db } = await bookedDesk([]);
      const ledger = new Ledger(db);
      let closed: ClosedBooks | undefined;
      let spent = 0;
      const stays = new Map<string, number>();
      const netOf = async (from: string) =>
        (await profitOf(desk, { from, to: `${from.slice(0, 8)}${from.endsWith('11-01') ? 20 : 31}`, closed })).net;
      for (const [n, one] of steps.entries()) {
        if ('until' in one) {
          for (const from of months) if (from < one.until) stays.set(from, await netOf(from)); else stays.delete(from); // prettier-ignore
          closed = { until: one.until, parts: await closingParts(db, one.until, closed) };
        } else {
          const document = anExpense({ id: `Expense${String(n).padStart(5, '0')}`, day: `${one.month.slice(0, 8)}12`, amount: one.spent }); // prettier-ignore
          await ledger.book([{ kind: 'expenses', document, counts: true }]);
          await ledger.settle(TODAY);
          spent += one.spent;
        }
        const nets = await Promise.all(months.map(netOf));
        expect(nets.reduce((sum, net) => sum + net, spent)).toBe(0);
        for (const [from, net] of stays) expect(nets[months.indexOf(from)]! - net).toBe(0);
      }
    }),
    { numRuns: runs(4, 200) },
  );
});
