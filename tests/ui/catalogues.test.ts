import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '../../src/app/routes.ts';
import { wordsOfScreen } from '../../src/app/words-of-screen.ts';

/* The words of a screen are there when it is shown: each of its files has its texts in a catalogue that comes with the screen. */

/** The catalogues in which texts of a file stand. */
const catalogues = new Map<string, Set<string>>();
for (const file of readdirSync('src/locales/en')) {
  const name = file.replace('.po', '');
  if (name === 'site' || name === 'public') continue; // of pages that are not the app's
  for (const [, line = ''] of readFileSync(`src/locales/en/${file}`, 'utf8').matchAll(/^#: (.*)$/gm))
    for (const origin of line.split(' ')) catalogues.set(origin, (catalogues.get(origin) ?? new Set()).add(name));
}

const IMPORTED = /^(?:import|export)\s+(?!type\b)[^;]*?from '(\.[^']+)'/gm;
const IMPORTED_LATER = /import\('(\.[^']+)'\)/g;

/** The files that a file brings along, those among them that come later too. */
function filesOf(root: string, isOffered: (file: string) => boolean = () => true): Set<string> {
  const found = new Set([root]);
  for (const file of found) {
    const code = readFileSync(file, 'utf8');
    for (const [, path = ''] of [...code.matchAll(IMPORTED), ...code.matchAll(IMPORTED_LATER)]) {
      const next = normalize(join(dirname(file), path));
      if (/\.tsx?$/.test(next) && existsSync(next) && isOffered(next)) found.add(next);
    }
  }
  return found;
}

/** Files with texts in a catalogue of which none is there. */
const silentAmong = (files: Iterable<string>, there: readonly string[]): string[] =>
  [...files].filter((file) => {
    const own = catalogues.get(file);
    // Letters are in every language on every phone.
    return own && !['messages', 'letters', ...there].some((name) => own.has(name));
  });

/** What is loaded later than what it belongs to, and the catalogues that come with it. */
const ASKED = new Map([
  ['src/app/notices/notices.tsx', ['business', 'shared']],
  ['src/nouns/farm/screens/weighing/weigh-birds.tsx', ['weighing', 'import', 'farm', 'shared']],
  ['src/nouns/home/screens/palette.tsx', ['home', 'shared']],
  ['src/nouns/home/screens/visitor-opening.tsx', ['home', 'shared']],
]);
const isAtOnce = (file: string): boolean => !ASKED.has(file);

test.each([...new Set(ROUTES.map(({ screen }) => screen))])('[LOK-14] the words of %s come with it', (screen) => {
  expect(silentAmong(filesOf(`src/nouns/${screen}.screen.tsx`, isAtOnce), wordsOfScreen(screen))).toEqual([]);
});

test('[LOK-14] what stands around every screen speaks from the start; what is loaded later asks for its words', () => {
  expect(silentAmong(filesOf('src/app/main.tsx', isAtOnce), [])).toEqual([]);
  for (const [file, there] of ASKED) expect(silentAmong(filesOf(file), there)).toEqual([]);
});
