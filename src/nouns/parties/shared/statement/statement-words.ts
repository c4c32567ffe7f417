import { t } from '@lingui/core/macro';
import type { ShownLine, ShownStatement, StatementFrom } from './shown-statement.ts';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { moneyWords } from '../../../../domain/money/money-words.ts';
import { tableOf, type Table } from '../../../../domain/exports/table.ts';
import { shortDay, today } from '../../../../ui/words/date-words.ts';

type Range = { from: string; to: string } | null;

/** Text of a statement line. [CUS-9] */
export function lineWords({ kind, number }: ShownLine): string {
  const what = kindWords(kind);
  return number === undefined ? what : `${what} ${number}`;
}

function kindWords(kind: ShownLine['kind']): string {
  switch (kind) {
    case 'opening':
      return t`From before the book`;
    case 'sale':
      return t`Sale`;
    case 'return':
      return t`Returned`;
    case 'purchase':
      return t`Purchase`;
    case 'expense':
      return t`Expense`;
    case 'flock':
      return t`Flock`;
    case 'payment':
      return t`Payment`;
    case 'refund':
      return t`Given back`;
  }
}

export const rangeWords = (range: Range): string =>
  range ? `${shortDay(range.from)} – ${shortDay(range.to)}` : t`up to ${shortDay(today())}`;

/** A statement as a message: limited to the newest lines, so that it can be read on a phone. [CUS-9] */
export function statementText(statement: ShownStatement, range: Range, business: StatementFrom): string {
  const { currency } = business;
  const money = (amount: number) => formatAmount(amount, currency);
  const shown = statement.lines.slice(-MAX_LINES);
  const first = shown[0];
  const before = first ? first.balance - first.charged + first.paid : statement.before;
  const lines = shown.map((line) => {
    const change = [line.charged && `+${money(line.charged)}`, line.paid && `−${money(line.paid)}`].filter(Boolean);
    return `${shortDay(line.day)} ${lineWords(line)}: ${change.join(' ')} = ${money(line.balance)}`;
  });
  return [
    business.name,
    t`Statement for ${statement.name}, ${rangeWords(range)}`,
    ...(before === 0 ? [] : [t`Owed before: ${moneyWords(before, currency)}`]),
    ...lines,
    t`Owed now: ${moneyWords(statement.owed, currency)}`,
  ].join('\n');
}
const MAX_LINES = 20;

/** A statement as a table. */
export const statementTable = ({ lines, before }: ShownStatement, currency: string): Table =>
  tableOf(
    { name: t`Statement`, currency },
    [
      [t`Day`, 'day'],
      [t`What`, 'text'],
      [t`Bought`, 'money'],
      [t`Paid`, 'money'],
      [t`Owed`, 'money'],
    ],
    [
      ...(before === 0 ? [] : [[undefined, t`Owed before`, undefined, undefined, before]]),
      ...lines.map((line) => [line.day, lineWords(line), line.charged, line.paid, line.balance]),
    ],
  );
