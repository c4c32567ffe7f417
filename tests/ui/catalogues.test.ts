import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '../../src/app/routes.ts';
import { wordsOfScreen } from '../../src/app/words-of-screen.ts';

/*
 * The texts of a screen are available when it is shown: each of its files has its texts in a catalogue loaded with the
 * screen.
 */

/** The catalogues that contain texts of a file. */
const catalogues = new Map<string, Set<string>>();
for (const file of readdirSync('src/locales/en')) {
  const name = file.replace('.po', '');
  if (name === 'site' || name === 'public') continue; // for pages outside the app
  for (const [, line = ''] of readFileSync(`src/locales/en/${file}`, 'utf8').matchAll(/^#: (.*)$/gm))
    for (const origin of line.split(' ')) catalogues.set(origin, (catalogues.get(origin) ?? new Set()).add(name));
}

const IMPORTED = /^(?:import|export)\s+(?!type\b)[^;]*?from '(\.[^']+)'/gm;
const IMPORTED_LATER = /import\('(\.[^']+)'\)/g;

/** The files imported by a file, including dynamic imports. */
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

/** Files with texts, none of whose catalogues is loaded. */
const silentAmong = (files: Iterable<string>, there: readonly string[]): string[] =>
  [...files].filter((file) => {
    const own = catalogues.get(file);
    // Catalogues of letters are on every phone in every language.
    return own && !['messages', 'letters', ...there].some((name) => own.has(name));
  });

/** Components loaded after their screen, and the catalogues loaded with them. */
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
