import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatAmount } from '../../domain/money/currency.ts';
import { shortDay, today } from '../../ui/words/date-words.ts';
import { useMethodWords } from '../../ui/paying/pay-method.tsx';
import type { SaleForm } from './sale-form.ts';
import { dueDay } from './sale-from-form.ts';
import { SaleTotal } from './sale-total.tsx';
import classes from './add-sale.module.css';

interface SaveBarProps {
  form: SaleForm;
  total: number;
  /** What is paid in cash, rounded to coins that there are. [SAL-45] */
  inCash: number;
  currency: string;
  busy: boolean;
  onAll: () => void;
  onPart: () => void;
  onLater: () => void;
}

/** The total under its double rule, and the three ways to pay, which are the save buttons. [SAL-5, SAL-8] */
export function SaveBar({ form, total, inCash, currency, busy, onAll, onPart, onLater }: SaveBarProps) {
  const { t } = useLingui();
  const due = shortDay(dueDay(form, today()));
  const method = useMethodWords(currency)[form.method];
  const button = (title: ReactNode, second: ReactNode, onPress: () => void, main = false) => (
    <button type="button" aria-disabled={busy || undefined} data-main={main || undefined} onClick={onPress}>
      <b>{title}</b>
      <span>{second}</span>
    </button>
  );
  return (
    <>
      <SaleTotal total={total} items={form.lines.length} currency={currency} />
      <div className={classes.pay} role="group" aria-label={t`Save the sale`}>
        {button(<Trans>Paid all</Trans>, form.method === 'cash' ? formatAmount(inCash, currency) : method, onAll, true)}
        {button(<Trans>Part</Trans>, <Trans>pays some</Trans>, onPart)}
        {button(<Trans>Pay later</Trans>, <Trans>by {due}</Trans>, onLater)}
      </div>
    </>
  );
}
