import { atMostFive } from '../../src/app/at-most-five.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTES } from '../../src/app/routes.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name}`);
const ALL = ['src/ui', 'src/features', 'src/app'].flatMap(files);

/** A screen's own text and that of the parts of its folder which it may hand the page to. */
const withParts = (screen: string) => {
  const folder = `src/features/${screen.slice(0, screen.indexOf('/'))}`;
  const own = read(`src/features/${screen}.screen.tsx`);
  return own.includes('title=') ? own : files(folder).map(read).join('\n');
};

test('[SHL-5] every screen sets a page title and a description', () => {
  const silent = ROUTES.filter(
    ({ screen }) => !/title=\{[^}]/.test(withParts(screen)) || !/description=\{[^}]/.test(withParts(screen)),
  );
  expect(silent).toEqual([]);
});

test('[SHL-6] the not-found page has a way home', () => {
  expect(read('src/features/home/not-found.screen.tsx')).toContain('to="/"');
});

test('[SHL-4] navigation has at most five places', () => {
  const all = [
    ...read('src/app/shell.tsx').matchAll(/^\s*(?:path: |\{ to: '[^']*', path: )'(?!\/attendant)([^']+)'/gm),
  ];
  const places = all.map(([, path = '']) => ({ path }));
  expect(places.map(({ path }) => path)).toContain('/view_debtors');
  expect(places).toHaveLength(7);
  expect(atMostFive(places)).toHaveLength(5);
  expect(atMostFive(places)[0]).toEqual({ path: '/dashboard' });
  expect(atMostFive(places.slice(0, 5))).toEqual(places.slice(0, 5));
});

test('[LOK-8] no text stands in a screen outside the message catalogue', () => {
  const NAMES = new Set(['Flockbook']);
  const bare = ALL.flatMap((path) => {
    const outside = read(path)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replace(/<(Trans|Plural)\b[\s\S]*?(<\/\1>|\/>)/g, '');
    // Words between tags, and plain strings in the attributes that people see or hear.
    const words = [
      ...outside.matchAll(/(?<!=)>\s*([A-Z][a-z]+(?: [\w']+)*[.!?]?)\s*</g),
      ...outside.matchAll(/\b(?:label|placeholder|title|aria-label|description)="([^"]+)"/g),
    ];
    return words.filter(([, text = '']) => !NAMES.has(text)).map(([, text]) => `${path}: ${text}`);
  });
  expect(bare).toEqual([]);
});

test('[SHL-17] the state of the network opens no dialog', () => {
  expect(read('src/app/connection-toasts.tsx')).not.toMatch(/Modal|Sheet|Dialog|alert\(/);
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

test('[LOK-11] every day is asked for by the one field that says it again with the month’s name', () => {
  const asking = ALL.filter((file) => read(file).includes('type="date"'));
  expect(asking).toEqual(['src/ui/dates/day-field.tsx']);
});
