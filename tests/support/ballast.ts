/* Rules conditions that hold and cost a given number of expressions. [RUL-26] */

/** Maximum number of expressions of one document operation. */
export const MAX_EXPRESSIONS = 1_000;

/** The rules function called by a ballast. */
export const HUNDRED = `function hundred() { return ${ones(97)}; }`;

/** A condition that holds and costs `cost` expressions, at least 5. */
export function ballast(cost: number): string {
  // A call of 102, and two for the && after it.
  const hundreds = Math.floor((cost - 5) / 104);
  return [...Array.from({ length: hundreds }, () => 'hundred()'), ones(cost - hundreds * 104 - 4)].join(' && ');
}

/** A list of `count` items costs 4 more. */
function ones(count: number): string {
  return `[${Array.from({ length: count }, () => '1').join(',')}].size() >= 0`;
}
