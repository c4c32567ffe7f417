/* Conditions of rules that hold and cost a number of expressions. [RUL-26] */

/** How many expressions one document operation may cost. */
export const MAX_EXPRESSIONS = 1_000;

/** The function of rules that a ballast calls. */
export const HUNDRED = `function hundred() { return ${ones(97)}; }`;

/** A condition that holds and costs so many expressions, of at least 5. */
export function ballast(cost: number): string {
  // A call of 102, and two for the && behind it.
  const hundreds = Math.floor((cost - 5) / 104);
  return [...Array.from({ length: hundreds }, () => 'hundred()'), ones(cost - hundreds * 104 - 4)].join(' && ');
}

/** A list of so many costs 4 more. */
function ones(count: number): string {
  return `[${Array.from({ length: count }, () => '1').join(',')}].size() >= 0`;
}
