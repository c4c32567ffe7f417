import { Navigate, useSearchParams, useNavigate } from 'react-router-dom';
import { pendingInvitation } from '../../../client/pending-invitation.ts';
import { useSession, useBusiness } from '../../../client/use-session.ts';
import { isSetupUnfinished, FIRST_OPTIONAL } from '../../../ui/setup/unfinished-setup.ts';
import { FoundingQuestions } from './founding-questions.tsx';
import {
  readWelcome,
  emptyFlock,
  emptyHelper,
  emptyProducts,
  writeWelcome,
  type WelcomeDraft,
  type FirstProduct,
  type FirstFlock,
} from './welcome-draft.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BusinessView } from '../../../contract/account.ts';
import { HelperStep } from './helper-step.tsx';
import { QuestionPage } from './question-page.tsx';
import { TextInput } from '@mantine/core';
import { useCommand } from '../../../client/use-command.ts';
import { currencySign } from '../../../domain/money/money-words.ts';
import type { ItemDraft } from '../../../domain/stock/check-item.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';
import { OptionalForm } from './optional-form.tsx';
import classes from './business.module.css';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { checkFlock, type FlockDraft } from '../../../domain/flocks/check-flock.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { today } from '../../../ui/words/date-words.ts';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';
import { typedWhole } from '../../../ui/numbers/typed-number.ts';

/**
 * /welcome: the setup questions, one at a time; they continue where they stopped, also after the business was created.
 * [RTE-52, BIZ-1, BIZ-2, BIZ-8]
 */
export function WelcomeScreen() {
  const session = useSession();
  const adding = useSearchParams()[0].has('add');
  if (session?.state !== 'signed-in') return null;
  const invitation = pendingInvitation();
  if (invitation && !adding) return <Navigate to={invitation} replace />;
  const { uid, first_name, country, business } = session;
  if (!business || adding)
    return <FoundingQuestions key={uid} uid={uid} firstName={first_name} country={country} open={business?.id} />;
  const kept = readWelcome(uid);
  if (!kept || !isSetupUnfinished(uid, business.id)) return <Navigate to="/sales/view/0" replace />;
  return <MoreQuestions key={business.id} uid={uid} firstName={first_name} business={business} begun={kept} />;
}

/** Number of questions asked when the book is open already. */
const OPTIONAL = 2;

interface MoreQuestionsProps {
  uid: string;
  firstName: string;
  business: BusinessView;
  /** Answers so far. */
  begun: WelcomeDraft;
}

/**
 * Questions that can be answered now or later: the first flock or five products, and a helper. The business exists
 * already. [BIZ-8]
 */
function MoreQuestions({ uid, firstName, business, begun }: MoreQuestionsProps) {
  const navigate = useNavigate();
  const isFarm = business.farm_activities;
  const [draft, setDraft] = useState(() => ({
    ...begun,
    flock: begun.flock ?? emptyFlock(),
    products: begun.products ?? emptyProducts(),
    helper: begun.helper ?? emptyHelper(isFarm),
  }));
  const change = (part: Partial<WelcomeDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeWelcome(uid, next);
  };
  const leave = () => {
    writeWelcome(uid, undefined);
    void navigate('/sales/view/0', { replace: true });
  };
  const onward = { onNext: () => change({ step: FIRST_OPTIONAL + 1 }), onLeave: leave };
  return (
    <QuestionPage
      firstName={firstName}
      step={draft.step - FIRST_OPTIONAL}
      count={OPTIONAL}
      lead={
        <Trans>
          Your book is open, and everything is kept on this phone. Answer what you like; all of it can wait.
        </Trans>
      }
    >
      {draft.step > FIRST_OPTIONAL ? (
        <HelperStep
          value={draft.helper}
          business={business}
          onChange={(helper) => change({ helper })}
          onLeave={leave}
        />
      ) : isFarm ? (
        <FirstFlockStep value={draft.flock} onChange={(flock) => change({ flock })} {...onward} />
      ) : (
        <FirstProductsStep
          value={draft.products}
          currency={business.currency}
          onChange={(products) => change({ products })}
          {...onward}
        />
      )}
    </QuestionPage>
  );
}

interface FirstProductsStepProps {
  value: readonly FirstProduct[];
  currency: string;
  onChange: (products: readonly FirstProduct[]) => void;
  onNext: () => void;
  onLeave: () => void;
}

/**
 * Up to five products that the shop sells by the piece, with their price. Saved ones stay saved when one is refused.
 * [BIZ-8, SHP-2]
 */
