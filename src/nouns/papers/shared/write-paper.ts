import { t } from '@lingui/core/macro';
import { amountInWords } from '../../../domain/papers/amount-in-words.ts';
import type { Paper, PaperLine } from '../../../domain/papers/paper.ts';
import type { WrittenLine, WrittenPaper, WrittenSum } from '../../../domain/papers/written-paper.ts';
import { showWebAddress } from '../../../domain/text/web-address.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { moneyWords } from '../../../domain/money/money-words.ts';
import { quantityWords } from '../../../ui/numbers/quantity-words.ts';
import { paperDay } from './paper-day.ts';

export type PaperKind = 'invoice' | 'receipt';

/** Details of a sale beside its paper; a shared page has none of them. */
export interface PaperAbout {
  readonly kind: PaperKind;
  readonly is?: 'sale' | 'order' | 'return' | 'voided' | undefined;
  /** "13:50", local time of the sale. */
  readonly time?: string | undefined;
  readonly served_by?: string | undefined;
  /** "cash": the way of payment in plain words. */
  readonly method?: string | undefined;
}

/** A sale with all its texts, as it is printed, drawn and sent. [INV-1, INV-5] */
export function writePaper(paper: Paper, about: PaperAbout): WrittenPaper {
  const { seller, currency } = paper;
  const amount = (minorUnits: number) => formatAmount(minorUnits, currency);
  const { phone, tax_id, website } = seller;
  const day = paperDay(paper.day);
  const facts: [string, string | undefined][] = [
    [t`Date`, about.time ? `${day} ${about.time}` : day],
    [t`Customer`, paper.customer_name],
    [t`Customer’s tax no.`, paper.customer_tax_id],
    [t`Served by`, about.served_by],
  ];
  return {
    title: titleOf(about, paper),
    number: paper.number,
    mark: about.is === 'voided' ? t`VOIDED` : undefined,
    seller: seller.name,
    logo: seller.logo,
    about: [
      ...(seller.address ? [seller.address] : []),
      ...(phone ? [phone] : []),
      ...(website ? [showWebAddress(website)] : []),
      ...(tax_id ? [t`Tax no. ${tax_id}`] : []),
      ...(paper.header?.split('\n') ?? []),
    ],
    facts: facts.filter((fact): fact is [string, string] => fact[1] !== undefined),
    lines: paper.lines.map((line) => writtenLine(line, amount)),
    sums: sumsOf(paper, about, amount),
    inWords: amountInWords(paper.total, currency),
    footer: paper.footer,
  };
}

/** A seller registered for a tax writes tax invoices: the buyer needs that title to claim the tax back. [TAX-5] */
function titleOf({ kind, is }: PaperAbout, { seller, tax_added, tax_included }: Paper): string {
  if (is === 'order') return t`Order`;
  if (is === 'return') return t`Return`;
  if (kind === 'receipt') return t`Receipt`;
  return seller.tax_id && tax_added + tax_included > 0 ? t`Tax invoice` : t`Invoice`;
}

type Amount = (minorUnits: number) => string;

function writtenLine(line: PaperLine, amount: Amount): WrittenLine {
  const { discount, tax_rate, tax_inclusive, weight_g } = line;
  const off = amount(discount ?? 0);
  const rate = String((tax_rate ?? 0) / 100);
  return {
    what: line.description,
    quantity: quantityWords(line.qty, line.unit, line.factor, weight_g),
    price: amount(line.unit_price),
    notes: [
      ...(discount ? [t`Discount ${off}`] : []),
      ...(tax_rate ? [tax_inclusive ? t`${rate} % tax inside` : t`${rate} % tax`] : []),
    ],
    amount: amount(line.amount),
  };
}

/**
 * Only sums that exist; the double rule is under the amount left to pay, else under the total. The decisive amount
 * shows its currency. [LOK-6, MNY-14]
 */
function sumsOf(paper: Paper, { is, method }: PaperAbout, amount: Amount): WrittenSum[] {
  const { currency, balance, due_date } = paper;
  const parts: [string, number][] = [
    [t`Discount`, -paper.order_discount],
    ...taxParts(paper, false, amount),
    [t`Delivery`, paper.delivery_fee],
    [t`Rounding`, paper.rounding],
  ];
  const between = parts.filter(([, part]) => part !== 0).map(([label, part]) => ({ label, amount: amount(part) }));
  const due = due_date && paperDay(due_date, paper.day);
  const isDebt = is !== 'return' && is !== 'voided' && balance > 0;
  return [
    ...(between.length > 0 ? [{ label: t`Subtotal`, amount: amount(paper.subtotal) }, ...between] : []),
    { label: t`Total`, amount: moneyWords(paper.total, currency), weight: isDebt ? 'strong' : 'final' },
    ...taxParts(paper, true, amount).map(([label, tax]) => ({ label, amount: amount(tax) })),
    ...(paper.returned > 0 ? [{ label: t`Came back`, amount: amount(-paper.returned) }] : []),
    ...(is === 'return' || (paper.paid === 0 && balance > 0)
      ? []
      : [{ label: method ? t`Paid, ${method}` : t`Paid`, amount: amount(paper.paid) }]),
    ...(balance < 0 && is !== 'return' ? [{ label: t`Paid ahead`, amount: amount(-balance) }] : []),
    ...(isDebt
      ? [
          {
            label: due ? t`To pay by ${due}` : t`To pay`,
            amount: moneyWords(balance, currency),
            weight: 'final' as const,
          },
        ]
      : []),
  ];
}

/**
 * The tax per rate with its taxable amount: a tax office requires both. [TAX-5] An older shared page has the sum alone.
 */
function taxParts(
  { tax_name, taxes, tax_added, tax_included }: Paper,
  inside: boolean,
  amount: Amount,
): [string, number][] {
  const name = tax_name ?? t`Tax`;
  const sum = inside ? tax_included : tax_added;
  if (!taxes) return sum === 0 ? [] : [[inside ? t`Tax in it` : t`Tax`, sum]];
  return taxes
    .filter((one) => one.inside === inside)
    .map(({ rate, net, tax }) => {
      const [percent, base] = [String(rate / 100), amount(net)];
      return [inside ? t`${name} in it, ${percent} % of ${base}` : t`${name}, ${percent} % of ${base}`, tax];
    });
}
