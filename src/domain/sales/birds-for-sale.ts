import type { SaleLine } from '../../../schemas/sale.schema.ts';
import type { NamedWithdrawal } from '../health/withdrawal-now.ts';

/** Birds of a flock that was given medicine: they may not be sold yet. [SAL-44, MSG-15] */
export interface NotForSale {
  readonly type: 'NotForSale';
  readonly line_id: string;
  readonly withdrawal: NamedWithdrawal;
}

/** What of a line of a sale, or of what goes into a run, says which birds leave. */
export interface BirdLine extends Pick<SaleLine, 'line_id' | 'farm_id' | 'qty' | 'override_reason'> {
  readonly item_kind: string;
}

/** What is known when birds are put on a sale. */
interface KnownOfBirds {
  /** Why the birds of a flock are not for sale, by the flock. */
  readonly withdrawals: ReadonlyMap<string, NamedWithdrawal>;
  readonly isOwner: boolean;
  /** Lines that stand on the sale already: what was written before the medicine is called back, not forbidden. [VET-6] */
  readonly standing: readonly BirdLine[];
}

/** The first line of birds that may not be put on a sale; the owner may, and says why. [SAL-44, VET-5] */
export function birdsNotForSale(
  lines: readonly BirdLine[],
  { withdrawals, isOwner, standing }: KnownOfBirds,
): NotForSale | undefined {
  for (const line of lines) {
    const withdrawal = line.item_kind === 'bird' ? withdrawals.get(line.farm_id ?? '') : undefined;
    if (!withdrawal || (isOwner && line.override_reason?.trim())) continue;
    if (!standing.some((before) => isPartOf(line, before)))
      return { type: 'NotForSale', line_id: line.line_id, withdrawal };
  }
  return undefined;
}

/** No more birds of the same flock than were there. */
const isPartOf = (line: BirdLine, before: BirdLine): boolean =>
  before.line_id === line.line_id && before.farm_id === line.farm_id && line.qty <= before.qty;
