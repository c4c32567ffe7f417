import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MaterialRow } from '../../../../contract/farm.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { fieldLabel } from './treatment-words.ts';
import type { ActivityForm, TreatmentForm } from './activity-form.ts';
import classes from './recorder.module.css';

interface TreatmentFieldsProps {
  form: ActivityForm;
  material: MaterialRow | undefined;
  onChange: (treatment: TreatmentForm) => void;
}

/**
 * Dose, route, reason, batch, and the withdrawal periods: prefilled with the label's days, which may only be exceeded.
 * [VET-1, VET-2]
 */
export function TreatmentFields({ form: { kind, treatment }, material, onChange }: TreatmentFieldsProps) {
  const { t } = useLingui();
  const label = material?.label;
  // Days that the label does not state are asked for at once. [VET-7]
  const isAsked = material !== undefined && (label?.withdrawal_meat_days === undefined || (label.withdrawal_egg_days === undefined && !label.never_in_lay)); // prettier-ignore
  const [more, setMore] = useState(false);
  const text = (key: keyof TreatmentForm, name: string, rest: object = {}) => (
    <TextInput
      label={name}
      value={treatment[key]}
      onChange={(event) => onChange({ ...treatment, [key]: event.currentTarget.value })}
      {...rest}
    />
  );
  const routes = kind === 'medication' ? [t`In water`, t`In feed`, t`Injection`, t`On the skin`] : [t`In water`, t`Eye`, t`Wing`, t`Injection`]; // prettier-ignore
  const days = (key: 'meat' | 'egg', name: string, said: number | undefined) =>
    text(key, name, {
      inputMode: 'numeric',
      autoComplete: 'off',
      placeholder: said === undefined ? '' : String(said),
      description: fieldLabel(said),
    });
  return (
    <>
      {label && <p className={classes.quietLine}>{labelWords()}</p>}
      {more || isAsked ? (
        <>
          {kind === 'medication' && text('reason', t`What for`, { maxLength: 200 })}
          <ChoiceChips
            label={t`How it was given`}
            visibleLabel
            wrap
            options={routes.map((value) => ({ value, label: value }))}
            value={treatment.route}
            onChange={(route) => onChange({ ...treatment, route })}
          />
          {kind === 'medication' && text('dose', t`Dose, as the label says`, { maxLength: 80, placeholder: t`1 g in 2 litres` })}
          <div className={classes.pair}>
            {text('batch', t`Batch number`, { maxLength: 40, autoComplete: 'off' })}
            {text('expiry', t`Good until`, { type: 'date' })}
          </div>
          <div className={classes.pair}>
            {days('meat', t`No meat for sale, days`, label?.withdrawal_meat_days)}
            {!label?.never_in_lay && days('egg', t`No eggs for sale, days`, label?.withdrawal_egg_days)}
          </div>
        </>
      ) : (
        <Button variant="subtle" h={48} px={8} ml={-8} onClick={() => setMore(true)}>
          <Trans>Reason, dose, batch, days without sale</Trans>
        </Button>
      )}
    </>
  ); // prettier-ignore

  function labelWords(): string {
    const meat = label?.withdrawal_meat_days;
    const egg = label?.withdrawal_egg_days;
    if (meat === undefined && egg === undefined) return t`The label’s days without sale are not in the book.`;
    const eggs = label?.never_in_lay
      ? t`no eggs while they lay`
      : egg === undefined
        ? t`eggs not known`
        : egg === 0
          ? t`eggs for sale at once`
          : t`no eggs for ${egg} days`;
    const birds =
      meat === undefined ? t`meat not known` : meat === 0 ? t`meat for sale at once` : t`no meat for ${meat} days`;
    return t`After the last dose: ${eggs}, ${birds}.`;
  }
}
