import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { LedgerDrawing } from '../../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import type { ShownStatement, StatementFrom } from './shown-statement.ts';
import { StatementDates, type useStatementRange } from './statement-dates.tsx';
import { Button } from '@mantine/core';
import { IconCopyCheck, IconDownload, IconPrinter, IconShare } from '@tabler/icons-react';
import { saveAsCsv } from '../../../../ui/files/save-table.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { whatsappUrl } from '../whatsapp-link.tsx';
import { today, shortDay } from '../../../../ui/words/date-words.ts';
import { statementTable, statementText, lineWords, rangeWords } from './statement-words.ts';
import classes from './statement.module.css';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { showPhone } from '../../../../domain/phones/phone-number.ts';
import { showWebAddress } from '../../../../domain/text/web-address.ts';
import { CorrectPaymentSheet } from '../../../payments/shared/correct-payment.tsx';
import { Money } from '../../../../ui/numbers/money.tsx';

interface StatementBodyProps {
  statement: ShownStatement;
  dates: ReturnType<typeof useStatementRange>;
  business: StatementFrom;
  /** Shown when the statement has no lines at all. */
  nothingYet: ReactNode;
}

/** A statement with the choice of its days, and its actions. [CUS-9, VEN-4] */
export function StatementBody({ statement, dates, business, nothingYet }: StatementBodyProps) {
  const { range } = dates;
  const isEmpty = statement.lines.length === 0 && statement.before === 0;
  return (
    <>
      <StatementDates {...dates} />
      {isEmpty ? (
        <EmptyState drawing={<LedgerDrawing />}>
          {range ? <Trans>Nothing on these days.</Trans> : nothingYet}
        </EmptyState>
      ) : (
        <>
          <StatementTable statement={statement} range={range} business={business} />
          <StatementActions statement={statement} range={range} business={business} />
        </>
      )}
    </>
  );
}

interface StatementActionsProps {
  statement: ShownStatement;
  range: { from: string; to: string } | null;
  business: StatementFrom;
}

/** Send it as a text, export it as a table, print it. [CUS-9] */
function StatementActions({ statement, range, business }: StatementActionsProps) {
  const { t } = useLingui();
  const text = statementText(statement, range, business);
  const share = async () => {
    try {
      await navigator.share({ text });
    } catch {
      // The user closed the dialog.
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast({ id: 'copied', title: t`Copied`, icon: <IconCopyCheck />, stays: 3000, closeName: t`Close` });
  };
  const name = statement.name.replace(/[^\p{L}\d]+/gu, '-').toLowerCase();
  return (
    <div className={classes.actions}>
      {'share' in navigator ? (
        <Button h={56} leftSection={<IconShare aria-hidden />} onClick={() => void share()}>
          <Trans>Share</Trans>
        </Button>
      ) : (
        <Button
          component="a"
          href={whatsappUrl(statement.phone, text)}
          target="_blank"
          rel="noreferrer"
          h={56}
          leftSection={<IconShare aria-hidden />}
        >
          <Trans>Send by WhatsApp</Trans>
        </Button>
      )}
      <Button variant="default" h={56} leftSection={<IconPrinter aria-hidden />} onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
      <Button
        variant="default"
        h={56}
        leftSection={<IconDownload aria-hidden />}
        onClick={() => saveAsCsv(`statement-${name}-${today()}`, statementTable(statement, business.currency))}
      >
        <Trans>Spreadsheet</Trans>
      </Button>
      {'clipboard' in navigator && (
        <Button variant="default" h={56} leftSection={<IconCopyCheck aria-hidden />} onClick={() => void copy()}>
          <Trans>Copy as text</Trans>
        </Button>
      )}
    </div>
  );
}

interface StatementTableProps {
  statement: ShownStatement;
  range: { from: string; to: string } | null;
  business: StatementFrom;
}

/**
 * The lines of a statement with their running total; its payments can be corrected; on paper with sender and recipient.
 * [CUS-9, PAY-20]
 */
function StatementTable({ statement, range, business }: StatementTableProps) {
  const { t } = useLingui();
  const { currency } = business;
  const website = business.website && showWebAddress(business.website);
  const [open, setOpen] = useState<string>();
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
                {line.payment ? (
                  <button type="button" className={classes.payment} onClick={() => setOpen(line.key)}>
                    {lineWords(line)}
                  </button>
                ) : (
                  <small>{lineWords(line)}</small>
                )}
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
      <CorrectPaymentSheet
        payment={lines.find(({ key }) => key === open)?.payment}
        currency={currency}
        mayVoid
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}
