import { TextInput, Textarea } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { flockCost, type FlockDraft, type Purpose } from '../../../../domain/flocks/check-flock.ts';
import { laysFrom } from '../../../../domain/flocks/flock-age.ts';
import { isForEggs } from '../../../../domain/flocks/curve-copies.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { DayOfPast } from '../../../../ui/dates/day-choice.tsx';
import { DayField } from '../../../../ui/dates/day-field.tsx';
import { FieldError } from '../../../../ui/feedback/error-note.tsx';
import { Money } from '../../../../ui/numbers/money.tsx';
import { MoneyInput } from '../../../../ui/numbers/money-input.tsx';
import { shortDay, today } from '../../../../ui/words/date-words.ts';
import { MoreDetails } from '../../../parties/shared/more-details.tsx';
import { SupplierChoice } from '../../../parties/shared/supplier-choice.tsx';
import { PayingFields } from '../../../payments/shared/paying-fields.tsx';
import { purposeWords } from '../../shared/farm-words.ts';
import classes from '../activities/farm.module.css';
import { CurveChoice } from './curve-choice.tsx';
import { flockErrorWords, fieldOf, type FlockField, type FlockRefusal } from './flock-error-words.ts';
import type { FlockForm } from './flock-form.ts';
import { housingWords } from './flock-words.ts';
import { PlanChoice } from './plan-choice.tsx';

export interface FlockFieldsProps {
  form: FlockForm;
  /** The form as a draft, as far as it can be read. */
  draft: FlockDraft;
  currency: string;
  refusal: FlockRefusal | undefined;
  change: (part: Partial<FlockForm>) => void;
  /** The plan and curve that the flock follows already. */
  followed?: Pick<FlockPage, 'plan_key' | 'plan' | 'curve_key' | 'curve'>;
}

type TypedField = FlockField & keyof { [K in keyof FlockForm as FlockForm[K] extends string ? K : never]: true };

const PURPOSES: readonly Purpose[] = ['layer', 'broiler', 'pullet_rearing', 'breeder', 'dual', 'cockerel'];
const HOUSINGS = ['cage', 'deep_litter', 'slatted', 'free_range'] as const;
const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Error text below a refused field. */
const errorOf = (refusal: FlockFieldsProps['refusal'], key: FlockField): string | undefined =>
  refusal && fieldOf(refusal) === key ? flockErrorWords(refusal) : undefined;

/** One typed field, with its refusal below it. */
function useField({ form, change, refusal }: FlockFieldsProps) {
  return (key: TypedField | 'breed', label: string, more: object = {}) => (
    <TextInput
      label={label}
      value={form[key]}
      error={key !== 'breed' && errorOf(refusal, key)}
      onChange={(event) => change({ [key]: event.currentTarget.value })}
      {...more}
    />
  );
}

/** An amount of money, with its refusal below it. */
function useAmount({ form, change, refusal, currency }: FlockFieldsProps) {
  return (key: 'unitCost' | 'transport' | 'salvage', label: string) => (
    <MoneyInput
      label={label}
      currency={currency}
      value={form[key]}
      error={errorOf(refusal, key)}
      onChange={(typed) => change({ [key]: typed })}
    />
  );
}

/** Name, house, purpose and breed. [FLK-1, FLK-2] */
export function FlockWhere(props: FlockFieldsProps) {
  const { t } = useLingui();
  const { form, change, followed } = props;
  const field = useField(props);
  return (
    <>
      {field('name', t`Name of the flock`, { placeholder: t`House 1, March`, maxLength: 80 })}
      {field('house', t`House`, { placeholder: t`House 1`, maxLength: 60 })}
      <ChoiceChips
        label={t`Kept for`}
        visibleLabel
        wrap
        options={PURPOSES.map((value) => ({ value, label: purposeWords(value) }))}
        value={form.purpose}
        onChange={(purpose) => change({ purpose, curve: '', ageIn: purpose === 'broiler' ? 'days' : form.ageIn })}
      />
      <ChoiceChips
        label={t`Birds`}
        visibleLabel
        wrap
        options={[
          { value: 'chicken', label: t`Chickens` },
          { value: 'duck', label: t`Ducks` },
          { value: 'turkey', label: t`Turkeys` },
          { value: 'guinea fowl', label: t`Guinea fowl` },
          { value: 'quail', label: t`Quails` },
        ]}
        value={form.species}
        onChange={(species) => change({ species })}
      />
      {field('breed', t`Breed, if you know it`, { maxLength: 60 })}
      <ChoiceChips
        label={t`They live in`}
        visibleLabel
        wrap
        options={HOUSINGS.map((value) => ({ value, label: housingWords(value) }))}
        value={form.housing}
        onChange={(housing) => change({ housing })}
      />
      <PlanChoice value={form.plan} followed={followed} onChange={(plan) => change({ plan })} />
      <CurveChoice
        purpose={form.purpose}
        value={form.curve}
        followed={followed}
        onChange={(curve) => change({ curve })}
      />
    </>
  );
}

