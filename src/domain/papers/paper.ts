import { sumOf } from '../numbers/sum.ts';
import { lineGross, saleMoney, type LineMoney, type LineToCharge, type SaleToCharge } from '../sales/sale-money.ts';

/** One line of a sale as shown to the customer. `amount` is net of its own discount. Units: minor units. */
export interface PaperLine extends LineToCharge {
  readonly description: string;
  readonly unit: string;
  readonly amount: number;
}

/** The seller, as printed. */
export interface Seller {
  readonly name: string;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly tax_id?: string | undefined;
  readonly website?: string | undefined;
  /** A data URL of a small picture. [INV-5] */
  readonly logo?: string | undefined;
}

/** Amount taxed at one rate, and its tax, included in the prices or added. Units: basis points, minor units. [TAX-5] */
export interface PaperTax {
  readonly rate: number;
  readonly inside: boolean;
  readonly net: number;
  readonly tax: number;
}

/** Sums of a sale's lines. An amount of 0 means none. Units: minor units. */
export interface PaperSums {
  readonly subtotal: number;
  readonly order_discount: number;
  /** Tax added to the prices, and tax included in them. */
  readonly tax_added: number;
  readonly tax_included: number;
  /** By rate, highest first; absent when no line is taxed. */
  readonly taxes?: readonly PaperTax[] | undefined;
  readonly delivery_fee: number;
  readonly rounding: number;
  readonly total: number;
  /** Value of returned goods. */
  readonly returned: number;
  readonly paid: number;
  /** Negative when overpaid. */
  readonly balance: number;
}

/** A sale as shown on an invoice or receipt: only what the customer may see. [INV-1, INV-6] */
export interface Paper extends PaperSums {
  readonly seller: Seller;
  readonly number: string;
  readonly day: string;
  readonly customer_name?: string | undefined;
  /** Printed when there is tax: a business customer claims it back. [TAX-5] */
  readonly customer_tax_id?: string | undefined;
  /** Name used by the tax office. */
  readonly tax_name?: string | undefined;
  readonly currency: string;
  readonly lines: readonly PaperLine[];
  readonly due_date?: string | undefined;
  readonly header?: string | undefined;
  readonly footer?: string | undefined;
}

/** A line with additional fields that the customer does not see. */
interface SoldLine extends LineToCharge {
  readonly description: string;
  readonly unit: string;
}

/**
 * Lines and sums as printed: subtotal − discount + added tax + delivery + rounding is the total. [INV-1] Only fields
 * that the customer may see are taken from a line. Units: minor units.
 */
export function paperFigures(
  sale: Omit<SaleToCharge, 'lines'> & { readonly lines: readonly SoldLine[] },
  { returned, paid, balance }: Pick<PaperSums, 'returned' | 'paid' | 'balance'>,
): PaperSums & Pick<Paper, 'lines'> {
  const { lines: money, total } = saleMoney(sale);
  const isReturn = sale.kind === 'return';
  const lines = sale.lines.map((line, i): PaperLine => {
    const { description, qty, unit, factor, unit_price, discount, tax_rate, tax_inclusive, weight_g } = line;
    return {
      description,
      qty,
      unit,
      factor,
      unit_price,
      ...(weight_g !== undefined && { weight_g }),
      ...(discount && { discount }),
      ...(tax_rate && { tax_rate, tax_inclusive: tax_inclusive === true }),
      // A return states the value of each of its lines itself. [SAL-33]
      amount: isReturn ? money[i]!.net : lineGross(line) - (discount ?? 0),
    };
  });
  const taxes = taxesOf(sale.lines, money, isReturn);
  const taxOf = (inside: boolean) => sumOf(taxes, (one) => (one.inside === inside ? one.tax : 0));
  return {
    lines,
    subtotal: lines.reduce((sum, { amount }) => sum + amount, 0),
    order_discount: isReturn ? 0 : (sale.order_discount ?? 0),
    tax_added: taxOf(false),
    tax_included: taxOf(true),
    ...(taxes.length > 0 && { taxes }),
    delivery_fee: sale.delivery_fee ?? 0,
    rounding: sale.rounding ?? 0,
    total,
    returned,
    paid,
    balance,
  };
}

/** Taxes by rate, and by whether they are included; a return states its tax separately from the value of its goods. */
function taxesOf(lines: readonly LineToCharge[], money: readonly LineMoney[], isReturn: boolean): PaperTax[] {
  const taxes = new Map<string, PaperTax>();
  lines.forEach(({ tax_rate, tax_inclusive }, i) => {
    const { net, tax } = money[i]!;
    if (tax_rate === undefined && tax === 0) return;
    const rate = tax_rate ?? 0;
    const inside = !isReturn && tax_inclusive === true;
    const before = taxes.get(`${rate} ${inside}`) ?? { net: 0, tax: 0 };
    taxes.set(`${rate} ${inside}`, { rate, inside, net: before.net + net, tax: before.tax + tax });
  });
  return [...taxes.values()].sort((a, b) => b.rate - a.rate || Number(a.inside) - Number(b.inside));
}
