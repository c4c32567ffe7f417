import type { JsonObject } from '../json.ts';
import type { Change, Database, Publication } from './database.ts';
import { documentChanged, documentLeft } from './listen-messages.ts';
import { byPath, documentsOf, shows, type Target } from './target.ts';

interface Move {
  readonly into: number[];
  readonly outOf: number[];
}

/** Messages of a commit for some targets, and the document reads they cost. */
export interface Rows {
  readonly messages: JsonObject[];
  readonly reads: number;
}

/** Messages of a commit for these targets: one per document, with the targets that show it and those it left. */
export function rowMessages(database: Database, publication: Publication, targets: readonly Target[]): Rows {
  const moves = new Map<string, Move>();
  const move = (path: string, target: Target, direction: keyof Move) => {
    const entry = moves.get(path) ?? { into: [], outOf: [] };
    entry[direction].push(target.id);
    moves.set(path, entry);
  };
  for (const target of targets) {
    if (target.window) moveWindow(database, target, target.window, move);
    else for (const change of publication.changes) moveRow(database, target, change, move);
  }
  const after = new Map(publication.changes.map((change) => [change.path, change.after]));
  let reads = 0;
  const messages = [...moves].map(([path, { into, outOf }]) => {
    const doc = after.get(path) ?? database.get(path);
    if (doc) reads += into.length + outOf.length;
    if (doc && into.length > 0) return documentChanged(database.root, doc, into, outOf);
    return documentLeft(database.root, path, doc !== undefined, [...into, ...outOf], publication.time);
  });
  return { messages, reads };
}

type MoveRow = (path: string, target: Target, direction: keyof Move) => void;

function moveRow({ root }: Database, target: Target, { path, before, after }: Change, move: MoveRow): void {
  if (shows(root, target.watched, after)) move(path, target, 'into');
  else if (shows(root, target.watched, before)) move(path, target, 'outOf');
}

function moveWindow(database: Database, target: Target, old: NonNullable<Target['window']>, move: MoveRow): void {
  const window = byPath(documentsOf(database, target.watched));
  for (const [path, doc] of window) if (old.get(path) !== doc) move(path, target, 'into');
  for (const path of old.keys()) if (!window.has(path)) move(path, target, 'outOf');
  target.window = window;
}
