import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownStatement, StatementFrom } from './shown-statement.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { showWebAddress } from '../../domain/text/web-address.ts';
import { Money } from '../numbers/money.tsx';
import { shortDay } from '../words/date-words.ts';
import { lineWords, rangeWords } from './statement-words.ts';
import classes from './statement.module.css';

interface StatementTableProps {
  statement: ShownStatement;
  range: { from: string; to: string } | null;
  business: StatementFrom;
}

/** The lines of a statement with their running sum; on paper with who it is from and for. [CUS-9] */
export function StatementTable({ statement, range, business }: StatementTableProps) {
  const { t } = useLingui();
  const { currency } = business;
  const website = business.website && showWebAddress(business.website);
  const { lines, before, charged, paid, owed } = statement;
  const money = (amount: number) => (amount === 0 ? '' : formatAmount(amount, currency));
  return (
    <>
      <header className={classes.paper}>
        <b>{business.name}</b>
        {[business.address, business.phone, website, business.tax_id].filter(Boolean).join(' · ')}
        <h2>
          <Trans>Statement for {statement.name}</Trans>
        </h2>
        {[statement.phone && showPhone(statement.phone), rangeWords(range)].filter(Boolean).join(' · ')}
      </header>
      <table className={classes.table}>
        <caption>{t`Amounts in ${currency}`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Bought`}</th>
            <th scope="col">{t`Paid`}</th>
            <th scope="col">{t`Owed`}</th>
          </tr>
        </thead>
        <tbody>
          {before !== 0 && (
            <tr>
              <th scope="row">{t`Owed before`}</th>
              <td colSpan={3}>{formatAmount(before, currency)}</td>
            </tr>
          )}
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                {shortDay(line.day)}
                <small>{lineWords(line)}</small>
              </th>
              <td>{money(line.charged)}</td>
              <td>{money(line.paid)}</td>
              <td>{formatAmount(line.balance, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{owed < 0 ? t`Paid ahead` : t`Owed now`}</th>
            <td>{money(charged)}</td>
            <td>{money(paid)}</td>
            <td>
              <Money amount={Math.abs(owed)} currency={currency} total />
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
