import { mulDiv } from '../money/mul-div.ts';
import { share } from '../money/share.ts';
import { taxed } from '../tax/taxed.ts';

export interface PurchaseToPrice {
  readonly lines: readonly {
    readonly qty: number;
    readonly factor: number;
    readonly unit_cost: number;
    readonly discount?: number | undefined;
    readonly tax_rate?: number | undefined;
    readonly tax_inclusive?: boolean | undefined;
    readonly net?: number | undefined;
    readonly tax?: number | undefined;
  }[];
  readonly transport_cost?: number | undefined;
  readonly other_cost?: number | undefined;
  readonly transport_method?: string | undefined;
  readonly tax_recoverable?: boolean | undefined;
}

/**
 * Cost of each line: without tax, its tax, and landed, which is net plus its share of transport and other costs and
 * plus tax that cannot be claimed back; and the amount owed to the supplier, which excludes a carrier paid on the spot.
 * [PUR-3, MNY-8] Units: minor units, positive for a return too.
 */
export function purchaseMoney(purchase: PurchaseToPrice): {
  lines: { net: number; tax: number; landed: number }[];
  owed: number;
} {
  const { lines, transport_cost = 0, other_cost = 0, transport_method, tax_recoverable } = purchase;
  const split = lines.map((line) => taxed(lineAmount(line), line));
  const nets = lines.map((line, i) => line.net ?? split[i]!.net);
  const taxes = lines.map((line, i) => line.tax ?? split[i]!.tax);
  const weights = nets.map((net) => Math.max(0, net));
  const [carried, other] = [share(transport_cost, weights), share(other_cost, weights)];
  const priced = nets.map((net, i) => ({
    net,
    tax: taxes[i]!,
    landed: net + carried[i]! + other[i]! + (tax_recoverable ? 0 : taxes[i]!),
  }));
  const owed = priced.reduce((sum, { net, tax }) => sum + net + tax, other_cost);
  return { lines: priced, owed: owed + (transport_method === undefined ? transport_cost : 0) };
}

/**
 * Amount of a line in terms of the entered cost: including tax contained in it, excluding added tax and other costs.
 * Units: minor units.
 */
export const lineAmount = ({ qty, unit_cost, factor, discount = 0 }: PurchaseToPrice['lines'][number]): number =>
  mulDiv(qty, unit_cost, factor) - discount;
