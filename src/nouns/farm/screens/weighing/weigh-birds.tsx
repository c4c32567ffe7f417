import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { GRAMS, typedWeight, type WeightUnit } from '../../../../domain/activities/typed-weight.ts';
import type { Result } from '../../../../domain/result.ts';
import { sumOf } from '../../../../domain/numbers/sum.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { groupDigits } from '../../../../ui/numbers/group-digits.ts';
import { Keypad } from '../../../../ui/numbers/keypad.tsx';
import { NumberField } from '../../../../ui/numbers/number-field.tsx';
import { asTyped, plainNumber } from '../../../../ui/numbers/typed-number.ts';
import { kilogramWords } from '../../shared/activity-words.ts';
import type { ActivityForm, ActivityFormAct, WeighingForm } from '../activities/activity-form.ts';
import type { ActivityRefusal } from '../activities/activity-error-words.ts';
import { PasteWeights } from './paste-weights.tsx';
import { hasSeveral } from './has-several.ts';
import classes from './weighing.module.css';

export interface WeighProps {
  form: ActivityForm;
  act: (act: ActivityFormAct) => void;
}

/** The form with other weights, or another text in the field. */
const changed = (form: ActivityForm, part: Partial<WeighingForm>, typed = ''): ActivityFormAct => ({
  do: 'set',
  part: {
    weighing: { ...form.weighing, changing: undefined, ...part },
    numbers: { ...form.numbers, each: typed },
    active: 'each',
    fresh: true,
  },
});

export interface WeighNumbersProps extends WeighProps {
  invalid: string | undefined;
  /** The list including the weight being typed. */
  made: Result<readonly number[], ActivityRefusal>;
  onRefuse: (error: ActivityRefusal) => void;
}

/** The weight being typed, the keypad, and the count: one bird after the other, as at a scale. [ACT-14] */
export function WeighNumbers({ form, act, invalid, made, onRefuse }: WeighNumbersProps) {
  const { t } = useLingui();
  const [pasted, setPasted] = useState<string>();
  const { unit, weights_g, changing } = form.weighing;
  const typed = form.numbers['each'] ?? '';
  const bird = (changing ?? weights_g.length) + 1;
  const add = () => {
    if (!made.ok) return onRefuse(made.error);
    if (typed.trim() === '' && changing === undefined) return onRefuse({ type: 'NumberAboveZero', field: 'each' });
    act(changed(form, { weights_g: made.value }));
  };
  const last = weights_g.at(-1);
  return (
    <>
      <div className={classes.sofar}>
        <output>
          <WeighedSoFar weights_g={weights_g} />
        </output>
        {last !== undefined && changing === undefined && (
          <button
            type="button"
            aria-label={t`Take back ${kilogramWords(last)}`}
            onClick={() => act(changed(form, { weights_g: weights_g.slice(0, -1) }, typed))}
          >
            <IconArrowBackUp size={20} aria-hidden />
            {kilogramWords(last)}
          </button>
        )}
      </div>
      <div
        className={classes.weight}
        onPasteCapture={(event) => {
          const text = event.clipboardData.getData('text');
          if (!hasSeveral(text)) return;
          event.preventDefault();
          setPasted(text);
        }}
      >
        <NumberField
          label={t`Weight of bird ${bird}`}
          unit={changing === undefined ? t`${unit}, bird ${bird}` : t`${unit}, bird ${bird} again`}
          value={typed}
          active
          invalid={invalid === 'each'}
          onFocus={() => act({ do: 'enter', field: 'each' })}
          onType={(text) => act({ do: 'type', text })}
          onEnter={add}
        />
        <ChoiceChips<WeightUnit>
          label={t`Typed in`}
          options={[
            { value: 'kg', label: 'kg' },
            { value: 'g', label: 'g' },
          ]}
          value={unit}
          onChange={(value) => act({ do: 'set', part: { weighing: { ...form.weighing, unit: value } } })}
        />
      </div>
      <MeantGrams typed={typed} unit={unit} />
      <Keypad
        sums={false}
        special={unit === 'kg' ? { key: '.', name: t`Decimal point` } : { key: '000', name: t`Three noughts` }}
        onKey={(key) => act({ do: 'key', key })}
        next={{ label: t`Next`, onPress: add }}
      />
      <PasteWeights
        text={pasted}
        had={weights_g.length}
        onClose={() => setPasted(undefined)}
        onAdd={(more) => act(changed(form, { weights_g: [...weights_g, ...more] }, typed))}
      />
    </>
  );
}

