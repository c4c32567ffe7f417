import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { MyPlan } from '../../../contract/subscription.ts';
import { useCommand } from '../../../client/use-command.ts';
import { moneyWords } from '../../../domain/money/money-words.ts';
import type { Plan } from '../../../domain/plans/plan.ts';
import { whenWords } from '../../../ui/words/date-words.ts';
import classes from './subscription.module.css';

const NOTHING = {};

/** The unanswered request. [SUB-6] */
export function AskedCard({ request, plans }: { request: NonNullable<MyPlan['request']>; plans: readonly Plan[] }) {
  const { run, busy } = useCommand('subscription.withdraw');
  const name = plans.find(({ plan_id }) => plan_id === request.plan_id)?.name ?? request.plan_id;
  const amount = moneyWords(request.amount, request.currency);
  const when = whenWords(request.requested_at);
  return (
    <section className={classes.card} data-tone="look" role="status">
      <h2>
        <Trans>You asked for {name}</Trans>
      </h2>
      <p>
        <Trans>
          {amount}, {when}. We call you on {request.phone}. The plan begins when it is paid.
        </Trans>
      </p>
      <Button variant="default" h={48} mt="sm" loading={busy} onClick={() => void run(NOTHING)}>
        <Trans>Take it back</Trans>
      </Button>
    </section>
  );
}
