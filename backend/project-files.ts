import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendOptions } from './options.ts';

type ProjectFiles = Pick<
  BackendOptions,
  'rulesFile' | 'storageRulesFile' | 'indexesFile' | 'hostingFile' | 'staticDir'
>;

interface FirebaseFile {
  firestore?: { rules?: string; indexes?: string };
  storage?: { rules?: string };
  hosting?: { public?: string };
}

/**
 * Files of a Firebase project, as named by the firebase.json of its folder; files not named or missing keep their
 * defaults. Errors: no firebase.json, invalid JSON, no rules for a single database. [BCK-27]
 */
export function projectFiles(folder: string): ProjectFiles {
  const file = join(folder, 'firebase.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}. Name a folder that has one, or a file of rules.`);
  const { firestore, storage, hosting } = readJson(file) as FirebaseFile;
  if (firestore?.rules === undefined) throw new Error(`${file} names no firestore.rules of one database.`);
  const placed = (path: string | undefined) => (path === undefined ? undefined : join(folder, path));
  const storageRulesFile = placed(storage?.rules);
  const indexesFile = placed(firestore.indexes);
  const staticDir = placed(hosting?.public);
  return {
    rulesFile: join(folder, firestore.rules),
    hostingFile: file,
    ...(storageRulesFile === undefined ? {} : { storageRulesFile }),
    ...(indexesFile === undefined ? {} : { indexesFile }),
    // Apps that were not built yet have no such folder, and the backend is useful without it.
    ...(staticDir !== undefined && existsSync(staticDir) ? { staticDir } : {}),
  };
}

/** The default project of the folder's .firebaserc. */
export function defaultProject(folder: string): string | undefined {
  const file = join(folder, '.firebaserc');
  if (!existsSync(file)) return undefined;
  return (readJson(file) as { projects?: { default?: string } }).projects?.default;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
