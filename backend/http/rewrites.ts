import { readFileSync } from 'node:fs';

/** Paths that hosting answers with a file of the app. */
export interface Rewrite {
  readonly source: RegExp;
  readonly destination: string;
}

/** The rewrites of hosting in a firebase.json, in their order; those to functions and services are no files. */
export function readRewrites(file: string): Rewrite[] {
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as {
    hosting?: { rewrites?: readonly { source?: string; destination?: string }[] };
  };
  return (hosting?.rewrites ?? []).flatMap(({ source, destination }) =>
    source === undefined || destination === undefined ? [] : [{ source: globOf(source), destination }],
  );
}

/** A glob of hosting: `**` is any path, `*` anything up to the next slash. */
const globOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split(/(\*\*|\*)/)
      .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
      .join('')}$`,
  );
