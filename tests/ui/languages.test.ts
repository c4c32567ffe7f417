import { readdirSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';

/*
 * Every text of the app exists in every language with the same placeholders. A new text must be added together with its
 * translations.
 */

type Catalogue = Readonly<Record<string, { readonly message?: string; readonly translation?: string }>>;
const po = formatter();

function catalogue(language: string, name: string): Map<string, string> {
  const filename = `src/locales/${language}/${name}.po`;
  const context = { locale: language, sourceLocale: 'en', filename };
  const found = po.parse(readFileSync(filename, 'utf8'), context) as Catalogue;
  return new Map(Object.entries(found).map(([id, { translation = '' }]) => [id, translation]));
}

/**
 * Placeholders of a text: names in braces and numbered tags, each once; `#` for a counted number. A one-word plural
 * branch is not a name.
 */
const partsOf = (text: string): string =>
  [
    ...new Set(
      [...text.matchAll(/(?<![,}] (?:=\d+|one|other) )\{(\w+)[,}]|<\/?\d+\/?>|#/g)].map(([part]) =>
        part.replace(/[,}]$/, ''),
      ),
    ),
  ]
    .sort()
    .join(' ');
/** Unbalanced braces break the text when it is shown. */
const depth = (text: string): number => text.split('{').length - text.split('}').length;

/** All catalogues except that of the public site, which is only in English so far. */
const NAMES = readdirSync('src/locales/en').flatMap((file) => (file === 'site.po' ? [] : [file.replace('.po', '')]));

test.each(['sw', 'fr'].flatMap((language) => NAMES.map((name) => [language, name])))(
  '[LOK-14] every text stands in %s (%s), with what is put into it',
  (language, name) => {
    const theirs = catalogue(language, name);
    const wrong = [...catalogue('en', name)].filter(([id, text]) => {
      const translation = theirs.get(id) ?? '';
      return translation === '' || partsOf(translation) !== partsOf(text) || depth(translation) !== 0;
    });
    expect(wrong.map(([, text]) => text)).toEqual([]);
  },
);

test.each(['sw', 'fr'])('[LOK-14] one text is one text in %s, whichever catalogue was loaded last', (language) => {
  const said = new Map<string, string>();
  const twice: string[] = [];
  for (const name of NAMES.filter((one) => one !== 'public'))
    for (const [id, translation] of catalogue(language, name)) {
      if ((said.get(id) ?? translation) !== translation) twice.push(`${said.get(id)} | ${translation}`);
      said.set(id, translation);
    }
  expect(twice).toEqual([]);
});
