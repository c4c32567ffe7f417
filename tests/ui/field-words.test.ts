import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { collections } from '../../schemas/collections.ts';
import { commonFields, factFields } from '../../schemas/document-kind.ts';
import { fieldWords } from '../../src/ui/words/field-words.ts';

/** Fields that users never change: protocol fields, numbers, and fields that link a record to another one. */
const NEVER_CHANGED = new Set(
  [
    Object.keys(commonFields),
    Object.keys(factFields),
    ['doc_id', 'vendor_uid', 'sale_no', 'purchase_no', 'voucher_no', 'of_sale_id', 'of_purchase_id', 'recurring_of'],
    ['confirmed_at', 'confirmed_day', 'goods', 'egg_grade', 'pack', 'channel'],
  ].flat(),
);
/** Fields whose program name is also the word shown to users. */
const IS_A_WORD = new Set(['email', 'tags', 'supplies', 'label', 'barcode', 'opening', 'name', 'phones']);

test('[LOK-13, SET-7] every field that a person can change is called by a word, none by its name in the database', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { payments: _voidedOnly, ...changed } = collections;
  const unnamed = Object.values(changed).flatMap(({ kind }) => {
    // Activities and stock entries, which have variants, can only be voided too.
    const names = 'entries' in kind.schema ? Object.keys(kind.schema.entries) : [];
    return names
      .filter(
        (name) => !NEVER_CHANGED.has(name) && !IS_A_WORD.has(name) && fieldWords(name) === name.replaceAll('_', ' '),
      )
      .map((name) => `${kind.name}: ${name}`);
  });
  expect(unnamed).toEqual([]);
});
