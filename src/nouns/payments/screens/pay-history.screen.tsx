import { ActionIcon, Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCash, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OutPayments } from '../../../contract/payments.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { CorrectPaymentSheet } from '../shared/correct-payment.tsx';
import classes from '../shared/payments.module.css';
import { PaymentHistory } from '../shared/payment-history.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { VoidForm } from '../../../ui/void-form.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { usePaidPlace } from './use-paid-place.ts';

/** /expenses/payment/history/:id and its like: every payment, who made it, and what was owed after it. [RTE-43, RTE-47, PAY-1] */
export function PayHistoryScreen() {
  const { t } = useLingui();
  const { kind, id, back, pay } = usePaidPlace();
  const business = useBusiness();
  const owed = useQuery('payments.out', { kind, id });
  return (
    <Screen
      title={t`Payments`}
      description={t`Every payment for something you owe, who made it, and what was owed after it.`}
      subtitle={owed ? [owed.payee, owed.number].filter(Boolean).join(' · ') : undefined}
      back={back}
    >
      {owed === undefined && <Waiting />}
      {owed === null && <NothingToPay to={back} />}
      {owed && business && <History owed={owed} currency={business.currency} payPath={pay} />}
    </Screen>
  );
}

function History({ owed, currency, payPath }: { owed: OutPayments; currency: string; payPath: string }) {
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
  // The first payment is part of the document, and what came with a return of the return: they are changed there.
  const isLater = ({ id, is_return, voided }: OutPayments['payments'][number]): boolean =>
    id !== owed.id && !is_return && !id.includes(' ') && voided === undefined;
  const act = (id: string) =>
    owed.may_void && owed.payments.some((paid) => paid.id === id && isLater(paid)) ? (
      <span className={classes.acts}>
        {owed.may_correct && (
          <ActionIcon
            variant="default"
            size={48}
            aria-label={t`Put this payment right`}
            onClick={() => setCorrecting(id)}
          >
            <IconPencil aria-hidden size={20} />
          </ActionIcon>
        )}
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
      </span>
    ) : (
      <span />
    );
  return (
    <PaymentHistory
      total={owed.total}
      currency={currency}
      payments={owed.payments}
      returned={<Trans>Sent back</Trans>}
      none={<Trans>Nothing was paid yet.</Trans>}
      act={act}
    >
      {owed.balance > 0 && owed.may_pay && (
        <Button component={Link} to={payPath} h={56} fullWidth leftSection={<IconCash aria-hidden />}>
          <Trans>Pay {formatAmount(owed.balance, currency)}</Trans>
        </Button>
      )}
      <CorrectPaymentSheet
        payment={owed.payments.find(({ id }) => id === correcting)}
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
