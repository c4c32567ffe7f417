import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner, stranger } from './support/actors.ts';
import { DENIED } from './support/attack.ts';
import { withRules } from './support/rules-variant.ts';
import { visit } from './support/visitor.ts';

/* Tests of the suite itself: rules that deny everything, or allow everything, must not pass it. */

const rulesThatSay = (condition: boolean) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**} { allow read, write: if ${condition}; }
  }
}
`;

test('[RUL-40] with rules that deny everything the twins fail', () =>
  withRules(rulesThatSay(false), async (server, people) => {
    const v = await visit(server, people, owner);
    expect(await v.get(v.path.settings)).toMatchObject(DENIED);
    expect(await v.createSale()).toMatchObject(DENIED);
  }));

test('[RUL-40] with rules that allow everything the attacks succeed', () =>
  withRules(rulesThatSay(true), async (server, people) => {
    const v = await visit(server, people, stranger);
    expect(await v.get(v.path.settings)).toMatchObject({ allowed: true });
    expect(await v.client.list(v.home, 'sales')).toMatchObject({ allowed: true });
    expect(await v.changeSale({ rev: 7, secret: 1 })).toMatchObject({ allowed: true });
  }));

test('[RUL-40] every attack has an allowed twin', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.rules.test.ts'));
  for (const name of files) {
    const source = readFileSync(join(import.meta.dirname, name), 'utf8');
    const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
    expect([name, count(/\battack\(/g)]).toEqual([name, count(/\.twin\(/g)]);
  }
});

/** The numbers of the list in docs/attacks.md. */
const attacks = readFileSync(join(import.meta.dirname, '../../docs/attacks.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('**'))
  .flatMap((line) => [...line.matchAll(/\b(\d{1,3}) /g)].map(([, number]) => Number(number)))
  .sort((a, b) => a - b);
/**
 * A title with its number: of a test, of an attack, of a variant of attack (`letter`, `mail` …), or of a row of such a
 * list.
 */
const TITLE =
  /(?:\b(?:attack|test|letter|mail|referral|user|change|otherwise)\(|\)\(|\[)\s*['`"](?:\[[A-Z]{3}-\d+(?:, [A-Z]{3}-\d+)*\] )*(\d{1,3}) [\w$]/g;

test('[RUL-30] [RUL-31] [RUL-36] [RUL-37] [RUL-39] every number of the list of attacks stands before a test', () => {
  const folders = [import.meta.dirname, join(import.meta.dirname, '..', 'backend')];
  const tested = new Set<number>();
  for (const folder of folders)
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.test.ts')))
      for (const [, number] of readFileSync(join(folder, name), 'utf8').matchAll(TITLE)) tested.add(Number(number));
  expect(attacks.length).toBeGreaterThan(100);
  expect(attacks).toEqual(attacks.map((_, at) => at + 1));
  expect(attacks.filter((number) => !tested.has(number))).toEqual([]);
});
