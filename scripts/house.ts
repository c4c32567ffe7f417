import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/*
 * Prints the structure of the sources: `npm run house`. Files and lines, import cycles, crowded folders, repeated
 * lines.
 */

const ROOTS = ['schemas', 'src', 'workers'];
const SOURCE = /\.(tsx?|css)$/;
/** Limits of files per folder and of lines per file. */
const [CROWDED, LONG] = [30, 400];
/** Number of equal consecutive lines that count as a repetition. */
const REPEATED = 6;

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name))
    .filter((path) => SOURCE.test(path) && !path.endsWith('.d.ts')),
);
const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
const lengths = files.map((path) => texts.get(path)!.trimEnd().split('\n').length).sort((a, b) => a - b);
const at = (part: number) => lengths[Math.floor((lengths.length - 1) * part)]!;

/** Imports of a file, without types where requested. */
const importsOf = (path: string, withTypes: boolean): string[] =>
  [...texts.get(path)!.matchAll(/^(?:import|export)\s(type\s)?[^;]*?from '(\.[^']+)'/gms)]
    .filter(([, isType]) => withTypes || !isType)
    .map(([, , to]) => normalize(join(dirname(path), to!)))
    .filter((to) => texts.has(to));

/** Import cycles, as strongly connected components by Tarjan's algorithm: one list per cycle. */
function circles(withTypes: boolean): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const [stack, found]: [string[], string[][]] = [[], []];
  const visit = (path: string): void => {
    order.set(path, order.size);
    low.set(path, order.get(path)!);
    stack.push(path);
    for (const next of importsOf(path, withTypes)) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path)!, low.get(next)!));
    }
    if (low.get(path) !== order.get(path)) return;
    const circle = stack.splice(stack.indexOf(path));
    if (circle.length > 1) found.push(circle);
  };
  for (const path of files) if (!order.has(path)) visit(path);
  return found.sort((a, b) => b.length - a.length);
}

/** Lines that occur elsewhere too, in a run of at least six; imports and blank lines do not count. */
function repeatedLines(): number {
  const seen = new Map<string, { path: string; line: number }>();
  const repeated = new Set<string>();
  for (const path of files) {
    const lines = texts.get(path)!.replaceAll(/^import\s[^;]*;$/gms, '').split('\n').map((line) => line.trim()).filter((line) => line.length > 2); // prettier-ignore
    for (let line = 0; line + REPEATED <= lines.length; line++) {
      const row = lines.slice(line, line + REPEATED).join('\n');
      const first = seen.get(row);
      if (!first) seen.set(row, { path, line });
      else
        for (let i = 0; i < REPEATED; i++) repeated.add(`${path}:${line + i}`).add(`${first.path}:${first.line + i}`);
    }
  }
  return repeated.size;
}

const folders = new Map<string, string[]>();
for (const path of files) folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), path]);
const crowded = [...folders]
  .filter(([, inside]) => inside.length > CROWDED)
  .sort(([, a], [, b]) => b.length - a.length);
const exported = files.map((path) => texts.get(path)!.match(/^export (?!type|interface)/gm)?.length ?? 0);
const say = (what: string, figure: string | number) => console.log(`${what.padEnd(44)}${figure}`);
say('files', files.length);
say(
  'lines',
  lengths.reduce((sum, n) => sum + n, 0),
);
say('  of them styles', files.filter((path) => path.endsWith('.css')).reduce((sum, path) => sum + texts.get(path)!.trimEnd().split('\n').length, 0)); // prettier-ignore
say('lines of a file, p50 / p90 / most', `${at(0.5)} / ${at(0.9)} / ${at(1)}`);
say(`files above ${LONG} lines`, lengths.filter((n) => n > LONG).length);
say('exported values of a file, mean', (exported.reduce((sum, n) => sum + n, 0) / files.length).toFixed(1));
say('circles of files, by values', circles(false).map(({ length }) => length).join(', ') || 0); // prettier-ignore
say('circles of files, with types', circles(true).map(({ length }) => length).join(', ') || 0); // prettier-ignore
say(`folders above ${CROWDED} files`, crowded.map(([folder, inside]) => `${folder} ${inside.length}`).join(', ') || 0);
say(`lines repeated in a row of ${REPEATED} and more`, repeatedLines());
if (process.argv.includes('--circles')) for (const circle of circles(true)) console.log(`\n${circle.toSorted().join('\n')}`); // prettier-ignore
