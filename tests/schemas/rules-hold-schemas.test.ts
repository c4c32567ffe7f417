import { ROLE_NAMES } from '../../schemas/choices.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collections } from '../../schemas/collections.ts';
import { flockCard } from '../../schemas/flock-card.ts';
import { LATE_COLLECTIONS } from '../../schemas/late-record.schema.ts';
import { writtenRules } from '../../scripts/rules/written-rules.ts';
import { fieldsOf } from '../support/schema-node.ts';

/*
 * The hand-written parts of firestore.rules, compared with the schemas as text; the field checks are generated from the
 * schemas. tests/rules/fields.property.test.ts proves their effect by running the rules.
 */

const text = readFileSync(join(import.meta.dirname, '..', '..', 'firestore.rules'), 'utf8');
const rules = text.replaceAll(/\/\/.*$/gm, '');

/** The body of a function of the rules. */
function bodyOf(name: string): string {
  // A function ends at the brace in its own column.
  const [, , body] = new RegExp(String.raw`^( *)function ${name}\([^)]*\) \{(.*?)^\1\}`, 'ms').exec(rules) ?? [];
  if (body === undefined) throw new Error(`firestore.rules has no function ${name}`);
  return body;
}

/** The quoted words of a text. */
const wordsOf = (body: string): string[] => [...body.matchAll(/'([^']*)'/g)].map(([, word]) => word!);

test('[DOC-13] [RUL-3] the rules look at fields as the schemas say: `npm run rules` would write nothing else', () => {
  expect(writtenRules(text)).toBe(text);
});

test('[RUL-17] late records come from the collections that there are', () => {
  expect([...LATE_COLLECTIONS]).toEqual(Object.keys(collections));
});

test('[PPL-1, PPL-2] the rights that the rules name for an owner are the ten', () => {
  const [, list] = /function areOwnerRoles\(roles\) \{.*?roles == \{\s([^}]*)\}/s.exec(rules) ?? [];
  expect([...list!.matchAll(/'(\w+)': true/g)].map(([, role]) => role)).toEqual([...ROLE_NAMES]);
});

test('[RUL-1] no rule allows a delete, nor a write that would hold one', () => {
  const allowed = [...rules.matchAll(/\ballow ([a-z, ]+?)\s*:/g)].flatMap(([, methods]) => methods!.split(/,\s*/));
  expect(new Set(allowed)).toEqual(new Set(['get', 'list', 'read', 'create', 'update']));
  expect(rules.match(/\ballow [^;:]*;/g)).toBeNull();
});

test('[RUL-1] no path of the rules stands for any other', () => {
  const paths = [...rules.matchAll(/\bmatch (\/\S+)/g)].map(([, path]) => path);
  const [above, below] = [paths.slice(0, 17), paths.slice(17)];
  expect(above).toEqual([
    '/databases/{database}/documents',
    '/users/{uid}',
    '/referrals/{id}',
    '/referral_codes/{code}',
    '/mail/{id}',
    '/plans/{id}',
    '/subscriptions/{b}',
    '/plan_requests/{b}',
    '/notifications/{id}',
    '/unsubscribes/{id}',
    '/app_version/{id}',
    '/invites/{id}',
    '/public_docs/{id}',
    '/settings/{b}',
    '/businesses/{b}',
    '/members/{uid}',
    '/late/{id}',
  ]);
  const names = [...Object.keys(collections), flockCard.name];
  expect(new Set(below)).toEqual(new Set(names.map((name) => `/${name}/{id}`)));
});

test('[PPL-14] the rules and the app keep the same fields of a flock from attendants, among them all of money', () => {
  expect(wordsOf(bodyOf('staysWithStaff'))).toEqual(flockCard.without);
  const fields = Object.keys(fieldsOf(collections.farm.kind.schema));
  expect(fields).toEqual(expect.arrayContaining([...flockCard.without]));
  const ofMoney = fields.filter((name) => /cost|price|payment|vendor/.test(name));
  expect(flockCard.without).toEqual(expect.arrayContaining(ofMoney));
});
