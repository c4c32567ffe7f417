import { Button, Loader } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness, useSession } from '../../../client/use-session.ts';
import { guessCurrency } from '../../../domain/money/guess-currency.ts';
import { FeedBag } from '../../../ui/drawings/feed-bag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { standingWords } from '../shared/plan-words.ts';
import { PlanChoice } from './plan-choice.tsx';
import { AskedCard } from './asked-card.tsx';
import classes from './subscription.module.css';

const NOTHING = {};

/** The currency of the phone's place, for a visitor. */
const currencyHere = () => guessCurrency(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);

/**
 * /subscription: the plan, its end, and the prices and benefits of the others; paying requires sign-in.
 * [RTE-11, SUB-3, SUB-6]
 */
export function SubscriptionScreen() {
  const { t } = useLingui();
  const session = useSession();
  const business = useBusiness();
  const mine = useQuery('subscription.mine', NOTHING) ?? undefined;
  const view = useQuery('subscription.plans', NOTHING);
  const signedIn = session?.state === 'signed-in';
  const currency = business?.currency ?? currencyHere();
  const plans = view?.state === 'known' ? view.plans : [];
  const own = plans.find(({ plan_id }) => plan_id === mine?.plan_id);
  return (
    <Screen
      title={t`Plans`}
      description={t`The plan of your business, its end, and what a longer one costs and brings.`}
      subtitle={business?.name}
      back={signedIn ? '/settings/0' : '/login'}
    >
      <div className={classes.page}>
        {mine && (
          <section className={classes.card} aria-labelledby="own-plan">
            <h2 id="own-plan">{own?.name ?? mine.plan_id}</h2>
            <p>{standingWords(mine.standing, mine.until)}</p>
          </section>
        )}
        <p className={classes.promise}>
          <Trans>
            Your own records are always yours. You go on recording, reading and taking them out on every plan, also when
            it has ended, also without internet.
          </Trans>
        </p>
        {view?.state === 'asking' && <Loader aria-label={t`Asking for the plans`} />}
        {view?.state === 'offline' && (
          <EmptyState drawing={<FeedBag />}>
            <Trans>
              The plans come with the first signal. Until then nothing is missing: your book works as always.
            </Trans>
          </EmptyState>
        )}
        {mine?.request?.status === 'open' && <AskedCard request={mine.request} plans={plans} />}
        {mine?.request?.status === 'refused' && (
          <section className={classes.card} role="status">
            <h2>
              <Trans>Not done yet</Trans>
            </h2>
            <p>{mine.request.answer ?? t`We could not take this payment. Please ask again.`}</p>
          </section>
        )}
        {view?.state === 'known' && <PlanChoice plans={plans} currency={currency} mayAsk={mine !== undefined} />}
        {session?.state === 'signed-out' && (
          <div className={classes.doors}>
            <Button component={Link} to="/register" h={56} fz={18}>
              <Trans>Register</Trans>
            </Button>
            <Button component={Link} to="/login?next=%2Fsubscription" variant="default" h={56}>
              <Trans>Sign in to pay</Trans>
            </Button>
          </div>
        )}
        {signedIn && business && !mine && (
          <p className={classes.promise}>
            <Trans>Only the owner pays for a plan.</Trans>
          </p>
        )}
        {mine && (
          <Button component={Link} to="/settings/6" variant="default" h={56}>
            <Trans>Receipts and the link for friends</Trans>
          </Button>
        )}
      </div>
    </Screen>
  );
}
