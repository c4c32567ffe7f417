import { TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NamedWithdrawal } from '../../domain/health/withdrawal-now.ts';
import { useBusiness } from '../../client/use-session.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import type { ActivityForm } from './activity-form.ts';
import { notForSaleWords } from '../../ui/words/withdrawal-words.ts';
import classes from './recorder.module.css';

interface WithheldChoiceProps {
  form: ActivityForm;
  /** Why the eggs of this flock are not for sale now. */
  withdrawal: NamedWithdrawal | undefined;
  set: (part: Partial<ActivityForm>) => void;
}

/** Whether these eggs are put apart: so they are after medicine, unless the owner says otherwise and why. [VET-5] */
export function WithheldChoice({ form, withdrawal, set }: WithheldChoiceProps) {
  const { t } = useLingui();
  const isOwner = useBusiness()?.role === 'owner';
  // Rare, as the rarer grades are.
  if (!withdrawal && !form.moreGrades && !form.withheld) return null;
  if (!withdrawal)
    return (
      <SwitchRow
        label={t`Not for sale, because of medicine`}
        checked={form.withheld}
        onChange={(withheld) => set({ withheld })}
      />
    );
  return (
    <>
      <div className={classes.stop}>
        <p>
          {notForSaleWords(withdrawal)}. {form.withheld && <Trans>Put apart.</Trans>}
        </p>
        {isOwner && (
          <button type="button" aria-pressed={!form.withheld} onClick={() => set({ withheld: !form.withheld })}>
            {form.withheld ? <Trans>Sell anyway</Trans> : <Trans>Put apart</Trans>}
          </button>
        )}
      </div>
      {isOwner && !form.withheld && (
        <TextInput
          label={t`Why may they be sold all the same?`}
          maxLength={200}
          value={form.words}
          onChange={(event) => set({ words: event.currentTarget.value })}
        />
      )}
    </>
  );
}
