import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Mutant } from './mutants.ts';

/** The simulator in one file, for processes of its own. */
export interface Bundled {
  readonly path: string;
  readonly remove: () => void;
}

/** Bundle the whole simulator, or another program, with a bug planted in it if one is given. Errors: the text to replace is not there exactly once. */
export async function bundle(mutant?: Mutant, input = 'tests/sim/worker.ts'): Promise<Bundled> {
  let planted = 0;
  const built = await rolldown({
    input,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    logLevel: 'silent',
    plugins: [
      {
        name: 'plant',
        transform(code, id) {
          if (!mutant || !id.endsWith(`/${mutant.file}`)) return undefined;
          planted = code.split(mutant.find).length - 1;
          return code.replace(mutant.find, () => mutant.replace);
        },
      },
    ],
  });
  const { output } = await built.generate({ format: 'esm', codeSplitting: false });
  await built.close();
  if (mutant && planted !== 1) throw new Error(`"${mutant.name}": its text stands ${planted} times in ${mutant.file}.`);
  // Inside node_modules, so that the packages it imports are found.
  const folder = mkdtempSync(join('node_modules', '.sim-'));
  const path = join(folder, 'simulator.mjs');
  writeFileSync(path, output[0].code);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
