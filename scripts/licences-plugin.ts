import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Licences that allow running and redistributing the build, provided that their text is included. */
const ALLOWED = new Set(['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD', 'Unlicense']);

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** The folder of the package that contains a module; undefined for our own code. */
const folderOf = (moduleId: string): string | undefined =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1];

function packageIn(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>; // prettier-ignore
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  return {
    name: name!,
    version: version!,
    licence: license ?? 'none',
    text: file ? readFileSync(join(folder, file), 'utf8') : '',
  };
}

/**
 * Writes `licences.txt` beside the app: each program whose code is in the page or in its workers, with the text that
 * its licence requires. `collect` is for the workers, `write` for the page, which is bundled last. Errors: a licence
 * that is not allowed. [RUN-18]
 */
export function licences(): { collect: Plugin; write: Plugin } {
  /** By folder: a package has hundreds of modules, and its licence text is read once. */
  const found = new Map<string, Package>();
  const note = (bundle: Readonly<Record<string, { type: string; moduleIds?: readonly string[] }>>) => {
    for (const { moduleIds = [] } of Object.values(bundle))
      for (const folder of moduleIds.flatMap((id) => folderOf(id) ?? []))
        if (!found.has(folder) && existsSync(join(folder, 'package.json'))) found.set(folder, packageIn(folder));
  };
  return {
    collect: { name: 'licences-collect', generateBundle: (_options, bundle) => note(bundle) },
    write: {
      name: 'licences-write',
      apply: 'build',
      generateBundle(_options, bundle) {
        note(bundle);
        const all = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name, licence } of all)
          if (!ALLOWED.has(licence)) this.error(`${name} is under ${licence}, which may not be shipped`);
        const texts = all.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text.trim()}\n`);
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n${'-'.repeat(72)}\n\n`) });
      },
    },
  };
} // prettier-ignore