/** "37 weighed, mean 1.92 kg", readable from a distance. */
function WeighedSoFar({ weights_g }: Pick<WeighingForm, 'weights_g'>) {
  const birds = weights_g.length;
  if (birds === 0) return <Trans>No bird weighed yet</Trans>;
  const mean = kilogramWords(sumOf(weights_g, (one) => one) / birds);
  return (
    <Trans>
      <b>{birds}</b> weighed, mean <b>{mean}</b>
    </Trans>
  );
}

/** A number too heavy for a bird in kilograms but plausible in grams: ask instead of guessing. */
function MeantGrams({ typed, unit }: { typed: string; unit: WeightUnit }) {
  const plain = plainNumber(typed);
  if (unit === 'g' || typedWeight(plain, 'kg').ok || !typedWeight(plain, 'g').ok) return null;
  const number = groupDigits(plain);
  return (
    <p className={classes.hint} role="note">
      <Trans>No bird weighs {number} kg. If it is grams, choose g.</Trans>
    </p>
  );
}

/** All weights so far, newest first: a press selects one to correct or remove it. [ACT-14] */
export function WeighedList({ form, act }: WeighProps) {
  const { t } = useLingui();
  const [pasted, setPasted] = useState<string>();
  const [asked, setAsked] = useState(false);
  const { weighing } = form;
  const { weights_g, unit, changing } = weighing;
  const birds = weights_g.length;
  return (
    <div className={classes.list}>
      {changing === undefined ? (
        <div className={classes.buttons}>
          <Button variant="default" h={48} leftSection={<IconClipboardText aria-hidden />} onClick={() => setPasted('')}>
            <Trans>Paste or file</Trans>
          </Button>
          {birds > 0 &&
            (asked ? (
              <>
                <Button color="red" h={48} onClick={() => {
                  setAsked(false);
                  act(changed(form, { weights_g: [] }));
                }}>
                  <Trans>Take out all {birds}</Trans>
                </Button>
                <Button variant="default" h={48} onClick={() => setAsked(false)}>
                  <Trans>Keep them</Trans>
                </Button>
              </>
            ) : (
              <Button variant="subtle" h={48} px={8} onClick={() => setAsked(true)}>
                <Trans>Empty the list</Trans>
              </Button>
            ))}
        </div>
      ) : (
        <div className={classes.buttons}>
          <Button color="red" variant="light" h={48} onClick={() => act(changed(form, { weights_g: weights_g.filter((_, at) => at !== changing) }))}>
            <Trans>Take out bird {changing + 1}</Trans>
          </Button>
          <Button variant="default" h={48} onClick={() => act(changed(form, {}))}>
            <Trans>Leave it as it is</Trans>
          </Button>
        </div>
      )}
      {birds > 0 && (
        <ol className={classes.weights} reversed aria-label={t`Weights, kg`}>
          {weights_g.map((_, i) => birds - 1 - i).map((at) => (
            <li key={at}>
              <button
                type="button"
                aria-pressed={at === changing}
                aria-label={t`Bird ${at + 1}: ${kilogramWords(weights_g[at]!)}`}
                onClick={() => act(changed(form, { changing: at }, asTyped(weights_g[at]!, GRAMS[unit])))}
              >
                <small>{at + 1}</small> {weights_g[at]! / GRAMS.kg}
              </button>
            </li>
          ))}
        </ol>
      )}
      <PasteWeights
        text={pasted}
        had={birds}
        onClose={() => setPasted(undefined)}
        onAdd={(more) => act(changed(form, { weights_g: [...weights_g, ...more] }, form.numbers['each']))}
      />
    </div>
  ); // prettier-ignore
}
