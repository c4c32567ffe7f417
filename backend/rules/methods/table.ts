import { RuleError, type RuleValue } from '../values.ts';

/** A method or function of the language: its argument count and implementation. */
export interface Callable<Self> {
  readonly least: number;
  readonly most: number;
  readonly run: (self: Self, args: readonly RuleValue[]) => RuleValue;
}

export type MethodTable<Self> = Readonly<Record<string, Callable<Self>>>;

/** A callable with a fixed argument count or a range of counts. */
export function takes<Self>(
  count: number | readonly [number, number],
  run: (self: Self, args: readonly RuleValue[]) => RuleValue,
): Callable<Self> {
  const [least, most] = typeof count === 'number' ? [count, count] : count;
  return { least, most, run };
}

/** An argument that must be a string. */
export function stringArg(args: readonly RuleValue[], index: number): string {
  const value = args[index];
  if (typeof value !== 'string') throw new RuleError('Expected a string.');
  return value;
}

/** An argument that must be an int. */
export function intArg(args: readonly RuleValue[], index: number): bigint {
  const value = args[index];
  if (typeof value !== 'bigint') throw new RuleError('Expected an int.');
  return value;
}

/** An argument that must be an int or a float, as a JavaScript number. */
export function numberArg(args: readonly RuleValue[], index: number): number {
  const value = args[index];
  if (typeof value !== 'bigint' && typeof value !== 'number') throw new RuleError('Expected a number.');
  return Number(value);
}
