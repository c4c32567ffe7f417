import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileStorageRules, type StorageRuleset } from '../rules/storage-ruleset.ts';

/**
 * The Storage rules: the given file, or storage.rules next to the Firestore rules. Without either, everything is
 * denied. Errors: a file that cannot be read, or rules that do not compile (with line and column).
 */
export async function loadStorageRules(given: string | undefined, firestoreRules: string): Promise<StorageRuleset> {
  const path = given ?? join(dirname(firestoreRules), 'storage.rules');
  if (given === undefined && !existsSync(path)) return () => false;
  const text = await readFile(path, 'utf8');
  try {
    return compileStorageRules(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} does not compile: ${reason}`, { cause: error });
  }
}