function FirstProductsStep({ value, currency, onChange, onNext, onLeave }: FirstProductsStepProps) {
  const { t } = useLingui();
  const { run, busy } = useCommand('shop.addItem');
  const [refused, setRefused] = useState<{ id: string; type: string }>();
  const sign = currencySign(currency);
  const change = (id: string, part: Partial<FirstProduct>) => {
    setRefused(undefined);
    onChange(value.map((one) => (one.id === id ? { ...one, ...part } : one)));
  };
  const save = async () => {
    for (const product of value.filter(({ name, price }) => name.trim() !== '' || price !== '')) {
      const saved = await run(itemOf(product, currency));
      if (!saved.ok) return setRefused({ id: product.id, type: saved.error.type });
    }
    onNext();
  };
  const isNamed = refused && NAMED.has(refused.type);
  return (
    <OptionalForm question={t`What do you sell?`} busy={busy} onSave={save} onSkip={onNext} onLeave={onLeave}>
      {value.map(({ id, name, price }, at) => {
        const wrong = refused?.id === id ? refused.type : undefined;
        const nth = at + 1;
        return (
          <div key={id} className={classes.product}>
            <TextInput
              aria-label={t`Product ${nth}`}
              placeholder={t`Product ${nth}`}
              maxLength={80}
              autoComplete="off"
              value={name}
              error={
                (wrong === 'NameMissing' && t`Type what it is.`) || (wrong === 'NameTaken' && t`This is there already.`)
              }
              onChange={(event) => change(id, { name: event.currentTarget.value })}
            />
            <MoneyInput
              aria-label={t`Price of product ${nth}`}
              placeholder={sign}
              value={price}
              error={wrong === 'UnitWrong' && t`Enter a number of 0 or more.`}
              onChange={(text) => change(id, { price: text })}
              currency={currency}
            />
          </div>
        );
      })}
      {refused && !isNamed && <ErrorNote>{notSavedWords({ type: refused.type })}</ErrorNote>}
    </OptionalForm>
  );
}

/** Refusals that are shown beside their field. */
const NAMED = new Set(['NameMissing', 'NameTaken', 'UnitWrong']);

/** A product without a price gets one when it is first sold. */
const itemOf = ({ id, name, price }: FirstProduct, currency: string): ItemDraft => ({
  id,
  name,
  kind: 'resale',
  base_unit: 'piece',
  sell_units: [{ label: 'piece', factor: 1, price: price === '' ? 0 : typedMoney(price, currency) }],
});

interface FirstFlockStepProps {
  value: FirstFlock;
  onChange: (flock: FirstFlock) => void;
  onNext: () => void;
  onLeave: () => void;
}

/**
 * The birds that are there already: a name, purpose, number and age. The rest is asked on the flock's own page.
 * [BIZ-8, FLK-3]
 */
function FirstFlockStep({ value, onChange, onNext, onLeave }: FirstFlockStepProps) {
  const { t } = useLingui();
  const business = useBusiness();
  const { run, busy } = useCommand('farm.addFlock');
  const [refusal, setRefusal] = useState<string>();
  const change = (part: Partial<FirstFlock>) => {
    setRefusal(undefined);
    onChange({ ...value, ...part });
  };
  const save = async () => {
    const checked = checkFlock(flockOf(value), { today: today(), currency: business?.currency ?? '' });
    const saved = checked.ok ? await run(checked.value) : checked;
    if (saved.ok) onNext();
    else setRefusal(saved.error.type);
  };
  const nameWrong = refusal === 'NameMissing' || refusal === 'HouseMissing';
  const countWrong = refusal === 'NumberAboveZero' || refusal === 'CountOutOfRange';
  const ageWrong = refusal === 'AgeOutOfRange';
  return (
    <OptionalForm question={t`Which birds do you have?`} busy={busy} onSave={save} onSkip={onNext} onLeave={onLeave}>
      <TextInput
        label={t`Name of the flock`}
        placeholder={t`House 1`}
        maxLength={60}
        autoComplete="off"
        value={value.name}
        error={nameWrong && t`Type a name for the flock.`}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <ChoiceChips<FirstFlock['purpose']>
        label={t`Kept for`}
        visibleLabel
        wrap
        options={[
          { value: 'layer', label: t`Eggs` },
          { value: 'broiler', label: t`Meat` },
          { value: 'dual', label: t`Both` },
        ]}
        value={value.purpose}
        onChange={(purpose) => change({ purpose })}
      />
      <NumberInput
        label={t`How many birds`}
        whole
        value={value.count}
        error={
          countWrong &&
          (refusal === 'NumberAboveZero' ? t`Enter a number above 0.` : t`Type how many birds came: 1 to 1,000,000.`)
        }
        onChange={(text) => change({ count: text })}
      />
      <NumberInput
        label={t`How old, in weeks`}
        whole
        value={value.age}
        error={ageWrong && t`Type their age: 0 to 100 weeks.`}
        onChange={(text) => change({ age: text })}
      />
      {refusal && !nameWrong && !countWrong && !ageWrong && <ErrorNote>{notSavedWords({ type: refusal })}</ErrorNote>}
    </OptionalForm>
  );
}

const DAYS_A_WEEK = 7;

/** Birds that were there before the book have no cost in it. */
function flockOf({ id, name, purpose, count, age }: FirstFlock): FlockDraft {
  return {
    id,
    name,
    house_name: name,
    species: 'chicken',
    purpose,
    placed_on: today(),
    age_at_placement_days: typedWhole(age) * DAYS_A_WEEK,
    initial_count: typedWhole(count),
    pay: { kind: 'before' },
  };
}
