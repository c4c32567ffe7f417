import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collections, late } from '../../schemas/collections.ts';
import { LOCAL_FIELDS } from '../../schemas/document-kind.ts';
import { flockCard } from '../../schemas/flock-card.ts';
import { invite } from '../../schemas/invite.schema.ts';
import { contactRequest, mailRequest, referral, referralCode } from '../../schemas/joining.schema.ts';
import { LATE_COLLECTIONS } from '../../schemas/late-record.schema.ts';
import { publicDoc } from '../../schemas/public-doc.schema.ts';
import { planRequest } from '../../schemas/subscription.schema.ts';
import { unsubscribe } from '../../schemas/unsubscribe.schema.ts';
import { business, EVERY_ROLE_NAME, member, ROLE_NAMES, settings, user } from '../../schemas/workspace.schema.ts';
import { fieldsOf, shapesOf, type SchemaField } from '../support/schema-node.ts';

/*
 * firestore.rules held against the schemas, as text: `<kind>Fields`, and for each word of a kind with variants `<kind>_<word>`,
 * names every field once and looks at each; a field that may be absent is asked for with a value in its place.
 * That the bounds agree is shown by running rules, in tests/rules/fields.property.test.ts.
 */

const rules = readFileSync(join(import.meta.dirname, '..', '..', 'firestore.rules'), 'utf8').replaceAll(
  /\/\/.*$/gm,
  '',
);

/** The body of a function of the rules. */
function bodyOf(name: string): string {
  // A function ends at the brace in its own column.
  const [, , body] = new RegExp(String.raw`^( *)function ${name}\([^)]*\) \{(.*?)^\1\}`, 'ms').exec(rules) ?? [];
  if (body === undefined) throw new Error(`firestore.rules has no function ${name}`);
  return body;
}

/** The quoted words of a text. */
const wordsOf = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map(([, word]) => word!);

/** Names of the fields that a body allows: the list in `hasOnly` or in `…Has(d, […])`, with the lists it is added to. */
function keysIn(body: string): string[] {
  const [, has, own] = /\b(\w+Has)\(d, \[([^\]]*)\]/.exec(body) ?? [];
  if (has !== undefined) return [...keysIn(bodyOf(has)), ...wordsOf(own!)];
  const [, list] = /\.hasOnly\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/.exec(body) ?? [];
  if (list === undefined) throw new Error(`no list of fields in ${body}`);
  return [...keysOfFunctions(list), ...wordsOf(list)];
}

const keysOfFunctions = (list: string): string[] =>
  [...list.matchAll(/\b(\w+Keys)\(\)/g)].flatMap(([, name]) => {
    const body = bodyOf(name!);
    return [...keysOfFunctions(body), ...wordsOf(body)];
  });

/** The body of a function and of those it hands the document on to; forms of a kind are looked at one by one. */
function lookedAt(name: string, seen = new Set<string>()): string {
  if (seen.has(name)) return '';
  seen.add(name);
  const body = bodyOf(name);
  const called = [...body.matchAll(/\b([a-z]\w*)\(d[,)]/g)].map(([, one]) => one!);
  const followed = called.filter((one) => !/^isOf[A-Z]|^[a-z_]+_[a-z_]+$/.test(one));
  return [body, ...followed.map((one) => lookedAt(one, seen))].join('\n');
}

/** Set by the server in each commit, hence in no schema. [DOC-5] */
const STAMP = 'updated_at';
const local = LOCAL_FIELDS.filter((field) => field !== STAMP);

/** One form of a kind: the functions that look at it, from its name, and its fields. */
interface Form {
  readonly title: string;
  readonly functions: readonly string[];
  readonly fields: Readonly<Record<string, SchemaField>>;
}

const records = Object.entries(collections).flatMap(([name, { kind, is }]): Form[] => {
  const common = [is === 'fact' ? 'isFact' : 'isThing', 'isOwn', 'isLater'];
  const shapes = shapesOf(kind.schema);
  return shapes.map(({ fields }) => {
    const word = fields['kind']?.node;
    const variant = shapes.length > 1 && word?.type === 'word' ? `${name}_${word.words[0]}` : undefined;
    return {
      title: variant ?? name,
      functions: [...(variant ? [variant] : []), `${name}Fields`, ...common],
      fields,
    };
  });
});

const others = [
  late.kind,
  invite,
  user,
  business,
  settings,
  member,
  referralCode,
  referral,
  mailRequest,
  contactRequest,
  publicDoc,
  planRequest,
  unsubscribe,
].map(({ name, schema }): Form => ({
  title: name,
  functions: [`${name}Fields`, 'isFirst', 'isNext'],
  fields: fieldsOf(schema),
}));

describe.each([...records, ...others])('$title', ({ functions, fields }) => {
  const names = Object.keys(fields);
  const looked = functions.map((name) => lookedAt(name)).join('\n');
  const isAsked = (field: string) => looked.includes(`d.get('${field}',`) || looked.includes(`!('${field}' in d)`);

  test('[RUL-3] [DOC-13] the rules know exactly the fields of the schema', () => {
    expect(keysIn(bodyOf(functions[0]!)).sort()).toEqual([...names, STAMP].sort());
  });

  test('[RUL-3] [DOC-13] the rules require what the schema requires', () => {
    expect(names.filter((field) => !isAsked(field) && new RegExp(String.raw`\bd\.${field}\b`).test(looked))).toEqual(
      names.filter((field) => fields[field]!.required),
    );
  });

  test('[DOC-11] no local field may travel', () => {
    expect(keysIn(bodyOf(functions[0]!)).filter((field) => local.some((one) => one === field))).toEqual([]);
  });

  test('[RUL-3] the rules look at every field, not only at its name', () => {
    expect(names.filter((field) => !isAsked(field) && !new RegExp(String.raw`\bd\.${field}\b`).test(looked))).toEqual(
      [],
    );
  });
});

test('[RUL-17] late records come from the collections that there are', () => {
  expect([...LATE_COLLECTIONS]).toEqual(Object.keys(collections));
  expect(wordsOf(/d\.collection in \[([^\]]*)\]/.exec(rules)![1]!)).toEqual(Object.keys(collections));
});

test('[PPL-1, PPL-2] the rights that the rules name for an owner are the ten, for an admin also the four beside them', () => {
  const [, list] = /function areOwnerRoles\(roles\) \{.*?roles == \{\s([^}]*)\}/s.exec(rules) ?? [];
  expect([...list!.matchAll(/'(\w+)': true/g)].map(([, role]) => role)).toEqual([...ROLE_NAMES]);
  expect(keysIn(bodyOf('areRoles').replace('values().hasOnly', ''))).toEqual([...EVERY_ROLE_NAME]);
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
