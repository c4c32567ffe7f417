import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { useCommand } from '../../client/use-command.ts';
import { checkFlock, flockCost } from '../../domain/flocks/check-flock.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { Money } from '../../ui/numbers/money.tsx';
import { today } from '../../ui/words/date-words.ts';
import { FlockBirds, FlockCost, FlockWhere } from './flock-fields.tsx';
import { flockErrorWords, type FlockRefusal } from './flock-error-words.ts';
import { emptyFlockForm, flockFromForm, type FlockForm } from './flock-form.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import classes from './farm.module.css';

/** The birds that came: where, what, how many, what they cost. [RTE-28, FLK-3] */
export function NewFlock({ currency, top }: { currency: string; top: ReactNode }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedToast();
  const { run, busy } = useCommand('farm.addFlock');
  const [form, setForm] = useState(() => emptyFlockForm(newDocumentId(), today()));
  const [refusal, setRefusal] = useState<FlockRefusal>();
  const saving = useRef(false);
  const draft = flockFromForm(form, currency);
  const cost = flockCost(draft);
  const change = (part: Partial<FlockForm>) => {
    setRefusal(undefined);
    setForm({ ...form, ...part });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    const checked = checkFlock(draft, { today: today(), currency });
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await run(checked.value);
      if (!result.ok) return setRefusal(result.error);
      saved();
      void navigate('/farm/view/0', { replace: true });
    } finally {
      saving.current = false;
    }
  };
  const fields = { form, change, currency, refusal };
  return (
    <Screen title={t`New flock`} description={t`Write down the birds that came.`} back="/farm/view/0" form flush>
      {top}
      <form className={classes.newFlock} onSubmit={(event) => void save(event)} noValidate>
        <FlockWhere {...fields} />
        <FlockBirds {...fields} />
        <FlockCost {...fields} />
        {cost > 0 && (
          <p className={classes.sum}>
            <Trans>Together, {currency}</Trans> <Money amount={cost} currency={currency} total />
          </p>
        )}
        {refusal && <ErrorNote>{flockErrorWords(refusal)}</ErrorNote>}
        <Button type="submit" h={56} fz={18} loading={busy}>
          <Trans>Save the flock</Trans>
        </Button>
      </form>
    </Screen>
  );
}
