import { sumOf } from '../numbers/sum.ts';
import { lineGross, saleMoney, type LineMoney, type LineToCharge, type SaleToCharge } from '../sales/sale-money.ts';

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

/** What bears a rate, and the tax of it, inside of the prices or on top. Units: basis points, minor units. [TAX-5] */
export interface PaperTax {
  readonly rate: number;
  readonly inside: boolean;
  readonly net: number;
  readonly tax: number;
}

/** What the lines of a sale come to. Amounts of 0 say that there is none. Units: minor units. */
export interface PaperSums {
  readonly subtotal: number;
  readonly order_discount: number;
  /** Tax on top of the prices, and tax that is inside of them. */
  readonly tax_added: number;
  readonly tax_included: number;
  /** By rate, the highest first; none where no line bears a tax. */
  readonly taxes?: readonly PaperTax[] | undefined;
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
  /** Said where there is tax: who buys for a business claims it back. [TAX-5] */
  readonly customer_tax_id?: string | undefined;
  /** As the tax office calls it. */
  readonly tax_name?: string | undefined;
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

/** By rate, and by whether it is inside; a return says its tax beside of what its goods were worth. */
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
