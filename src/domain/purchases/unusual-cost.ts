/** Cost of a unit of `factor` base units. Units: minor units. */
export interface UnitCost {
  readonly unit_cost: number;
  readonly factor: number;
}

/** Whether the unit cost differs from the last one by 30 % or more. [PUR-4] */
export function isUnusualCost(now: UnitCost, last: UnitCost): boolean {
  const [a, b] = [BigInt(now.unit_cost) * BigInt(last.factor), BigInt(last.unit_cost) * BigInt(now.factor)];
  if (b === 0n) return false;
  const difference = a > b ? a - b : b - a;
  return difference * 10n >= b * 3n;
}
