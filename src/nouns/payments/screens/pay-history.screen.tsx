import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { PaidOut } from './paid-out.tsx';
import { usePaidPlace } from './use-paid-place.ts';

/**
 * /expenses/payment/history/:id and similar paths: every payment, its author, and the balance after it.
 * [RTE-43, RTE-47, PAY-1]
 */
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
      {owed && business && (
        <PaidOut owed={owed} currency={business.currency}>
          {owed.balance > 0 && owed.may_pay && (
            <Button component={Link} to={pay} h={56} fullWidth leftSection={<IconCash aria-hidden />}>
              <Trans>Pay {formatAmount(owed.balance, business.currency)}</Trans>
            </Button>
          )}
        </PaidOut>
      )}
    </Screen>
  );
}
