import { ActionIcon, Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { OutPayments } from '../../../contract/payments.ts';
import { useCommand } from '../../../client/use-command.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { VoidForm } from '../../../ui/void-form.tsx';
import { CorrectPaymentSheet } from '../shared/correct-payment.tsx';
import { PaymentHistory } from '../shared/payment-history.tsx';
import classes from '../shared/payments.module.css';
import { mayChange } from './may-change.ts';

interface PaidOutProps {
  owed: OutPayments;
  currency: string;
  /** Shown below the list. */
  children?: ReactNode;
}

/** All payments of a payable document, each to correct or void. [PAY-9, PAY-20, PAY-22] */
export function PaidOut({ owed, currency, children }: PaidOutProps) {
  const { t } = useLingui();
  const [voiding, setVoiding] = useState<string>();
  const [correcting, setCorrecting] = useState<string>();
  const one = owed.payments.find(({ id }) => id === voiding);
  const amount = formatAmount(one?.amount ?? 0, currency);
  const { run, busy, error, clearError } = useCommand('payments.void');
  const tell = useSavedToast();
  const voidIt = async (reason: string) => {
    if (voiding === undefined || !(await run({ id: voiding, reason })).ok) return;
    tell();
    setVoiding(undefined);
  };
  const act = (id: string) => {
    const paid = owed.payments.find((payment) => payment.id === id);
    if (!paid || paid.is_return || paid.voided !== undefined) return <span />;
    const { mayVoid, mayCorrect } = mayChange(paid, owed);
    return (
      <span className={mayVoid || mayCorrect ? classes.acts : undefined}>
        {mayCorrect && (
          <ActionIcon
            variant="default"
            size={48}
            aria-label={t`Put this payment right`}
            onClick={() => setCorrecting(id)}
          >
            <IconPencil aria-hidden size={20} />
          </ActionIcon>
        )}
        {mayVoid && (
          <Button
            variant="subtle"
            color="red"
            h={48}
            px="sm"
            aria-label={t`Void this payment`}
            onClick={() => setVoiding(id)}
          >
            <Trans>Void</Trans>
          </Button>
        )}
      </span>
    );
  };
  return (
    <PaymentHistory
      total={owed.total}
      currency={currency}
      payments={owed.payments}
      returned={<Trans>Sent back</Trans>}
      none={<Trans>Nothing was paid yet.</Trans>}
      act={act}
    >
      {children}
      <CorrectPaymentSheet
        payment={owed.payments.find(({ id }) => id === correcting)}
        of={{ kind: owed.kind, id: owed.id }}
        currency={currency}
        onClose={() => setCorrecting(undefined)}
      />
      <Sheet
        opened={one !== undefined}
        title={<Trans>Void this payment</Trans>}
        onClose={() => {
          setVoiding(undefined);
          clearError();
        }}
      >
        {one && (
          <VoidForm busy={busy} error={error} onVoid={(reason) => void voidIt(reason)}>
            <Trans>The {amount} count as not paid, and are owed again.</Trans>
          </VoidForm>
        )}
      </Sheet>
    </PaymentHistory>
  );
}
