/**
 * a · b / c, exact, rounded half away from zero, so that a return mirrors its sale. [MNY-3] Units: whole numbers; c is
 * not 0. Errors: throws RangeError when an argument is not a safe integer, c is 0, or the result is not safe.
 */
export function mulDiv(a: number, b: number, c: number): number {
  if (![a, b, c].every(Number.isSafeInteger) || c === 0) throw new RangeError(`mulDiv(${a}, ${b}, ${c})`);
  const negative = (a < 0 !== b < 0) !== c < 0;
  const [x, y, z] = [a, b, c].map((n) => BigInt(Math.abs(n))) as [bigint, bigint, bigint];
  const rounded = Number((2n * x * y + z) / (2n * z));
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`mulDiv(${a}, ${b}, ${c})`);
  return rounded === 0 || !negative ? rounded : -rounded;
}
