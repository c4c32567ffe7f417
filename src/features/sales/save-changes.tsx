import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { SaleView } from '../../contract/sales.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { payOf } from '../../domain/sales/draft-of-sale.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { AskedPrices } from './asked-prices.tsx';
import type { SaleForm } from './sale-form.ts';
import { totalOf } from './sale-from-form.ts';
import { SaleTotal } from './sale-total.tsx';
import { saleErrorWords } from './sale-words.ts';
import type { useSaveSale } from './use-save-sale.ts';
import classes from './add-sale.module.css';

interface SaveChangesProps {
  form: SaleForm;
  currency: string;
  busy: boolean;
  saving: ReturnType<typeof useSaveSale>;
  payment: SaleView['initial_payment'];
  onStartAgain: () => void;
}

/** The total beside what was paid, which stays, and the button that saves the changes. [SAL-39] */
export function SaveChanges({ form, currency, busy, saving, payment, onStartAgain }: SaveChangesProps) {
  const goods = totalOf(form, currency);
  const total = form.rounded?.of === goods ? goods + form.rounded.by : goods;
  const { refusal, asked, save } = saving;
  return (
    <>
      {refusal?.type === 'ChangedMeanwhile' && (
        <ErrorNote>
          {saleErrorWords(refusal)}
          <Button variant="default" h={48} mt="xs" fullWidth onClick={onStartAgain}>
            <Trans>Show what it says now</Trans>
          </Button>
        </ErrorNote>
      )}
      <AskedPrices words={asked} />
      <SaleTotal total={total} items={form.lines.length} currency={currency}>
        <PaidWords paid={payment?.amount ?? 0} total={total} currency={currency} />
      </SaleTotal>
      <Button
        fullWidth
        h={56}
        fz={18}
        loading={busy}
        onClick={() => void save(payOf({ initial_payment: payment }, total))}
      >
        {asked.length > 0 ? <Trans>Save all the same</Trans> : <Trans>Save changes</Trans>}
      </Button>
    </>
  );
}

/** What was paid stays: what is left to pay then, or what was paid too much. [SAL-39] */
function PaidWords({ paid, total, currency }: { paid: number; total: number; currency: string }) {
  const amount = formatAmount(paid, currency);
  const difference = formatAmount(Math.abs(total - paid), currency);
  const tone = paid > total ? 'look' : undefined;
  return (
    <span className={classes.paid} data-tone={tone} role="status">
      {paid > total ? (
        <>
          <IconAlertTriangle size={18} aria-hidden />
          <Trans>
            Paid {amount}: {difference} too much
          </Trans>
        </>
      ) : paid === total ? (
        <Trans>Paid {amount}: all of it</Trans>
      ) : (
        <Trans>
          Paid {amount}: {difference} left to pay
        </Trans>
      )}
    </span>
  );
}
