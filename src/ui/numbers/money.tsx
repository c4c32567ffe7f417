import { formatAmount } from '../../domain/money/currency.ts';

/** An amount of money; never shortened, never broken over two lines. [LOK-5] Units: minor units. */
export function Money({ amount, currency, total }: { amount: number; currency: string; total?: boolean }) {
  return (
    <span
      style={{
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        ...(total && { borderBottom: 'var(--fb-rule-total)', paddingBottom: 1 }),
      }}
    >
      {formatAmount(amount, currency)}
    </span>
  );
}
