import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { RulesHolder } from './rules-holder.ts';

/** Editors write a file in several steps; wait for this long after the last one before reading it. */
const settleMs = 50;

/**
 * Apply the rules whenever their file changes; text that does not compile is logged and the old rules stay in force.
 * The folder is watched, as editors replace the file. Returns a function that stops watching. [BCK-15]
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
