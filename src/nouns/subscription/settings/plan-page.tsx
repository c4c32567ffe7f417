import { Button } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconBrandWhatsapp, IconShare } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { MyPlan } from '../../../contract/subscription.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { moneyWords } from '../../../domain/money/money-words.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { whatsappUrl } from '../../parties/shared/whatsapp-link.tsx';
import { dayWords } from '../../../ui/words/date-words.ts';
import { standingWords } from '../shared/plan-words.ts';
import classes from '../../settings/shared/settings.module.css';

const NOTHING = {};

/** /settings/6: the plan, its end, the receipts, and the link to share with its rewards. [SUB-6, RTE-48] */
export function PlanPage() {
  const { t } = useLingui();
  const business = useBusiness();
  const mine = useQuery('subscription.mine', NOTHING);
  const view = useQuery('subscription.plans', NOTHING);
  const name = view?.state === 'known' ? view.plans.find(({ plan_id }) => plan_id === mine?.plan_id)?.name : undefined;
  return (
    <Screen
      title={t`Plan & friends`}
      description={t`Your plan, its receipts, and the link for your friends.`}
      subtitle={business?.name}
      back="/settings/0"
    >
      {mine && (
        <div className={classes.cards}>
          <section className={classes.card}>
            <h2>{name ?? mine.plan_id}</h2>
            <p>{standingWords(mine.standing, mine.until)}</p>
            <Button component={Link} to="/subscription" h={56} mt="sm" fullWidth>
              {mine.request?.status === 'open' ? <Trans>See what you asked for</Trans> : <Trans>See the plans</Trans>}
            </Button>
          </section>
          <Receipts receipts={mine.receipts} />
          <Friends />
        </div>
      )}
    </Screen>
  );
}

function Receipts({ receipts }: { receipts: MyPlan['receipts'] }) {
  if (receipts.length === 0)
    return (
      <section className={classes.card}>
        <h2>
          <Trans>Receipts</Trans>
        </h2>
        <p className={classes.quiet}>
          <Trans>Nothing was paid for a plan yet.</Trans>
        </p>
      </section>
    );
  return (
    <section>
      <h2 className={classes.heading} id="plan-receipts">
        <Trans>Receipts</Trans>
      </h2>
      <ul className={classes.records} aria-labelledby="plan-receipts">
        {receipts.map((receipt) => (
          <OneReceipt key={receipt.receipt_no} receipt={receipt} />
        ))}
      </ul>
    </section>
  );
}

function OneReceipt({ receipt }: { receipt: MyPlan['receipts'][number] }) {
  const { receipt_no, day, plan_name, amount, currency, reference, until } = receipt;
  const end = dayWords(until);
  return (
    <li>
      <div>
        <b>
          {plan_name}, {moneyWords(amount, currency)}
        </b>
        <span>
          {receipt_no} · {dayWords(day)} · <Trans>until {end}</Trans>
          {reference && ` · ${reference}`}
        </span>
      </div>
    </li>
  );
}

function Friends() {
  const { t } = useLingui();
  const friends = useQuery('subscription.friends', NOTHING);
  if (!friends?.code) return null;
  const link = `${location.origin}/register/referral/${friends.code}`;
  const text = t`I keep my farm and shop book with Flockbook. It works without internet: ${link}`;
  const waiting = friends.state === 'known' ? Math.max(0, friends.paid - friends.redeemed) : 0;
  return (
    <section className={classes.card} aria-labelledby="friends">
      <h2 id="friends">
        <Trans>Bring a friend</Trans>
      </h2>
      <p>
        <Trans>For each friend who registers with your link and pays for a plan, yours goes on one month longer.</Trans>
      </p>
      <p className={classes.quiet} style={{ overflowWrap: 'anywhere' }}>
        {link}
      </p>
      <div className={classes.exports}>
        {typeof navigator.share === 'function' && (
          <Button
            h={56}
            leftSection={<IconShare aria-hidden />}
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            <Trans>Share the link</Trans>
          </Button>
        )}
        <Button
          component="a"
          href={whatsappUrl(undefined, text)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          h={56}
          leftSection={<IconBrandWhatsapp aria-hidden />}
        >
          <Trans>Send by WhatsApp</Trans>
        </Button>
      </div>
      {friends.state === 'known' && (
        <dl className={classes.facts} data-short>
          <dt>
            <Trans>Joined with your link</Trans>
          </dt>
          <dd>
            <Plural value={friends.joined} one="# friend" other="# friends" />
          </dd>
          <dt>
            <Trans>Paid for a plan</Trans>
          </dt>
          <dd>
            <Plural value={friends.paid} one="# friend" other="# friends" />
          </dd>
          <dt>
            <Trans>Free months that wait for your next plan</Trans>
          </dt>
          <dd>{waiting}</dd>
        </dl>
      )}
      {friends.state === 'offline' && (
        <p className={classes.quiet}>
          <Trans>Who joined is counted when there is a signal.</Trans>
        </p>
      )}
    </section>
  );
}
