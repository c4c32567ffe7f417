import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDocument } from '../../../schemas/document-kind.ts';
import { purchase as purchaseKind, type Purchase, type PurchaseLine } from '../../../schemas/purchase.schema.ts';
import { sale as saleKind, type Sale, type SaleLine } from '../../../schemas/sale.schema.ts';
import { settlementOf } from '../../../src/domain/debts/settlement.ts';
import {
  clashesWithSentBack,
  notSentBack,
  sentBackLines,
} from '../../../src/domain/purchases/check-purchase-return.ts';
import { purchaseMoney } from '../../../src/domain/purchases/purchase-money.ts';
import {
  checkReturn,
  clashesWithReturns,
  returnedLines,
  stillOut,
  usualBack,
} from '../../../src/domain/sales/check-return.ts';
import { saleMoney } from '../../../src/domain/sales/sale-money.ts';
import { booksOf, bought, on, type Entry } from '../../support/books.ts';
import { aPurchase, aPurchaseLine, aSale, aSaleLine } from '../../support/documents.ts';
import { tries } from '../../support/runs.ts';

/*
 * A sale is changed between its returns, in every way a form allows: regardless of partial returns in between, when
 * everything is returned nothing of it remains in the books. fast-check prints the seed of a failing run.
 */

const ITEMS = ['itemAAAAAAAA', 'itemBBBBBBBB', 'itemCCCCCCCC'];
/** Earlier purchases, so that the goods have a cost. */
const STOCK: Entry[] = ITEMS.flatMap((item) => [bought(item, 1_000, 777_000, on('2026-05-01')), bought(item, 7, 3_500, on('2026-05-01', '09:00'))]); // prettier-ignore

interface LineNow { qty: number; factor: number; price: number; discount: number; rate: number; inclusive: boolean; weight: number | undefined } // prettier-ignore
interface SaleNow { lines: LineNow[]; off: number; fee: number; rounding: number } // prettier-ignore
type Act = { do: 'edit'; to: SaleNow } | { do: 'return'; parts: number[] };

const lineNow = fc.record({
  qty: fc.integer({ min: 1, max: 12 }),
  factor: fc.constantFrom(1, 7, 30),
  price: fc.integer({ min: 0, max: 200_000 }),
  discount: fc.integer({ min: 0, max: 100 }),
  rate: fc.constantFrom(0, 0, 800, 1_600, 1_800),
  inclusive: fc.boolean(),
  weight: fc.constantFrom(undefined, undefined, 1_500, 20_050),
});
const saleNow = fc.record({
  lines: fc.array(lineNow, { minLength: 1, maxLength: 3 }),
  off: fc.integer({ min: 0, max: 100 }),
  fee: fc.constantFrom(0, 0, 5_000),
  rounding: fc.integer({ min: -24, max: 25 }),
});
const acts = fc.array(
  fc.oneof(
    saleNow.map((to): Act => ({ do: 'edit', to })),
    fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 }).map((parts): Act => ({ do: 'return', parts })), // prettier-ignore
  ),
  { maxLength: 6 },
);

/**
 * A possible change by a form: mostly without reducing quantities, as most changes after a return would otherwise be
 * refused.
 */
const changedTo = (lines: readonly { readonly qty: number }[], to: SaleNow): SaleNow => ({
  ...to,
  lines: lines.map(({ qty }, i) => ({ ...to.lines[i % to.lines.length]!, qty: Math.max(qty, to.lines[0]!.qty - 2) })),
});

/** The current sale; discounts are in two-hundredths of the discounted amount. */
function standing(sale: Sale, { lines, off, fee, rounding }: SaleNow): Sale {
  const made = lines.map(({ qty, factor, price, discount, rate, inclusive, weight }, i): SaleLine => {
    const line = aSaleLine({ line_id: `Line0000000${i}`, item_kind: 'shop', item_id: ITEMS[i]!, description: 'Goods', qty, factor, unit_price: price, ...(weight && { weight_g: weight }) }); // prettier-ignore
    const { gross } = saleMoney({ lines: [line] }).lines[0]!;
    return { ...line, discount: Math.floor((gross * discount) / 200), ...(rate > 0 && { tax_rate: rate, tax_inclusive: inclusive }) }; // prettier-ignore
  });
  const subtotal = made.reduce((sum, line) => sum + saleMoney({ lines: [line] }).lines[0]!.gross - line.discount!, 0);
  const charged = { ...sale, lines: made, order_discount: Math.floor((subtotal * off) / 200), delivery_fee: fee };
  return { ...charged, rounding: saleMoney({ ...charged, rounding: 0 }).total + rounding < 0 ? 0 : rounding };
}

const booksWith = (sale: Sale, returns: readonly Sale[]) =>
  booksOf([...STOCK, ['sales', sale], ...returns.map((one): Entry => ['sales', one])]);

