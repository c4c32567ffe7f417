import { invalid, RpcError } from '../rpc-error.ts';
import type { Guard } from './guard.ts';
import type { Change, Database } from './database.ts';
import { StoredDoc, type Doc } from './document.ts';
import { getField, withField } from './field-path.ts';
import { applyTransforms } from './transform.ts';
import { equalValues } from './value-order.ts';
import { documentSize, maxDocumentBytes } from './value-size.ts';
import type { Fields, Value } from './value.ts';
import type { Precondition, Write } from './write.ts';

/** The result of one write of a commit: the resulting document, its update time (µs) and transform results. */
export interface WriteResult {
  /** Undefined after a delete. */
  readonly after: Doc | undefined;
  readonly updateTime: number | undefined;
  readonly transformResults: readonly Value[];
}

/** One planned step of a commit: the document before and after it. */
export interface PlannedWrite {
  readonly write: Write;
  readonly before: Doc | undefined;
  readonly after: Doc | undefined;
  readonly transformResults: readonly Value[];
}

/**
 * Run the writes atomically; resolves when they are on disk. Rules are checked before preconditions, so that a refused
 * caller does not learn whether a document exists. [BCK-3] Errors: PERMISSION_DENIED, FAILED_PRECONDITION, NOT_FOUND,
 * ALREADY_EXISTS, INVALID_ARGUMENT.
 */
export async function commit(
  database: Database,
  guard: Guard,
  writes: readonly Write[],
): Promise<{ time: number; results: WriteResult[] }> {
  const time = database.nextTime();
  const plan = planWrites(database, writes, time);
  guard.checkWrites(plan, time - (time % 1000));
  const written = new Set<string>();
  for (const step of plan) {
    checkStep(database, step, written.has(step.write.path));
    written.add(step.write.path);
  }
  const changes = netChanges(database, plan);
  const results = plan.map(({ write, after, transformResults }) => ({
    after,
    updateTime: write.kind === 'update' ? after?.updateTime : undefined,
    transformResults,
  }));
  const deletes = writes.filter(({ kind }) => kind === 'delete').length;
  database.meter.count('commit', { deletes, writes: writes.filter(({ kind }) => kind === 'update').length });
  if (changes.length === 0) await database.settled();
  else await database.commit({ time, changes });
  return { time: changes.length === 0 ? database.readTime : time, results };
}

function planWrites(database: Database, writes: readonly Write[], time: number): PlannedWrite[] {
  const pending = new Map<string, Doc | undefined>();
  return writes.map((write) => {
    const before = pending.has(write.path) ? pending.get(write.path) : database.get(write.path);
    const step = planWrite(write, before, time);
    pending.set(write.path, step.after);
    return step;
  });
}

function planWrite(write: Write, before: Doc | undefined, time: number): PlannedWrite {
  if (write.kind === 'verify') return { write, before, after: before, transformResults: [] };
  if (write.kind === 'delete') return { write, before, after: undefined, transformResults: [] };
  const masked = write.mask
    ? merge(before?.fields ?? new Map<string, Value>(), write.fields, write.mask)
    : write.fields;
  const { fields, results } = applyTransforms(masked, write.transforms, time - (time % 1000));
  const unchanged = before !== undefined && sameFields(before.fields, fields);
  const after = unchanged
    ? before
    : new StoredDoc(write.path, { fields, text: undefined }, before?.createTime ?? time, time);
  return { write, before, after, transformResults: results };
}

function merge(old: Fields, given: Fields, mask: readonly (readonly string[])[]): Fields {
  return mask.reduce((fields, path) => withField(fields, path, getField(given, path)), old);
}

/** Strict equality including types: a query treats 1 and 1.0 as equal, but replacing one with the other is a change. */
function sameFields(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (other === undefined || !sameValue(value, other)) return false;
  }
  return true;
}

function sameValue(a: Value, b: Value): boolean {
  if (a.type === 'map' && b.type === 'map') return sameFields(a.fields, b.fields);
  if (a.type === 'array' && b.type === 'array') {
    return a.values.length === b.values.length && a.values.every((value, i) => sameValue(value, b.values[i]!));
  }
  if (a.type === 'double' && b.type === 'double') return Object.is(a.value, b.value);
  return a.type === b.type && equalValues(a, b);
}

/**
 * `again`: whether an earlier write of the commit changed the same document. A failed precondition then contradicts
 * that write.
 */
function checkStep(database: Database, { write, before, after }: PlannedWrite, again: boolean): void {
  try {
    checkPrecondition(write.precondition, before, `${database.root}/${write.path}`);
  } catch (error) {
    throw again ? invalid('The precondition contradicts an earlier write of the same commit.') : error;
  }
  if (after && after !== before && documentSize(`${database.root}/${after.path}`, after.fields) > maxDocumentBytes) {
    throw invalid(`Document "${after.path}" is larger than the 1,048,576 bytes allowed.`);
  }
}

function checkPrecondition(precondition: Precondition, before: Doc | undefined, name: string): void {
  if (precondition === undefined) return;
  if ('updateTime' in precondition) {
    if (before?.updateTime !== precondition.updateTime) {
      throw new RpcError('FAILED_PRECONDITION', 'The document was changed since it was read.');
    }
  } else if (precondition.exists && !before) throw new RpcError('NOT_FOUND', `No document to update: ${name}`);
  else if (!precondition.exists && before) throw new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
}

function netChanges(database: Database, plan: readonly PlannedWrite[]): Change[] {
  const last = new Map(plan.map(({ write, after }) => [write.path, after]));
  return [...last]
    .map(([path, after]) => ({ path, before: database.get(path), after }))
    .filter(({ before, after }) => before !== after);
}
