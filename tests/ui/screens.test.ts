import { atMostFive } from '../../src/app/at-most-five.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name}`);
const ALL = ['src/ui', 'src/nouns', 'src/app'].flatMap(files);

test('[SHL-4] of more than five places those give way that are found from another one', () => {
  const places = ['/dashboard', '/sales', '/farm', '/shop', '/view_debtors', '/expenses', '/settings'].map((path) => ({ path })); // prettier-ignore
  expect(atMostFive(places).map(({ path }) => path)).toEqual(['/dashboard', '/sales', '/farm', '/shop', '/settings']);
  expect(atMostFive(places.slice(0, 5))).toEqual(places.slice(0, 5));
});

test('[LOK-8] no text stands in a screen outside the message catalogue', () => {
  const NAMES = new Set(['Flockbook']);
  const bare = ALL.flatMap((path) => {
    const outside = read(path)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replace(/<(Trans|Plural)\b[\s\S]*?(<\/\1>|\/>)/g, '');
    // Text between tags, and plain strings in attributes that are visible or read aloud.
    const words = [
      ...outside.matchAll(/(?<!=)>\s*([A-Z][a-z]+(?: [\w']+)*[.!?]?)\s*</g),
      ...outside.matchAll(/\b(?:label|placeholder|title|aria-label|description)="([^"]+)"/g),
    ];
    return words.filter(([, text = '']) => !NAMES.has(text)).map(([, text]) => `${path}: ${text}`);
  });
  expect(bare).toEqual([]);
});

test('[LOK-13] screens say it in the words of people, and in none of book-keepers, vets or programmers', () => {
  const catalogues = readdirSync('src/locales/en').filter((name) => name !== 'site.po');
  const words = catalogues.flatMap((name) =>
    [...read(`src/locales/en/${name}`).matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => text),
  );
  for (const said of ['They owe me', 'I owe them', 'Money in', 'Money out', 'Dead birds'])
    expect(words).toContain(said);
  const JARGON =
    /\b(debtors?|creditors?|receivables?|payables?|inventory|SKU|accrual|mortality|morbidity|payload|undefined|null|exception|replication|repository)\b/i;
  expect(words.filter((text) => JARGON.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
});

test('[LOK-11] every day is asked for by the field, or the chip of any day, that say it again with the month’s name', () => {
  const asking = ALL.filter((file) => read(file).includes('type="date"'));
  expect(asking).toEqual(['src/ui/dates/day-choice.tsx', 'src/ui/dates/day-field.tsx']);
});
