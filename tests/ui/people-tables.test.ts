import { i18n, type Messages } from '@lingui/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { runCommand } from '../../src/data/commands.ts';
import { openBook } from '../../src/store/book.ts';
import { tableCsv } from '../../src/domain/exports/table.ts';
import { guessReading, rowsOf } from '../../src/domain/imports/columns.ts';
import { readCsv } from '../../src/domain/text/csv.ts';
import { messages as english } from '../../src/locales/en/tables.po';
import { messages as french } from '../../src/locales/fr/tables.po';
import { messages as swahili } from '../../src/locales/sw/tables.po';
import { customersTable, suppliersTable } from '../../src/nouns/transfer/shared/tables/people-tables.ts';
import { queries } from '../support/all-queries.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, gracesPhone } from '../support/test-deps.ts';

let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn()));
});
afterEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  await phone.leave({ remove: true });
});

const LANGUAGES: readonly (readonly [string, Messages, string])[] = [
  ['en', english, 'Name'],
  ['sw', swahili, 'Jina'],
  ['fr', french, 'Nom'],
];

test.each(LANGUAGES)('[CUS-7, VEN-3, IMP-1] in "%s" the table of those we know comes back: it adds nobody, and nothing is owed twice', async (locale, messages, name) => {
  i18n.loadAndActivate({ locale, messages });
  const owing = { opening_balance: 9_000, opening_on: '2026-08-01' };
  const tables = {
    customers: async () => {
      await runCommand(phone, 'customers.add', { id: newDocumentId(), name: 'Amina, "the baker"', phone: '0772 000 118', details: { ...owing, credit_limit: 100_000, location: 'Mukono', terms_days: 14 } });
      return customersTable(await answerWhen(queries['exports.customers'](phone, {}), ([one]) => one?.balance === 9_000), 'UGX');
    },
    suppliers: async () => {
      await runCommand(phone, 'suppliers.add', { id: newDocumentId(), name: 'Mbeya Feeds', phone: '0772 000 119', details: { ...owing, supplies: ['Feed', 'trays'], mobile_money: '0772 000 119' } });
      return suppliersTable(await answerWhen(queries['exports.suppliers'](phone, {}), ([one]) => one?.balance === 9_000), 'UGX');
    },
  };
  for (const kind of ['customers', 'suppliers'] as const) {
    const read = readCsv(tableCsv(await tables[kind]()));
    const table = read.ok ? read.rows : [];
    expect(table[0]?.cells[0]).toBe(name);
    const reading = guessReading(kind, table);
    expect(reading.heads).toBe(0);
    const common = ['name', 'phone', 'location', 'terms_days'];
    expect(Object.keys(reading.columns).toSorted()).toEqual([...common, ...(kind === 'customers' ? ['credit_limit'] : ['supplies', 'mobile_money'])].toSorted());
    const rows = rowsOf(table, reading);
    expect(await runCommand(phone, 'imports.add', { kind, rows })).toEqual({ ok: true, value: { added: 0, changed: 0, known: 1, bad: 0 } });
  }
}); // prettier-ignore