test.each([
  ['on credit', 'Customer0001', false],
  ['paid by somebody by name', 'Customer0001', true],
  ['paid by a walk-in', undefined, true],
] as const)('[LED-15, SAL-33, SAL-47] %s: however a sale is changed between its returns, all together are the sale', async (_how, customer_id, paid) => {
  await fc.assert(
    fc.asyncProperty(saleNow, acts, async (first, then) => {
      let sale = standing(aSale({ ...(customer_id && { customer_id }), ...on('2026-05-02') }), first);
      const { total } = saleMoney(sale);
      if (paid && total > 0) sale = { ...sale, initial_payment: { amount: total, method: 'cash' } };
      const returns: Sale[] = [];
      const giveBack = async (wanted: { line_id: string; qty: number; restock: 'yes' }[]) => {
        const books = await booksWith(sale, returns);
        const { paid: had, balance } = settlementOf(saleMoney(sale).total, sale.initial_payment?.amount ?? 0, books.debt(sale.id)); // prettier-ignore
        const of = { sale, left_at: sale.occurred_at, before: returns, paid: had, balance };
        const worth = returnedLines(of, wanted);
        const amount = usualBack(worth.total, of, customer_id !== undefined);
        const checked = checkReturn({ id: 'Return000001', of_sale_id: sale.id, lines: wanted, pay_back: { amount, method: 'cash' } }, of, sale.occurred_at); // prettier-ignore
        expect(checked).toMatchObject({ ok: true });
        const { total: _total, ...says } = worth;
        const made = aSale({ kind: 'return', of_sale_id: sale.id, ...(customer_id && { customer_id }), ...says, ...(amount > 0 && { initial_payment: { amount, method: 'cash' } }), ...on('2026-05-03', `08:0${returns.length}`) }); // prettier-ignore
        expect(checkDocument(saleKind, made)).toEqual({ ok: true });
        returns.push(made);
      };
      for (const act of then) {
        if (act.do === 'edit') {
          const wanted = standing(sale, changedTo(sale.lines, act.to));
          if (!clashesWithReturns(wanted, returns)) sale = wanted;
          continue;
        }
        const out = stillOut({ sale, before: returns });
        const wanted = sale.lines.flatMap(({ line_id }, i) => {
          const qty = Math.min(out.get(line_id)!, act.parts[i]!);
          return qty === 0 ? [] : [{ line_id, qty, restock: 'yes' as const }];
        });
        if (wanted.length > 0 && returns.length < 8) await giveBack(wanted);
      }
      const rest = [...stillOut({ sale, before: returns })].flatMap(([line_id, qty]) => (qty === 0 ? [] : [{ line_id, qty, restock: 'yes' as const }])); // prettier-ignore
      if (rest.length > 0) await giveBack(rest);
      const books = await booksWith(sale, returns);
      expect(returns.reduce((sum, one) => sum + saleMoney(one).total, 0)).toBe(saleMoney(sale).total);
      for (const account of ['4000', '4100', '4900', '2200', '5000']) expect([account, books.account(account)]).toEqual([account, 0]); // prettier-ignore
      for (const item of ITEMS) expect(books.stateOf(`i:${item}`)).toMatchObject({ qty: 1_007, value: 780_500 });
      // A named customer keeps the amount paid beyond the sale before this return as credit, and it is shown as such.
      const open = books.account('1100');
      expect(open).toBe(customer_id !== undefined && paid ? Math.min(0, open) : 0);
    }),
    tries(60, 2_000),
  );
}); // prettier-ignore

test('[PUR-9] however a purchase is changed between what goes back of it, all together are the purchase', async () => {
  await fc.assert(
    fc.asyncProperty(saleNow, acts, async (first, then) => {
      const boughtNow = (now: SaleNow, is: Purchase): Purchase => {
        const lines = standing(aSale(), now).lines.map(({ line_id, item_id, qty, unit, factor, unit_price, discount, tax_rate }): PurchaseLine => aPurchaseLine({ line_id, item_kind: 'shop', item_id: item_id!, qty, unit, factor, unit_cost: unit_price, ...(discount && { discount }), ...(tax_rate && { tax_rate }) })); // prettier-ignore
        return { ...is, lines, transport_cost: now.fee };
      };
      let purchase = boughtNow(first, aPurchase({ goods: 'shop', vendor_id: 'Vendor000001', tax_recoverable: true, ...on('2026-05-02') })); // prettier-ignore
      const returns: Purchase[] = [];
      const linesBack = () => returns.flatMap(({ lines }) => lines);
      const sendBack = (wanted: { line_id: string; qty: number }[]) => {
        const { lines } = sentBackLines({ purchase, before: linesBack() }, wanted);
        const made = aPurchase({ kind: 'return', of_purchase_id: purchase.id, goods: 'shop', vendor_id: 'Vendor000001', tax_recoverable: true, lines, ...on('2026-05-03', `08:0${returns.length}`) }); // prettier-ignore
        expect(checkDocument(purchaseKind, made)).toEqual({ ok: true });
        returns.push(made);
      };
      for (const act of then) {
        const left = notSentBack({ purchase, before: linesBack() });
        if (act.do === 'edit') {
          const wanted = boughtNow(changedTo(purchase.lines, act.to), purchase);
          if (!clashesWithSentBack(wanted, linesBack())) purchase = wanted;
          continue;
        }
        const wanted = purchase.lines.flatMap(({ line_id }, i) => {
          const qty = Math.min(left.get(line_id)!, act.parts[i]!);
          return qty === 0 ? [] : [{ line_id, qty }];
        });
        if (wanted.length > 0) sendBack(wanted);
      }
      const rest = [...notSentBack({ purchase, before: linesBack() })].filter(([, qty]) => qty > 0);
      if (rest.length > 0) sendBack(rest.map(([line_id, qty]) => ({ line_id, qty })));
      const books = await booksOf([['purchases', purchase], ...returns.map((one): Entry => ['purchases', one])]);
      const goods = purchaseMoney({ ...purchase, transport_cost: 0 }).owed;
      expect(returns.reduce((sum, one) => sum + purchaseMoney(one).owed, 0)).toBe(goods);
      // Only the transport cost remains, and it is still owed.
      const transport = purchase.transport_cost ?? 0;
      expect(books.trial()).toEqual(transport === 0 ? {} : { '2000': -transport, '5240': transport });
    }),
    tries(100, 3_000),
  );
});
