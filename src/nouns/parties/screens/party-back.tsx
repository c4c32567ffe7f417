import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../../client/use-query.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import { GiveBackForm } from '../../payments/shared/give-back-form.tsx';
import classes from '../shared/person-page.module.css';
import { of, partyPath } from './party-kind.ts';
import { NoSuchParty, type PartyPageProps } from './party-page.tsx';

/** Return of an advance: to a customer, or from a supplier. [PAY-17] */
export function PartyBack({ kind, id, business: { currency } }: PartyPageProps) {
  const party = useQuery(of(kind, 'account'), { id });
  const navigate = useNavigate();
  const { giveBack, giveBackDescription, balance } = kind.words();
  const ahead = Math.max(0, -(party?.balance ?? 0));
  return (
    <Screen title={giveBack} description={giveBackDescription} subtitle={party?.name} back={partyPath(kind, id)} form>
      {party === undefined && <Waiting />}
      {party === null && <NoSuchParty kind={kind} />}
      {party && (
        <GiveBackForm
          side={kind.side}
          party_id={id}
          ahead={ahead}
          currency={currency}
          onSaved={() => void navigate(partyPath(kind, id), { replace: true })}
        >
          <section className={classes.balance}>
            <p>{balance(currency).ahead}</p>
            <p className={classes.big}>
              <Money amount={ahead} currency={currency} total />
            </p>
          </section>
        </GiveBackForm>
      )}
    </Screen>
  );
}
