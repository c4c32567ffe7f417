/** A unit that a thing is counted in: its word and the base units in one. */
export interface CountedUnit {
  readonly unit: string;
  readonly factor: number;
}

/** An amount in people's units: whole ones of the largest first, what is left in the smallest. */
export interface FriendlyAmount {
  readonly negative: boolean;
  readonly parts: readonly { readonly unit: string; readonly count: number }[];
}

/** What is left beside whole bags, bottles and trays is counted in these. */
const LOOSE: Readonly<Record<string, CountedUnit>> = {
  g: { unit: 'kg', factor: 1_000 },
  ml: { unit: 'l', factor: 1_000 },
};

const looseOf = (baseUnit: string): CountedUnit => LOOSE[baseUnit] ?? { unit: baseUnit, factor: 1 };

/**
 * The unit in which amounts of a thing are said: the first way to sell it that holds more than one piece or kilogram; where none does, the
 * first. What is sold by the piece and by the bag is counted in bags, what is sold by the tray and by the box in trays. [SHP-10]
 */
export function countedUnit(
  units: readonly { readonly label: string; readonly factor: number }[],
  baseUnit: string,
): CountedUnit | undefined {
  const found = units.find(({ factor }) => factor > looseOf(baseUnit).factor) ?? units[0];
  return found && { unit: found.label, factor: found.factor };
}

/**
 * An amount split into friendly units: 2,838 eggs are 94 trays + 18, 435,000 g in bags of 70 kg are 6 bags + 15 kg. [SHP-10]
 * Units: base units; grams left over are kilograms with up to 3 decimals, millilitres litres; less than one of them is said in grams and millilitres.
 */
export function friendlyAmount(qty: number, baseUnit: string, pack?: CountedUnit): FriendlyAmount {
  const loose = looseOf(baseUnit);
  if (qty !== 0 && Math.abs(qty) < loose.factor)
    return { negative: qty < 0, parts: [{ unit: baseUnit, count: Math.abs(qty) }] };
  // A bag that holds one piece is a bag all the same.
  if (pack?.factor === loose.factor)
    return { negative: qty < 0, parts: [{ unit: pack.unit, count: Math.abs(qty) / pack.factor }] };
  const amount = Math.abs(qty);
  // Kilograms beside kilograms are kilograms with decimals.
  const whole = pack && pack.factor > loose.factor ? Math.floor(amount / pack.factor) : 0;
  const rest = amount - whole * (pack?.factor ?? 1);
  const parts = [
    ...(pack && whole > 0 ? [{ unit: pack.unit, count: whole }] : []),
    ...(rest > 0 || whole === 0 ? [{ unit: loose.unit, count: rest / loose.factor }] : []),
  ];
  return { negative: qty < 0, parts };
}
