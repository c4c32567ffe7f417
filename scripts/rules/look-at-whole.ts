/**
 * The check of a whole number. A function that contains the wide bounds of many fields costs less than `isWhole`.
 * [RUL-26]
 */
export function lookAtWhole(asked: string, min: number, max: number): string {
  const power = Math.log10(max);
  if ((min === 0 || min === 1) && power >= 6 && Number.isInteger(power))
    return `${min === 0 ? 'isWhole' : 'isCount'}To1e${power}(${asked})`;
  return min === 0 ? `isUpTo(${asked}, ${max})` : `isWhole(${asked}, ${min}, ${max})`;
}

/**
 * The functions with built-in bounds that these rules call. `is int` excludes fractions, NaN and text. [MNY-1, MNY-2]
 */
export function wideFunctions(rules: string): string[] {
  const called = [...rules.matchAll(/\b(isWhole|isCount)To1e(\d+)\(/g)];
  const functions = called.map(([, what, power]) => {
    const min = what === 'isWhole' ? 0 : 1;
    return `function ${what}To1e${power}(v) {\n  return v is int && v >= ${min} && v <= ${10 ** Number(power)};\n}`;
  });
  return [...new Set(functions)].toSorted();
}
