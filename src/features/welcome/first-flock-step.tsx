import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness } from '../../client/use-session.ts';
import { checkFlock, type FlockDraft } from '../../domain/flocks/check-flock.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notSavedWords } from '../../ui/feedback/not-done-words.ts';
import { today } from '../../ui/words/date-words.ts';
import { OptionalForm } from './optional-form.tsx';
import type { FirstFlock } from './welcome-draft.ts';
import { NumberInput } from '../../ui/numbers/number-input.tsx';
import { typedWhole } from '../../ui/numbers/typed-number.ts';

interface FirstFlockStepProps {
  value: FirstFlock;
  onChange: (flock: FirstFlock) => void;
  onNext: () => void;
  onLeave: () => void;
}

/** The birds that are there already: a name, what for, how many, how old. The rest waits for the flock's own page. [BIZ-8, FLK-3] */
export function FirstFlockStep({ value, onChange, onNext, onLeave }: FirstFlockStepProps) {
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
        onType={(text) => change({ count: text })}
      />
      <NumberInput
        label={t`How old, in weeks`}
        whole
        value={value.age}
        error={ageWrong && t`Type their age: 0 to 100 weeks.`}
        onType={(text) => change({ age: text })}
      />
      {refusal && !nameWrong && !countWrong && !ageWrong && <ErrorNote>{notSavedWords({ type: refusal })}</ErrorNote>}
    </OptionalForm>
  );
}

const DAYS_A_WEEK = 7;

/** Birds that were there before the book cost it nothing. */
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
    paid: 'before',
  };
}
