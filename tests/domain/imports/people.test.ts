import { expect, test } from 'vitest';
import { guessReading, rowsOf } from '../../../src/domain/imports/columns.ts';
import type { KnownRows } from '../../../src/domain/imports/import-row.ts';
import { planPeople, type KnownPerson } from '../../../src/domain/imports/plan-people.ts';
import { readContacts } from '../../../src/domain/imports/read-contacts.ts';
import { readCsv } from '../../../src/domain/text/csv.ts';

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

test('[CUS-7] who has the same phone or the same name is known, also twice in one file', () => {
  const known = [{ id: 'one', name: 'Musa Kató', phones: ['0772 000 118'] }];
  expect(plan('Kato  MUSA,\nSomebody,+256772000118\nJoy,0772000120\nJOY.,\nOther,0772 000 120', known)).toMatchObject([
    { is: 'known', as: 'Musa Kató' },
    { is: 'known', as: 'Musa Kató' },
    { is: 'new' },
    { is: 'known', as: 'Joy' },
    { is: 'known', as: 'Joy' },
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
