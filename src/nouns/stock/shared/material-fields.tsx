import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBusiness } from '../../../client/use-session.ts';
import { isTreatment } from '../../../domain/stock/check-material.ts';
import { starterNamed, WITHDRAWAL_SOURCE } from '../../../domain/health/withdrawal-starters.ts';
import { MIN_DAYS_LEFT } from '../../../domain/stock/days-of-feed-left.ts';
import { contentUnit } from '../../../domain/stock/content-unit.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { materialCategory } from '../../../ui/words/material-words.ts';
import { unitName } from '../../../ui/words/stock-words.ts';
import { countedIn, ofCategory, type MaterialForm } from './material-form.ts';
import { shopErrorWords, type ShopRefusal } from './shop-error-words.ts';
import classes from './shop-form.module.css';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';

interface MaterialFieldsProps {
  form: MaterialForm;
  refusal: ShopRefusal | undefined;
  onChange: (form: MaterialForm) => void;
  /** True once it has moved: its base unit is fixed. [SHP-3] */
  fixed?: boolean;
  /** All fields are expanded, as for an existing material. */
  all?: boolean;
}

/** Fields of a material: name, category and pack; for a treatment its withdrawal periods. [RAW-1, RAW-2] */
export function MaterialFields({ form, refusal, onChange, fixed = false, all = false }: MaterialFieldsProps) {
  const { t } = useLingui();
  const business = useBusiness();
  const [more, setMore] = useState(all);
  const set = (part: Partial<MaterialForm>) => onChange({ ...form, ...part });
  const words = refusal && shopErrorWords(refusal);
  const unit = unitName(contentUnit(form.base).unit);
  const categories = new Set([...(business?.categories ?? []), ...(form.category === '' ? [] : [form.category])]);
  return (
    <>
      <TextInput
        label={t`Name of the material`}
        placeholder={t`Layers mash`}
        maxLength={80}
        autoComplete="off"
        value={form.name}
        error={(refusal?.type === 'NameMissing' || refusal?.type === 'NameTaken') && words}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <ChoiceChips
        label={t`What kind is it?`}
        visibleLabel
        wrap
        options={[...categories].map((value) => ({ value, label: materialCategory(value) }))}
        value={form.category}
        onChange={(category) => set(fixed ? { category } : ofCategory(category))}
      />
      {refusal?.type === 'CategoryMissing' && <p className={classes.warn}>{words}</p>}
      {!fixed && (
        <ChoiceChips
          label={t`Counted in`}
          visibleLabel
          wrap
          options={[
            { value: 'g', label: t`Weight` },
            { value: 'ml', label: t`Litres` },
            { value: 'dose', label: t`Doses` },
            { value: 'piece', label: t`Pieces` },
          ]}
          value={form.base}
          onChange={(base) => set(countedIn(base))}
        />
      )}
      <div className={classes.two}>
        <TextInput
          label={t`It comes in a`}
          placeholder={t`bag`}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          value={form.pack}
          error={refusal?.type === 'PackWrong' && refusal.field === 'label' && words}
          onChange={(event) => set({ pack: event.currentTarget.value })}
        />
        <NumberInput
          label={t`One holds, ${unit}`}
          value={form.holds}
          error={refusal?.type === 'PackWrong' && refusal.field === 'factor' && words}
          onChange={(text) => set({ holds: text })}
        />
      </div>
      {isTreatment(form.category) && <Withdrawal form={form} refusal={refusal} set={set} />}
      {more ? (
        <>
          <div className={classes.two}>
            <NumberInput
              label={t`Tell me when left, ${form.pack.trim() === '' ? unit : unitName(form.pack.trim())}`}
              value={form.reorder}
              error={refusal?.type === 'ReorderWrong' && words}
              onChange={(text) => set({ reorder: text })}
            />
            <NumberInput
              label={t`Days of it I want to have`}
              placeholder={String(business?.limits.feed_days ?? MIN_DAYS_LEFT)}
              whole
              value={form.daysLeft}
              error={refusal?.type === 'DaysLeftWrong' && words}
              onChange={(text) => set({ daysLeft: text })}
            />
          </div>
          <Known form={form} refusal={refusal} set={set} />
        </>
      ) : (
        <Button variant="default" onClick={() => setMore(true)}>
          <Trans>More: when to order, storage</Trans>
        </Button>
      )}
    </>
  );
}

