import { i18n, type Messages } from '@lingui/core';
import { afterAll, expect, test } from 'vitest';
import { messages as english } from '../../src/locales/en/tables.po';
import { messages as french } from '../../src/locales/fr/tables.po';
import { messages as swahili } from '../../src/locales/sw/tables.po';
import { expensesTable } from '../../src/nouns/transfer/shared/tables/expenses-table.ts';
import { farmRecordsTable } from '../../src/nouns/transfer/shared/tables/farm-records-table.ts';
import { flocksTable } from '../../src/nouns/transfer/shared/tables/flocks-table.ts';
import { paymentsTable } from '../../src/nouns/transfer/shared/tables/payments-table.ts';
import { purchasesTable } from '../../src/nouns/transfer/shared/tables/purchases-table.ts';
import { saleLinesTable } from '../../src/nouns/transfer/shared/tables/sale-lines-table.ts';
import { salesTable } from '../../src/nouns/transfer/shared/tables/sales-table.ts';
import { stockTable } from '../../src/nouns/transfer/shared/tables/stock-table.ts';
import { customersTable, suppliersTable } from '../../src/nouns/transfer/shared/tables/people-tables.ts';

const LANGUAGES: readonly (readonly [string, Messages])[] = [
  ['en', english],
  ['sw', swahili],
  ['fr', french],
];

afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test.each(LANGUAGES)('[IMP-2] in "%s" each sheet of the whole export has a name of its own, as Excel wants it', (locale, messages) => {
  i18n.loadAndActivate({ locale, messages });
  const makers = [customersTable, expensesTable, farmRecordsTable, flocksTable, paymentsTable, purchasesTable, saleLinesTable, salesTable, stockTable, suppliersTable];
  const names = makers.map((make) => make([], 'KES').name);
  expect(new Set(names).size).toBe(makers.length);
  for (const name of names) expect(name).toMatch(/^[^\\/?*[\]:]{1,31}$/);
}); // prettier-ignore
