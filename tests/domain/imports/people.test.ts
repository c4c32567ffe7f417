import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessReading, rowsOf } from '../../../src/domain/imports/columns.ts';
import type { KnownRows } from '../../../src/domain/imports/import-row.ts';
import { planPeople, type KnownPerson } from '../../../src/domain/imports/plan-people.ts';
import { readContacts } from '../../../src/domain/imports/read-contacts.ts';
import { readCsv } from '../../../src/domain/text/csv.ts';
import { runs } from '../../support/runs.ts';

const rowsIn = (text: string) => {
  const read = readCsv(text);
  return read.ok ? rowsOf(read.rows, guessReading('customers', read.rows)) : [];
};
const plan = (text: string, known: KnownPerson[] = [], onKnown: KnownRows = 'keep') =>
  planPeople('customers', rowsIn(text), {
    known,
    currency: 'UGX',
    today: '2026-11-20',
    date_form: 'day_first',
    style: { language: 'en' },
    onKnown,
  });

test('[CUS-7] columns are found by their headings; without headings the first two are name and phone', () => {
  expect(rowsIn('Mobile,Full name,Credit limit\n0772000118,Musa K,"100,000"')).toMatchObject([
    { row: 2, name: 'Musa K', phone: '0772000118', credit_limit: '100,000' },
  ]);
  expect(rowsIn('Musa K,0772000118\nAmina,')).toMatchObject([
    { row: 1, name: 'Musa K' },
    { row: 2, name: 'Amina' },
  ]);
});

test('[MSG-21] a row that is wrong is left out and says why', () => {
  const table =
    'name,phone,terms,limit\nMusa,07720001\n,0772000118\nAmina,0772000119,200\nJoy,0772000120,7,many\nOkot,0772000121,7,500000';
  expect(plan(table)).toMatchObject([
    { row: 2, is: 'bad', error: { type: 'PhoneWrong', digits: 8 } },
    { row: 3, is: 'bad', error: { type: 'NameMissing' } },
    { row: 4, is: 'bad', error: { type: 'TermsOutOfRange' } },
    { row: 5, is: 'bad', error: { type: 'CellWrong', field: 'credit_limit', wanted: 'amount', typed: 'many' } },
    {
      row: 6,
      is: 'new',
      draft: { name: 'Okot', phone: '+256772000121', details: { terms_days: 7, credit_limit: 500_000 } },
    },
  ]);
});

test('[CUS-7] who has the same phone and the same name is known, or the same name where one has no phone; a family with one phone is several people', () => {
  const known = [{ id: 'one', name: 'Musa Kató', phones: ['0772 000 118'] }];
  expect(plan('Kato  MUSA,\nSomebody,+256772000118\nJoy,0772000120\nJOY.,\nOther,0772 000 120', known)).toMatchObject([
    { is: 'known', as: 'Musa Kató' },
    { is: 'new', shares: 'Musa Kató' },
    { is: 'new', shares: undefined },
    { is: 'known', as: 'Joy' },
    { is: 'new', shares: 'Joy' },
  ]);
});

test('[CUS-7] contacts of old and new phones are read: folded lines, quoted printable, family name first', () => {
  const file = [
    'BEGIN:VCARD', 'VERSION:3.0', 'FN:Musa', ' Kato', 'TEL;TYPE=CELL:+256 772-000-118', 'TEL:0700', 'END:VCARD',
    'BEGIN:VCARD', 'VERSION:2.1', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Nansubuga;Am=C3=ADna;;;', 'item1.TEL;CELL:0772000119', 'END:VCARD',
    'BEGIN:VCARD', 'VERSION:4.0', 'FN:Kato\\, Joy', 'TEL;VALUE=uri:tel:+256772000120', 'END:VCARD',
  ].join('\r\n'); // prettier-ignore
  expect(readContacts(file)).toEqual([
    { row: 1, name: 'MusaKato', phone: '+256 772-000-118' },
    { row: 2, name: 'Amína Nansubuga', phone: '0772000119' },
    { row: 3, name: 'Kato, Joy', phone: '+256772000120' },
  ]);
});

const owing = (text: string, known: KnownPerson[] = [], onKnown: KnownRows = 'keep') =>
  plan(text, known, onKnown).map((row) =>
    row.is === 'new' || row.is === 'changed'
      ? [row.is, row.name, row.draft.phone, row.draft.details?.opening_balance]
      : [row.is, row.name, row.is === 'joined' ? row.amount : row.is === 'known' ? row.left?.amount : row.error.type],
  );

