import { t } from '@lingui/core/macro';
import { templateFields, type ImportField } from '../../../../domain/imports/fields.ts';
import type { ImportKind } from '../../../../domain/imports/import-row.ts';
import { currencyExponent } from '../../../../domain/money/currency.ts';
import { showPhone, toE164 } from '../../../../domain/phones/phone-number.ts';
import { addDays } from '../../../../domain/time/local-day.ts';
import { fieldWords } from './field-words.ts';

type Example = Readonly<Partial<Record<ImportField, string>>>;

/** Half a year, the longest time that feed keeps. Units: days. */
const KEEPS = 180;

/** The table to fill in: the recognised headings, and two rows as examples. `today`: `YYYY-MM-DD`. [IMP-1] */
export function templateOf(kind: ImportKind, currency: string, today: string): readonly (readonly string[])[] {
  const fields = templateFields(kind);
  return [
    fields.map((field) => fieldWords(field, kind, currency)),
    ...examplesOf(kind, currency, today).map((example) => fields.map((field) => example[field] ?? '')),
  ];
}

function examplesOf(kind: ImportKind, currency: string, today: string): readonly [Example, Example] {
  // Amounts of a currency without minor units are in thousands.
  const money = (amount: number) => String(currencyExponent(currency) === 0 ? amount * 1_000 : amount);
  // Where phone numbers have another format, one of Uganda serves as an example of a complete one.
  const phone = (number: string) => [currency, 'UGX'].flatMap((of) => { const one = toE164(number, of); return one.ok ? showPhone(one.value) : []; })[0]!; // prettier-ignore
  switch (kind) {
    case 'customers':
      return [
        { name: 'Amina Nakato', phone: phone('772 000 118'), opening_balance: money(50), opening_on: today, location: 'Mukono', terms_days: '14', credit_limit: money(200) },
        { name: t`Corner kiosk`, phone: phone('772 000 119') },
      ]; // prettier-ignore
    case 'suppliers':
      return [
        { name: 'Mbeya Feeds', phone: phone('772 000 120'), opening_balance: money(400), opening_on: today, location: 'Mbeya', terms_days: '30', supplies: t`Feed, trays` },
        { name: t`Hatchery`, phone: phone('772 000 121'), supplies: t`Chicks` },
      ]; // prettier-ignore
    case 'items':
      return [
        { name: t`Layers mash`, price: money(133), unit: t`bag`, holds: '70 kg', category: t`Feed`, on_hand: '6.5', cost: money(108), counted_on: today, expiry: addDays(today, KEEPS), reorder_level: '2', second_unit: 'kg', second_price: money(2) },
        { name: t`Eggs, brown`, price: money(12), unit: t`tray`, category: t`Eggs`, on_hand: '40', cost: money(9), counted_on: today },
      ]; // prettier-ignore
    case 'money':
      return [
        { method: t`Cash in hand`, amount: money(50), opening_on: today },
        { method: t`Bank`, amount: money(900), opening_on: today },
      ];
  }
}
