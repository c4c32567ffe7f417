import type { SaleLine } from '../../../schemas/sale.schema.ts';
import type { NamedWithdrawal } from '../health/withdrawal-now.ts';

/** Birds of a flock within a withdrawal period: they may not be sold yet. [SAL-44, MSG-15] */
export interface NotForSale {
  readonly type: 'NotForSale';
  readonly line_id: string;
  readonly withdrawal: NamedWithdrawal;
}

/** Fields of a sale line, or of an input of a run, that identify the birds leaving. */
export interface BirdLine extends Pick<SaleLine, 'line_id' | 'farm_id' | 'qty' | 'override_reason'> {
  readonly item_kind: string;
}

/** Known facts when birds are put on a sale. */
interface KnownOfBirds {
  /** Withdrawals of flocks, by flock id. */
  readonly withdrawals: ReadonlyMap<string, NamedWithdrawal>;
  readonly isOwner: boolean;
  /** Lines already on the sale: those recorded before the medicine are recalled, not refused. [VET-6] */
  readonly standing: readonly BirdLine[];
}

/** The first line of birds that may not be sold; the owner may override it with a reason. [SAL-44, VET-5] */
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

/** Whether a line has at most as many birds of the same flock as before. */
const isPartOf = (line: BirdLine, before: BirdLine): boolean =>
  before.line_id === line.line_id && before.farm_id === line.farm_id && line.qty <= before.qty;
