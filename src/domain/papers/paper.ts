import { lineGross, saleMoney, type LineToCharge, type SaleToCharge } from '../sales/sale-money.ts';

/** One line of a sale as the customer sees it. `amount` is what it comes to after its own discount. Units: minor units. */
export interface PaperLine extends LineToCharge {
  readonly description: string;
  readonly unit: string;
  readonly amount: number;
}

/** Who sells, as it is printed. */
export interface Seller {
  readonly name: string;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly tax_id?: string | undefined;
  readonly website?: string | undefined;
  /** A data address of a small picture. [INV-5] */
  readonly logo?: string | undefined;
}

/** What the lines of a sale come to. Amounts of 0 say that there is none. Units: minor units. */
export interface PaperSums {
  readonly subtotal: number;
  readonly order_discount: number;
  /** Tax on top of the prices, and tax that is inside of them. */
  readonly tax_added: number;
  readonly tax_included: number;
  readonly delivery_fee: number;
  readonly rounding: number;
  readonly total: number;
  /** What came back of it. */
  readonly returned: number;
  readonly paid: number;
  /** Below 0: too much was paid. */
  readonly balance: number;
}

/** A sale as an invoice or receipt shows it: all that a customer may see, and nothing else. [INV-1, INV-6] */
export interface Paper extends PaperSums {
  readonly seller: Seller;
  readonly number: string;
  readonly day: string;
  readonly customer_name?: string | undefined;
  readonly currency: string;
  readonly lines: readonly PaperLine[];
  readonly due_date?: string | undefined;
  readonly header?: string | undefined;
  readonly footer?: string | undefined;
}

/** A line with more about it than a customer sees. */
interface SoldLine extends LineToCharge {
  readonly description: string;
  readonly unit: string;
}

/**
 * Lines and sums as they are printed: subtotal − discount + tax on top + delivery + rounding is the total. [INV-1]
 * Of a line only what the customer may see is taken. Units: minor units.
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
      // A return says itself what each of its lines was worth. [SAL-33]
      amount: isReturn ? money[i]!.net : lineGross(line) - (discount ?? 0),
    };
  });
  const taxOf = (inclusive: boolean) =>
    money.reduce((sum, { tax }, i) => sum + ((sale.lines[i]!.tax_inclusive === true) === inclusive ? tax : 0), 0);
  return {
    lines,
    subtotal: lines.reduce((sum, { amount }) => sum + amount, 0),
    order_discount: isReturn ? 0 : (sale.order_discount ?? 0),
    tax_added: isReturn ? taxOf(true) + taxOf(false) : taxOf(false),
    tax_included: isReturn ? 0 : taxOf(true),
    delivery_fee: sale.delivery_fee ?? 0,
    rounding: sale.rounding ?? 0,
    total,
    returned,
    paid,
    balance,
  };
}
