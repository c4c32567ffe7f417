import { formatAmount } from '../../domain/money/currency.ts';
import { moneyWords } from '../../domain/money/money-words.ts';

interface MoneyProps {
  /** Units: minor units. */
  amount: number;
  currency: string;
  /** Shown under a double rule. */
  total?: boolean;
  /** Show the local currency symbol, where no label beside it names the currency. */
  signed?: boolean;
}

/** An amount of money; never shortened, never wrapped over two lines. [LOK-5, MNY-14] */
export function Money({ amount, currency, total, signed }: MoneyProps) {
  return (
    <span
      style={{
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        ...(total && { borderBottom: 'var(--fb-rule-total)', paddingBottom: 1 }),
      }}
    >
      {signed ? moneyWords(amount, currency) : formatAmount(amount, currency)}
    </span>
  );
}