/** Data on the bag or the bottle; all optional. [RAW-1] */
function Known({ form, refusal, set }: WithdrawalProps) {
  const { t } = useLingui();
  const text = (
    key: 'feedType' | 'active' | 'storage',
    label: string,
    more: { placeholder: string; maxLength: number },
  ) => (
    <TextInput
      label={label}
      autoComplete="off"
      value={form[key] ?? ''}
      onChange={(event) => set({ [key]: event.currentTarget.value })}
      {...more}
    />
  );
  return (
    <>
      {form.category === 'feeds' && (
        <div className={classes.two}>
          {text('feedType', t`Which feed?`, { placeholder: t`Starter, grower, layers`, maxLength: 40 })}
          <NumberInput
            label={t`Protein, %`}
            value={form.protein ?? ''}
            error={refusal?.type === 'ProteinWrong' && shopErrorWords(refusal)}
            onChange={(typed) => set({ protein: typed })}
          />
        </div>
      )}
      {isTreatment(form.category) &&
        text('active', t`What works in it`, { placeholder: t`Oxytetracycline`, maxLength: 80 })}
      {text('storage', t`Storage`, { placeholder: t`Cool and dark`, maxLength: 80 })}
    </>
  );
}

interface WithdrawalProps {
  form: MaterialForm;
  refusal: ShopRefusal | undefined;
  set: (part: Partial<MaterialForm>) => void;
}

/** Required, never 0 by default: the label of the package decides. [VET-7] */
function Withdrawal({ form, refusal, set }: WithdrawalProps) {
  const { t } = useLingui();
  const missing = refusal?.type === 'WithdrawalMissing' ? refusal.field : undefined;
  const words = refusal && shopErrorWords(refusal);
  return (
    <>
      <p className={classes.quiet}>
        <Trans>Read these days on the label. While they last, meat and eggs are not for sale.</Trans>
      </p>
      <Proposal form={form} set={set} />
      <div className={classes.two}>
        <NumberInput
          label={t`No meat for, days`}
          whole
          value={form.meat}
          error={missing === 'meat' && words}
          onChange={(text) => set({ meat: text })}
        />
        {!form.neverInLay && (
          <NumberInput
            label={t`No eggs for, days`}
            whole
            value={form.eggs}
            error={missing === 'eggs' && words}
            onChange={(text) => set({ eggs: text })}
          />
        )}
      </div>
      <SwitchRow
        label={t`Never for hens that lay, the label says`}
        checked={form.neverInLay}
        onChange={(neverInLay) => set({ neverInLay })}
      />
    </>
  );
}

/** The usual withdrawal periods of a drug, with their source: a proposal, which the label overrules. [VET-7, VET-12] */
function Proposal({ form, set }: Pick<WithdrawalProps, 'form' | 'set'>) {
  const starter = starterNamed(form.name);
  if (!starter || form.meat.trim() !== '' || form.eggs.trim() !== '' || form.neverInLay) return null;
  const { ingredient, meat_days: meat, egg_days } = starter;
  const eggs = egg_days === 'never_in_lay' ? undefined : egg_days;
  return (
    <div className={classes.proposal}>
      <p>
        {eggs === undefined ? (
          <Trans>
            Usual for {ingredient}: no meat for {meat} days, never for hens that lay. Source: {WITHDRAWAL_SOURCE}. The
            label decides.
          </Trans>
        ) : (
          <Trans>
            Usual for {ingredient}: no meat for {meat} days, no eggs for {eggs} days. Source: {WITHDRAWAL_SOURCE}. The
            label decides.
          </Trans>
        )}
      </p>
      <Button
        variant="default"
        onClick={() =>
          set({ meat: String(meat), eggs: eggs === undefined ? '' : String(eggs), neverInLay: eggs === undefined })
        }
      >
        <Trans>The label says the same</Trans>
      </Button>
    </div>
  );
}
