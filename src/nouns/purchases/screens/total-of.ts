import { purchaseTotal } from '../../../domain/purchases/check-purchase.ts';
import { purchaseMoney, type PurchaseToPrice } from '../../../domain/purchases/purchase-money.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { isEmptyLine, lineFromForm, type PurchaseForm } from './purchase-form.ts';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { ifTyped } from '../../../ui/numbers/typed-number.ts';

/** The tax in it. Units: minor units. */
export const taxOf = (form: PurchaseForm, currency: string): number =>
  sumOf(purchaseMoney(costsOf(form, currency)).lines, ({ tax }) => tax);

/** The total for the supplier so far; invalid numbers count as zero. Units: minor units. */
export const totalOf = (form: PurchaseForm, currency: string): number => purchaseTotal(costsOf(form, currency));

function costsOf(form: PurchaseForm, currency: string): PurchaseToPrice {
  const known = (amount: number | undefined) => (amount !== undefined && amount >= 0 ? amount : 0);
  const money = (typed: string) => known(ifTyped(typed, (text) => typedMoney(text, currency)));
  const lines = form.lines
    .filter((line) => !isEmptyLine(line))
    .map((line) => lineFromForm(line, currency, form.tax))
    .map(({ discount, ...line }) => ({ ...line, discount: known(discount) }))
    .filter(({ qty, unit_cost, factor }) => qty > 0 && unit_cost >= 0 && factor > 0 && (qty * unit_cost) / factor < 1e14);
  return {
    lines,
    transport_cost: money(form.transport),
    ...(form.transportTo === 'carrier' && { transport_method: 'cash' }),
    other_cost: money(form.other),
  };
} // prettier-ignore
