/**
 * Split `total` by weights: floors first, then the remaining units to the largest remainders, ties to the earlier part.
 * The parts sum exactly; negative totals are mirrored; weights that are all 0 count as equal. [MNY-4] Units: whole
 * numbers, weights 0 or more.
 */
export function share(total: number, weights: readonly number[]): number[] {
  if (total < 0) return share(-total, weights).map((part) => (part === 0 ? 0 : -part));
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.length === 0 ? [] : share(total, weights.map(() => 1)); // prettier-ignore
  const parts = weights.map((weight, at) => {
    const product = BigInt(total) * BigInt(weight);
    return { at, floor: Number(product / sum), rest: product % sum };
  });
  const missing = total - parts.reduce((all, { floor }) => all + floor, 0);
  const luckiest = [...parts].sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  const lucky = new Set(luckiest.slice(0, missing).map(({ at }) => at));
  return parts.map(({ at, floor }) => floor + (lucky.has(at) ? 1 : 0));
}
