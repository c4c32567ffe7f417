import { Button, TextInput } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { CommandInput } from '../../../contract/port.ts';
import { useCommand } from '../../../client/use-command.ts';
import { moneyWords } from '../../../domain/money/money-words.ts';
import { monthlyPrice, type Plan } from '../../../domain/plans/plan.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { monthsWords } from '../shared/plan-words.ts';
import classes from './subscription.module.css';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { alone } from '../../../ui/drafts/draft-store.ts';

type Method = CommandInput<'subscription.ask'>['method'];

/** The three periods with their prices; the owner requests one. [SUB-3, SUB-6] */
export function PlanChoice({ plans, currency, mayAsk }: { plans: readonly Plan[]; currency: string; mayAsk: boolean }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Plan>();
  const paid = plans.filter(({ months }) => months > 0);
  return (
    <>
      <ul className={classes.plans} aria-label={t`Plans`}>
        {paid.map((plan) => (
          <li key={plan.plan_id} className={classes.plan}>
            <h2>{plan.name}</h2>
            <PlanPrice plan={plan} currency={currency} />
            <PlanBrings plan={plan} />
            {mayAsk && (
              <Button h={48} variant={plan.months === 12 ? 'filled' : 'default'} onClick={() => setChosen(plan)}>
                <Trans>Choose {plan.name}</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Sheet opened={chosen !== undefined} title={t`How would you like to pay?`} onClose={() => setChosen(undefined)}>
        {chosen && (
          <AskForm key={chosen.plan_id} plan={chosen} currency={currency} onDone={() => setChosen(undefined)} />
        )}
      </Sheet>
    </>
  );
}

/** Price in the business's currency; where a plan has none, in dollars. */
const priceOf = ({ prices }: Plan, currency: string): readonly [currency: string, price: number | undefined] =>
  currency in prices ? [currency, prices[currency]] : ['USD', prices['USD']];

function PlanPrice({ plan, currency }: { plan: Plan; currency: string }) {
  const [money, price] = priceOf(plan, currency);
  if (price === undefined)
    return (
      <p>
        <Trans>Ask us for the price.</Trans>
      </p>
    );
  const whole = moneyWords(price, money);
  const monthly = moneyWords(monthlyPrice(price, plan.months), money);
  return (
    <p className={classes.price}>
      <b>{whole}</b>
      <span>
        <Trans>{monthly} a month, paid at once</Trans>
      </span>
    </p>
  );
}

function PlanBrings({ plan: { adds, limits } }: { plan: Plan }) {
  if (adds.length === 0 && limits.people === undefined) return null;
  return (
    <ul className={classes.brings}>
      {adds.map((one) => (
        <li key={one}>
          <IconCheck size={20} aria-hidden />
          {one}
        </li>
      ))}
      {limits.people !== undefined && (
        <li>
          <IconCheck size={20} aria-hidden />
          <Plural value={limits.people} one="Meant for # person" other="Meant for up to # people" />
        </li>
      )}
    </ul>
  );
}

function AskForm({ plan, currency, onDone }: { plan: Plan; currency: string; onDone: () => void }) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('subscription.ask');
  const kept = useDraft('plan-asked');
  const [method, setMethod] = useKept<Method>(kept, 'method', 'mobile_money', alone);
  const [phone, setPhone] = useKept(kept, 'phone', '');
  const [reference, setReference] = useKept(kept, 'reference', '');
  const [money, price] = priceOf(plan, currency);
  const period = monthsWords(plan.months);
  const amount = price === undefined ? '' : moneyWords(price, money);
  return (
    <form
      className={classes.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run({ plan_id: plan.plan_id, method, phone, reference: reference || undefined }).then(({ ok }) => {
          if (!ok) return;
          kept.forget();
          onDone();
        });
      }}
    >
      <DraftNote draft={kept} />
      <p>
        <b>
          <Trans>
            {period}, {amount}
          </Trans>
        </b>
      </p>
      <ChoiceChips<Method>
        label={t`Paid by`}
        wrap
        value={method}
        onChange={setMethod}
        options={[
          { value: 'mobile_money', label: t`Mobile money` },
          { value: 'card', label: t`Card` },
          { value: 'bank', label: t`Bank` },
        ]}
      />
      <TextInput
        label={t`Phone number on which we reach you`}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        value={phone}
        error={error?.type === 'PhoneMissing' ? t`Type the number on which we reach you.` : undefined}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <TextInput
        label={t`Transaction number, if you have paid already`}
        maxLength={40}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <p className={classes.promise}>
        <Trans>
          Nothing is paid yet. We call you, take the payment, and the plan begins. It goes out with the next signal.
        </Trans>
      </p>
      {error && error.type !== 'PhoneMissing' && (
        <ErrorNote>
          {error.type === 'NoSuchPlan'
            ? t`This plan is not offered any more. Choose another one.`
            : notDoneWords(error)}
        </ErrorNote>
      )}
      <Button type="submit" h={56} fz={18} loading={busy}>
        <Trans>Ask for this plan</Trans>
      </Button>
    </form>
  );
}
