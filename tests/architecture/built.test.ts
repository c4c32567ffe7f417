import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citationsIn, idsOf, parseSpec } from './spec-lines.ts';

const root = join(import.meta.dirname, '..', '..');
const spec = parseSpec(readFileSync(join(root, 'SPEC.md'), 'utf8'));

/** Sections about user-visible behaviour; the other sections are about stores, servers, rules and the project. */
const OF_PEOPLE = new Set(['BIZ', 'PPL', 'SAL', 'CUS', 'PAY', 'INV', 'DEB', 'SHP', 'PUR', 'VEN', 'EXP', 'FLK', 'ACT', 'VET', 'RAW', 'PRC', 'TAX', 'SET', 'IMP', 'SUB', 'NTF']); // prettier-ignore

/** Rules without a screen. The list only gets shorter. */
const NO_SCREEN: Readonly<Record<string, readonly string[]>> = {
  'how a document is made up': ['BIZ-10', 'PPL-5', 'SAL-31', 'PAY-2', 'PAY-3', 'NTF-1', 'SUB-1', 'SUB-5', 'SUB-7'],
  'a number that the device gives': ['SAL-6'],
  'a figure that the books work out, which several screens show': ['SAL-47', 'PAY-13', 'SHP-5', 'PUR-9', 'FLK-4', 'FLK-5', 'FLK-26', 'VET-10'],
  'values of a table that came with the app': ['FLK-27', 'FLK-28'],
  'the reader of typed phones, behind every field of one': ['CUS-11'],
  'a letter, written by the business’s phone or the server': ['NTF-7', 'NTF-9', 'NTF-10'],
  'what never happens': ['SUB-2', 'SUB-4', 'SET-8', 'IMP-7'],
}; // prettier-ignore

/** Source files of the window: screens, settings pages and their shared code. */
const ofWindow = /^src\/(?:nouns\/[^/]+\/(?:screens|settings|shared)|ui|app|client|site|shared-paper)\//;

const screens = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  .filter((path) => ofWindow.test(path) && /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Ids of SPEC.md rules that no screen cites. */
function unnamed(files: readonly { readonly text: string }[]): string[] {
  const named = new Set(files.flatMap(({ text }) => citationsIn(text, spec.prefixes)).flatMap((one) => idsOf(spec, one))); // prettier-ignore
  const built = spec.rules.filter(({ prefix, issue }) => OF_PEOPLE.has(prefix) && issue === undefined);
  return built.map(({ id }) => id).filter((id) => !named.has(id));
}

test('[RUN-19] every line of SPEC.md that says what people see and do is named by its screen, or listed with the reason', () => {
  expect(unnamed(screens).toSorted()).toEqual(Object.values(NO_SCREEN).flat().toSorted());
});

test('[RUN-19] a line whose screen is taken away is found', () => {
  expect(unnamed(screens)).not.toContain('PAY-17');
  expect(unnamed(screens.map(({ text }) => ({ text: text.replaceAll('PAY-17', '') })))).toContain('PAY-17');
});
