import { expect, test } from 'vitest';
import { changesOf } from '../../src/nouns/home/data/changes-of.ts';
import { newsOf, type Changed } from '../../src/nouns/home/data/news-of.ts';
import { aSale, aSaleLine } from '../support/documents.ts';

const SINCE = '2026-11-20T08:00:00.000Z';
const LONG_AGO = '2026-10-02T09:00:00.000Z';
const AFTER = '2026-11-20T09:30:00.000Z';
const BEFORE = '2026-11-20T07:30:00.000Z';
const line = (unit_price: number) => aSaleLine({ qty: 60, factor: 30, unit_price });

/** My old sale as last received from the server. */
const old = (more: Partial<Changed> = {}): Changed =>
  ({
    ...aSale({ lines: [line(12_000)], customer_name: 'Musa', created_by: 'grace', created_at: LONG_AGO, occurred_at: LONG_AGO, day: '2026-10-02' }),
    rev: 2,
    updated_at: Date.parse(AFTER),
    sync_state: 'synced',
    ...more,
  }) as unknown as Changed; // prettier-ignore
const edit = (by: string, at: string, more: object = {}) => ({ rev: 1, at, by, changed: 'lines', ...more });
const news = (row: Changed, me = 'grace', collection = 'sales') => newsOf(collection, row, { me, since: SINCE });
const nameOf = (uid: string) => ({ brian: 'Brian', grace: 'Grace' })[uid];
const WAS = JSON.stringify({ lines: [line(9_000)] });

test('[RPT-1] somebody else changed an old record of mine since I looked: who, which, when, why, before and after', () => {
  const told = news(old({ history: [edit('brian', AFTER, { was: WAS, reason: 'Wrong price' })] }));
  expect(changesOf([told!], nameOf)).toEqual([
    expect.objectContaining({
      by: 'Brian',
      kind: 'sale',
      did: 'changed',
      count: 1,
      was: 18_000,
      amount: 24_000,
      about: 'Musa',
      day: '2026-10-02',
      reason: 'Wrong price',
      first_at: AFTER,
      last_at: AFTER,
    }),
  ]);
});

test('[RPT-1] what it was before stays unknown where a phone wrote none, or nonsense', () => {
  for (const was of [undefined, '{', '{"lines":7}', 'null']) {
    const [row] = changesOf([news(old({ history: [edit('brian', AFTER, { was })] }))!], nameOf);
    expect(row).toMatchObject({ did: 'changed', amount: 24_000 });
    expect(row).not.toHaveProperty('was');
  }
});

test('[RPT-1] my own change is no news to me, nor one that I have seen; one that a phone kept is', () => {
  expect(news(old({ history: [edit('grace', AFTER)] }))).toBeUndefined();
  expect(news(old({ history: [edit('brian', BEFORE)], updated_at: Date.parse(BEFORE) }))).toBeUndefined();
  // Changed before my last visit, received after it.
  expect(news(old({ history: [edit('brian', BEFORE)] }))).toMatchObject({ did: 'changed', by: 'brian' });
  // His record, changed by me: no news of him.
  expect(news(old({ created_by: 'brian', history: [edit('grace', AFTER)] }))).toBeUndefined();
  expect(news(old({ rev: 1, created_by: 'brian', history: undefined }))).toMatchObject({ did: 'made', by: 'brian' });
});

test('[RPT-1] two changes of one record since are told from before the first of them', () => {
  const history = [edit('brian', AFTER, { was: WAS }), edit('grace', AFTER, { rev: 2, was: JSON.stringify({ lines: [line(10_000)] }) })]; // prettier-ignore
  const [row] = changesOf([news(old({ rev: 3, history }))!], nameOf);
  expect(row).toMatchObject({ by: 'Brian', was: 18_000, amount: 24_000 });
});

test('[RPT-1] somebody else took an old record out of the book: of sales, and of the farm', () => {
  const gone = { voided_at: AFTER, voided_by: 'brian', void_reason: 'Twice' };
  expect(changesOf([news(old(gone))!], nameOf)).toMatchObject([
    { by: 'Brian', kind: 'sale', did: 'voided', amount: 24_000, reason: 'Twice', day: '2026-10-02' },
  ]);
  const eggs = { kind: 'eggs', grades: [{ grade: 'good', qty: 334 }], ...gone } as unknown as Partial<Changed>;
  expect(changesOf([news(old(eggs), 'grace', 'farm_activities')!], nameOf)).toMatchObject([{ kind: 'eggs', did: 'voided', amount: 334 }]); // prettier-ignore
  expect(news(old({ ...gone, voided_by: 'grace' }))).toBeUndefined();
  expect(news(old({ ...gone, voided_at: BEFORE, updated_at: Date.parse(BEFORE) }))).toBeUndefined();
});

test('[RPT-1] several changes are told as how many, without a sum that says nothing', () => {
  const two = ['SaleSaleSal1', 'SaleSaleSal2'].map((id) => news(old({ id, history: [edit('brian', AFTER, { was: WAS })] }))!); // prettier-ignore
  const [row, ...more] = changesOf(two, nameOf);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ did: 'changed', count: 2, amount: undefined, id: undefined });
  expect(row).not.toHaveProperty('was');
});