test('[CUS-7, IMP-6] two people of one name with their own phones, and two with one phone, are four people with their own debts', () => {
  expect(owing('name,phone,they owe\nJohn Okello,0772000001,1000\nJohn Okello,0772000002,2000\nGrace,0772000003,300\nPeter,0772000003,400')).toEqual([
    ['new', 'John Okello', '+256772000001', 1_000],
    ['new', 'John Okello', '+256772000002', 2_000],
    ['new', 'Grace', '+256772000003', 300],
    ['new', 'Peter', '+256772000003', 400],
  ]);
}); // prettier-ignore

test('[CUS-7, IMP-6] open invoices of one person are added up, and brought again they are the same', () => {
  const file = 'name,phone,they owe,since\nMusa,0772000001,5000,5/10/2026\nAmina,,700,\nMusa,+256 772 000001,3000,1/9/2026\nAmina,,50,';
  const planned = plan(file);
  expect(owing(file)).toEqual([
    ['new', 'Musa', '+256772000001', 8_000],
    ['new', 'Amina', undefined, 750],
    ['joined', 'Musa', 3_000],
    ['joined', 'Amina', 50],
  ]);
  expect(planned[0]).toMatchObject({ draft: { details: { opening_on: '2026-09-01' } } });
  const book = planned.flatMap((row, at): KnownPerson[] =>
    row.is === 'new' ? [{ ...row.draft.details, id: `Person${at}`, name: row.name, phones: row.draft.phone ? [row.draft.phone] : [] }] : [],
  );
  expect(owing(file, book, 'update')).toEqual([
    ['known', 'Musa', undefined],
    ['known', 'Amina', undefined],
    ['known', 'Musa', undefined],
    ['known', 'Amina', undefined],
  ]);
}); // prettier-ignore

test('[IMP-6] an amount that is not taken over is said with its row; by a name that several have nothing is written on anybody', () => {
  const known: KnownPerson[] = [
    { id: 'a', name: 'Musa', phones: ['+256772000001'], opening_balance: 5_000, opening_on: '2026-10-01' },
    { id: 'b', name: 'Joy', phones: ['+256772000002'] },
    { id: 'c', name: 'Joy', phones: ['+256772000003'] },
    { id: 'd', name: 'Okot', phones: [] },
  ];
  const file =
    'name,phone,they owe\nMusa,0772000001,9000\nJoy,,100\nOkot,0772000004,60\nOkot,0772000004,40\nMusa,,1000';
  expect(owing(file, known)).toEqual([
    ['known', 'Musa', 9_000],
    ['bad', 'Joy', 'SeveralOfThisName'],
    ['known', 'Okot', 60],
    ['known', 'Okot', 40],
    ['known', 'Musa', 1_000],
  ]);
  expect(owing(file, known, 'update')).toEqual([
    ['known', 'Musa', 9_000],
    ['bad', 'Joy', 'SeveralOfThisName'],
    ['changed', 'Okot', '+256772000004', 100],
    ['joined', 'Okot', 40],
    ['known', 'Musa', 1_000],
  ]);
});

test('[CUS-7, IMP-6] every amount of a file is in the plan: taken over, added to a row above, or said to stay out', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('Joy', 'Musa', 'Amina'), fc.constantFrom('', '0772000001', '0772000002'), fc.integer({ min: -500, max: 500 })), { maxLength: 12 }),
      fc.constantFrom<KnownRows>('keep', 'update'),
      (people, onKnown) => {
        const known: KnownPerson[] = [
          { id: 'a', name: 'Joy', phones: ['+256772000001'] },
          { id: 'b', name: 'Musa' },
        ];
        const file = ['name,phone,they owe', ...people.map((one) => one.join(','))].join('\n');
        const amounts = plan(file, known, onKnown).map((row, at) => {
          if (row.is === 'bad') return people[at]![2];
          if (row.is === 'joined') return 0;
          const taken = row.is === 'known' ? 0 : (row.draft.details?.opening_balance ?? 0);
          return taken + (row.is === 'new' ? 0 : (row.left?.amount ?? 0));
        });
        const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
        expect(sum(amounts)).toBe(sum(people.map(([, , amount]) => amount)));
      },
    ),
    { numRuns: runs(300, 10_000) },
  )); // prettier-ignore

test('[CUS-11, MSG-21] a phone that Excel has shortened is refused by name, with a comma or a point', () => {
  expect(plan('name;phone\nMusa;2,56772E+11\nJoy;2.56772E+11\nAmina;0772000118, 0772000119')).toMatchObject([
    { is: 'bad', error: { type: 'PhoneShortened' } },
    { is: 'bad', error: { type: 'PhoneShortened' } },
    { is: 'new', draft: { phone: '+256772000118' } },
  ]);
});
