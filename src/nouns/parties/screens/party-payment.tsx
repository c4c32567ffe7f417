import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../../client/use-query.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import classes from '../shared/person-page.module.css';
import { of, partyPath } from './party-kind.ts';
import { NoSuchParty, type PartyPageProps } from './party-page.tsx';

/**
 * Payment from or to one party for everything that is open: the oldest is paid first, any excess is an advance.
 * [PAY-6, PAY-7, DEB-4, VEN-4]
 */
export function PartyPayment({ kind, id, business: { currency } }: PartyPageProps) {
  const party = useQuery(of(kind, 'account'), { id });
  const navigate = useNavigate();
  const { pay, payDescription, balance } = kind.words();
  const { PayForm } = kind;
  const to = party?.details.mobile_money;
  return (
    <Screen title={pay} description={payDescription} subtitle={party?.name} back={partyPath(kind, id)} form>
      {party === undefined && <Waiting />}
      {party === null && <NoSuchParty kind={kind} />}
      {party && (
        <PayForm
          id={id}
          balance={party.balance}
          currency={currency}
          onSaved={() => void navigate(partyPath(kind, id), { replace: true })}
        >
          <section className={classes.balance}>
            <p>{balance(currency).owes}</p>
            <p className={classes.big}>
              <Money amount={Math.max(0, party.balance)} currency={currency} total />
            </p>
            <p className={classes.small}>
              {to ? <Trans>Pay to {to}. The oldest is paid first.</Trans> : <Trans>The oldest is paid first.</Trans>}
            </p>
          </section>
        </PayForm>
      )}
    </Screen>
  );
}
