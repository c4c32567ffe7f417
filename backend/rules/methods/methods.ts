import { RuleError, typeName, type RuleValue } from '../values.ts';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collection-methods.ts';
import { pathMethods } from './path-methods.ts';
import { bytesMethods, stringMethods } from './string-methods.ts';
import type { Callable, MethodTable } from './table.ts';
import { durationMethods, latlngMethods, timestampMethods } from './time-methods.ts';

const tables = {
  string: stringMethods,
  bytes: bytesMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  path: pathMethods,
};

/** Call a method of a value. Errors: RuleError when its type has no such method. */
export function callMethod(self: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  const type = typeName(self);
  const table = (Object.hasOwn(tables, type) ? tables[type as keyof typeof tables] : {}) as MethodTable<RuleValue>;
  const method = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!method) throw new RuleError(`${type} has no method ${name}().`);
  if (args.length < method.least || args.length > method.most) throw new RuleError(`Wrong arguments for ${name}().`);
  return method.run(self, args);
}

/** Argument counts of the methods with this name, over all types; empty when no type has it. */
export function methodArities(name: string): { least: number; most: number }[] {
  const all = Object.values(tables) as Readonly<Record<string, Callable<never>>>[];
  return all.flatMap((table) => (Object.hasOwn(table, name) && table[name] ? [table[name]] : []));
}