/** Placement day, age and number. [FLK-3] */
export function FlockBirds(props: FlockFieldsProps) {
  const { t } = useLingui();
  const { form, change, refusal } = props;
  const field = useField(props);
  return (
    <>
      <DayOfPast
        label={t`Day they came`}
        value={form.placed_on}
        error={errorOf(refusal, 'placed_on')}
        onChange={(day) => change({ placed_on: day || today() })}
      />
      <div className={classes.two}>
        {field('age', t`Age on that day`, DIGITS)}
        <ChoiceChips
          label={t`Age in`}
          visibleLabel
          options={[
            { value: 'weeks', label: t`Weeks` },
            { value: 'days', label: t`Days` },
          ]}
          value={form.ageIn}
          onChange={(ageIn) => change({ ageIn })}
        />
      </div>
      {field('count', t`How many birds`, DIGITS)}
      <div className={classes.two}>
        {field('free', t`Given on top, free`, DIGITS)}
        {field('dead', t`Dead when they came`, DIGITS)}
      </div>
    </>
  );
}

/** Supplier, cost and payment; all optional. [FLK-29] */
export function FlockCost(props: FlockFieldsProps) {
  const { t } = useLingui();
  const { form, draft, change, currency, refusal } = props;
  const amount = useAmount(props);
  const cost = flockCost(draft);
  return (
    <>
      <ChoiceChips
        label={t`Where are they from?`}
        visibleLabel
        wrap
        options={[
          { value: 'bought', label: t`Bought` },
          { value: 'own', label: t`Own chicks` },
          { value: 'before', label: t`They were here before this book` },
        ]}
        value={form.from}
        onChange={(from) => change({ from })}
      />
      {form.from === 'own' && <OwnChicks {...props} />}
      {form.from === 'bought' && (
        <SupplierChoice
          vendor={form.vendor}
          currency={currency}
          error={undefined}
          onChange={(vendor) => change({ vendor })}
        />
      )}
      {form.from === 'own' ? (
        amount('transport', t`Transport, ${currency}`)
      ) : (
        <div className={classes.two}>
          {amount('unitCost', t`Cost of one bird, ${currency}`)}
          {amount('transport', t`Transport, ${currency}`)}
        </div>
      )}
      {cost > 0 && (
        <p className={classes.sum}>
          <Trans>Total, {currency}</Trans> <Money amount={cost} currency={currency} total />
        </p>
      )}
      {(form.from === 'bought' || (form.from === 'own' && cost > 0)) && (
        <PayingFields
          form={form}
          currency={currency}
          total={cost}
          errors={{ part: errorOf(refusal, 'paid'), reference: errorOf(refusal, 'reference') }}
          onChange={change}
        />
      )}
    </>
  );
}

const ALL_GOODS = { search: '', shown: 'all' } as const;

/** Chicks from the shop's stock: they leave it at their cost there. */
function OwnChicks({ form, change, refusal }: FlockFieldsProps) {
  const { t } = useLingui();
  const goods = useQuery('shop.stock', ALL_GOODS)?.rows;
  const chicks = goods?.filter(({ base_unit, id }) => base_unit === 'bird' || id === form.item);
  const error = errorOf(refusal, 'item');
  if (chicks?.length === 0)
    return (
      <p className={classes.quiet}>
        <Trans>Nothing in the stock is counted in birds. A production run puts hatched chicks there.</Trans>
      </p>
    );
  return (
    <div>
      <ChoiceChips
        label={t`Which chicks?`}
        visibleLabel
        wrap
        options={(chicks ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={form.item}
        onChange={(item) => change({ item })}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

const MORE: ReadonlySet<FlockField | undefined> = new Set(['chick', 'laysFrom', 'laysFor', 'salvage']);

/** Further inputs for the books and figures that most users leave empty. [FLK-17, FLK-29] */
export function FlockMore(props: FlockFieldsProps & { seesMoney: boolean }) {
  const { t } = useLingui();
  const { form, draft, change, currency, refusal, seesMoney } = props;
  const field = useField(props);
  const amount = useAmount(props);
  const isHens = isForEggs(form);
  const usual = Number.isFinite(draft.age_at_placement_days) && draft.placed_on !== '' ? laysFrom({ ...draft, lay_start_on: undefined }) : undefined; // prettier-ignore
  return (
    <MoreDetails
      summary={isHens ? t`More: start of lay, value at the end` : t`More: chick weight, note`}
      isKnown={[form.chick, form.laysFrom, form.laysFor, form.salvage, form.note].some((typed) => typed !== '')}
      isRefused={refusal !== undefined && MORE.has(fieldOf(refusal))}
    >
      {field('chick', t`Weight of one as it came, in grams`, DIGITS)}
      {isHens && (
        <>
          <DayField
            label={t`They lay from`}
            description={
              usual && form.laysFrom === '' ? t`Without a day: from ${shortDay(usual)}, as usual` : undefined
            }
            value={form.laysFrom}
            error={errorOf(refusal, 'laysFrom')}
            onChange={(value) => change({ laysFrom: value })}
          />
          <div className={classes.two}>
            {field('laysFor', t`Months they lay`, { ...DIGITS, placeholder: '12' })}
            {seesMoney && amount('salvage', t`One hen brings at the end, ${currency}`)}
          </div>
        </>
      )}
      {seesMoney && (
        <Textarea
          label={t`Note`}
          autosize
          minRows={2}
          maxLength={500}
          value={form.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      )}
    </MoreDetails>
  );
}
