import { t } from '@lingui/core/macro';
import type { BusinessView } from '../../../contract/account.ts';
import type { ExpenseView } from '../../../contract/expenses.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { moneyWords } from '../../../domain/money/money-words.ts';
import { amountInWords } from '../../../domain/papers/amount-in-words.ts';
import { showWebAddress } from '../../../domain/text/web-address.ts';
import type { WrittenPaper, WrittenSum } from '../../../domain/papers/written-paper.ts';
import { paperDay } from '../../papers/shared/paper-day.ts';
import { rateWords } from '../../../ui/setup/rate-choice.tsx';
import { categoryWords } from '../../../ui/words/category-words.ts';

/**
 * The voucher of an expense: payee, purpose, amount in figures and words, and signature lines. Without a payee it has a
 * line to write on. [EXP-4]
 */
export function writeVoucher(expense: ExpenseView, business: BusinessView): WrittenPaper {
  const { currency, address, phone, tax_id, website, logo, receipt } = business;
  const { category, note, payee, amount, paid, balance, due_date, flock_name, draft, day } = expense;
  const bearer = draft.borne_by === 'flocks' ? t`All flocks` : flock_name;
  const facts: [string, string | undefined][] = [
    [t`Date`, paperDay(day)],
    [t`Paid to`, payee ?? '____________________'],
    [t`Purpose`, [categoryWords()[category], note].filter(Boolean).join(': ')],
    [t`For`, bearer],
    [t`Written by`, expense.by],
  ];
  const due = due_date && paperDay(due_date, day);
  const open: WrittenSum[] =
    balance > 0
      ? [
          ...(paid > 0 ? [{ label: t`Paid`, amount: formatAmount(paid, currency) }] : []),
          { label: due ? t`To pay by ${due}` : t`To pay`, amount: moneyWords(balance, currency), weight: 'strong' },
        ]
      : [];
  return {
    title: t`Payment voucher`,
    number: expense.voucher_no,
    mark: expense.voided ? t`VOIDED` : undefined,
    seller: business.name,
    logo,
    about: [
      ...(address ? [address] : []),
      ...(phone ? [phone] : []),
      ...(website ? [showWebAddress(website)] : []),
      ...(tax_id ? [t`Tax no. ${tax_id}`] : []),
      ...(receipt.header?.split('\n') ?? []),
    ],
    facts: facts.filter((fact): fact is [string, string] => fact[1] !== undefined),
    lines: [],
    sums: [
      { label: t`Amount`, amount: moneyWords(amount, currency), weight: 'final' },
      ...taxIn(expense, business),
      ...open,
    ],
    inWords: amountInWords(amount, currency),
    signatures: [t`Prepared by`, t`Approved by`, t`Received by`],
    footer: receipt.footer,
  };
}

/** The tax in it that is claimed back, for the check of the claim. [TAX-7] */
function taxIn({ tax, draft: { tax_rate = 0 } }: ExpenseView, { currency, taxes }: BusinessView): WrittenSum[] {
  if (tax === undefined) return [];
  return [{ label: rateWords(taxes?.name ?? t`Tax`, tax_rate), amount: formatAmount(tax, currency) }];
}
