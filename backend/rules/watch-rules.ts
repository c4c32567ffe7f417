import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { RulesHolder } from './rules-holder.ts';

/** Editors write a file in several steps; it is read once they are done. */
const settleMs = 50;

/**
 * Put the rules in force whenever their file changes; text that does not compile is logged and the old rules stay.
 * The folder is watched, as editors replace the file. Gives a function that ends it. [BCK-15]
 */
export function watchRules(path: string, rules: RulesHolder, log: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let inForce: string | undefined;
  async function read(): Promise<void> {
    const text = await readFile(path, 'utf8');
    if (text === inForce) return;
    rules.replace(text);
    inForce = text;
    log(`${path}: the new rules are in force`);
  }
  const refuse = (reason: unknown) =>
    log(`${path}: the old rules stay: ${reason instanceof Error ? reason.message : String(reason)}`);
  const watcher = watch(dirname(path), (_, name) => {
    if (name !== basename(path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void read().catch(refuse), settleMs);
  });
  watcher.on('error', refuse);
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
