import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import type { CommandResult } from '../../../../contract/port.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import { checkFlockChange } from '../../../../domain/flocks/change-flock.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { CurveChoice } from './curve-choice.tsx';
import { changeErrorWords } from './flock-error-words.ts';
import { housingWords } from './flock-words.ts';
import { PlanChoice } from './plan-choice.tsx';
import { useSavedToast } from '../../../../ui/feedback/use-saved-toast.tsx';
import classes from '../activities/farm.module.css';
import { typedWhole } from '../../../../ui/numbers/typed-number.ts';

type Refusal = Extract<CommandResult<'farm.editFlock'>, { ok: false }>['error'];
const HOUSINGS = ['cage', 'deep_litter', 'slatted', 'free_range'] as const;

/** Name, house, breed, plan, and how many came: another number only with a reason. [FLK-11] */
export function EditFlock({ page, back }: { page: FlockPage; back: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedToast();
  const business = useBusiness();
  const { run, busy } = useCommand('farm.editFlock');
  const { flock, initial_count } = page;
  const [name, setName] = useState(flock.name);
  const [house, setHouse] = useState(flock.house_name);
  const [breed, setBreed] = useState(flock.breed ?? '');
  const [housing, setHousing] = useState(page.housing);
  const [plan, setPlan] = useState(page.plan_key ?? '');
  const [curve, setCurve] = useState(page.curve_key ?? '');
  const [count, setCount] = useState(String(initial_count));
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const saving = useRef(false);
  const newCount = typedWhole(count);
  const isOther = newCount !== initial_count;
  const words = refusal && changeErrorWords(refusal);
  const wrong = (...types: Refusal['type'][]) => (refusal && types.includes(refusal.type) ? words : undefined);
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setRefusal(undefined);
      set(value);
    };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    const draft = { id: flock.id, name, house_name: house, breed, housing, plan_id: plan || undefined, curve_id: curve || undefined, initial_count: newCount, reason }; // prettier-ignore
    const checked = checkFlockChange(draft, { initial_count }, business?.currency ?? '');
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await run(draft);
      if (!result.ok) return setRefusal(result.error);
      saved();
      void navigate(back, { replace: true });
    } finally {
      saving.current = false;
    }
  };
  const text = (label: string, value: string, set: (value: string) => void, more: object) => (
    <TextInput label={label} value={value} onChange={(event) => change(set)(event.currentTarget.value)} {...more} />
  );
  return (
    <form className={classes.part} onSubmit={(event) => void save(event)} noValidate>
      {text(t`Name of the flock`, name, setName, { maxLength: 80, error: wrong('NameMissing') })}
      {text(t`House`, house, setHouse, { maxLength: 60, error: wrong('HouseMissing') })}
      {text(t`Breed, if you know it`, breed, setBreed, { maxLength: 60 })}
      <ChoiceChips
        label={t`They live in`}
        visibleLabel
        wrap
        options={HOUSINGS.map((value) => ({ value, label: housingWords(value) }))}
        value={housing ?? ''}
        onChange={(value) => change(setHousing)(HOUSINGS.find((one) => one === value))}
      />
      <PlanChoice value={plan} followed={page} onChange={change(setPlan)} />
      <CurveChoice purpose={flock.purpose} value={curve} followed={page} onChange={change(setCurve)} />
      {text(t`How many birds came`, count, setCount, {
        inputMode: 'numeric',
        autoComplete: 'off',
        error: wrong('NumberAboveZero', 'CountOutOfRange', 'MoreDeadThanCame'),
      })}
      {isOther &&
        text(t`Why was it another number?`, reason, setReason, {
          maxLength: 200,
          error: wrong('ReasonMissing'),
        })}
      {words && <ErrorNote>{words}</ErrorNote>}
      <Button type="submit" h={56} fz={18} loading={busy}>
        <Trans>Save the changes</Trans>
      </Button>
    </form>
  );
}
