import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { ImportRow } from '../../domain/imports/import-row.ts';
import { DayField } from '../dates/day-field.tsx';
import { usePayMethods } from '../paying/pay-method.tsx';
import { today } from '../words/date-words.ts';
import classes from './import.module.css';
import { MoneyInput } from '../numbers/money-input.tsx';

interface MoneyFormProps {
  currency: string;
  busy: boolean;
  onRows: (rows: readonly ImportRow[]) => void;
}

/** What was in the drawer, on the phone and in the bank when the book began: for three numbers nobody makes a table. [IMP-1] */
export function MoneyForm({ currency, busy, onRows }: MoneyFormProps) {
  const { t } = useLingui();
  const methods = usePayMethods(currency);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [day, setDay] = useState(today);
  const rows = methods.flatMap(({ value: method }, i): ImportRow[] => {
    const amount = typed[method]?.trim() ?? '';
    return amount === '' ? [] : [{ row: i + 1, method, amount, opening_on: day }];
  });
  const look = (event: FormEvent) => {
    event.preventDefault();
    onRows(rows);
  };
  return (
    <form className={classes.card} onSubmit={look} noValidate>
      <p>
        <Trans>How much money was here when you began with this book?</Trans>
      </p>
      {methods.map(({ value, label }) => (
        <MoneyInput
          key={value}
          label={`${label}, ${currency}`}
          value={typed[value] ?? ''}
          onType={(text) => setTyped({ ...typed, [value]: text })}
          currency={currency}
        />
      ))}
      <DayField label={t`As of which day`} value={day} lately onChange={setDay} />
      <Button type="submit" h={56} loading={busy} disabled={rows.length === 0 || day === ''}>
        <Trans>Next</Trans>
      </Button>
    </form>
  );
}
