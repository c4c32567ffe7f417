/** A counted unit: its label and the base units in one. */
export interface CountedUnit {
  readonly unit: string;
  readonly factor: number;
}

/** An amount in everyday units: whole units of the largest first, the remainder in the smallest. */
export interface FriendlyAmount {
  readonly negative: boolean;
  readonly parts: readonly { readonly unit: string; readonly count: number }[];
}

/** Units for the remainder besides whole bags, bottles and trays. */
const LOOSE: Readonly<Record<string, CountedUnit>> = {
  g: { unit: 'kg', factor: 1_000 },
  ml: { unit: 'l', factor: 1_000 },
};

const looseOf = (baseUnit: string): CountedUnit => LOOSE[baseUnit] ?? { unit: baseUnit, factor: 1 };

/**
 * The unit for displaying amounts of an item: its first selling unit with more than one piece or kilogram; otherwise
 * its first. Goods sold by the piece and by the bag are counted in bags, goods sold by the tray and by the box in
 * trays. [SHP-10]
 */
export function countedUnit(
  units: readonly { readonly label: string; readonly factor: number }[],
  baseUnit: string,
): CountedUnit | undefined {
  const found = units.find(({ factor }) => factor > looseOf(baseUnit).factor) ?? units[0];
  return found && { unit: found.label, factor: found.factor };
}

/**
 * Split an amount into everyday units: 2,838 eggs are 94 trays + 18, 435,000 g in bags of 70 kg are 6 bags + 15 kg.
 * [SHP-10] Units: base units; remaining grams are kilograms with up to 3 decimals, millilitres are litres; less than
 * one of them is given in grams and millilitres.
 */
export function friendlyAmount(qty: number, baseUnit: string, pack?: CountedUnit): FriendlyAmount {
  const loose = looseOf(baseUnit);
  if (qty !== 0 && Math.abs(qty) < loose.factor)
    return { negative: qty < 0, parts: [{ unit: baseUnit, count: Math.abs(qty) }] };
  // A bag that holds a single loose unit is still displayed as a bag.
  if (pack?.factor === loose.factor)
    return { negative: qty < 0, parts: [{ unit: pack.unit, count: Math.abs(qty) / pack.factor }] };
  const amount = Math.abs(qty);
  // A pack of kilograms that is not larger than one kilogram is not counted separately: the amount is in kilograms with
  // decimals.
  const whole = pack && pack.factor > loose.factor ? Math.floor(amount / pack.factor) : 0;
  const rest = amount - whole * (pack?.factor ?? 1);
  const parts = [
    ...(pack && whole > 0 ? [{ unit: pack.unit, count: whole }] : []),
    ...(rest > 0 || whole === 0 ? [{ unit: loose.unit, count: rest / loose.factor }] : []),
  ];
  return { negative: qty < 0, parts };
}
