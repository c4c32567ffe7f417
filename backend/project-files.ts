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
 * Files of a Firebase project, as the firebase.json of its folder names them; what it does not name or is not there is left
 * to its default. Errors: no firebase.json, none that is JSON, one that names no rules of one database. [BCK-27]
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
    // Unbuilt apps have none yet, and the backend is of use without.
    ...(staticDir !== undefined && existsSync(staticDir) ? { staticDir } : {}),
  };
}

/** The project that the folder's .firebaserc calls its default. */
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
