import { written } from '../../../../domain/numbers/decimal-sign.ts';
import { DEATH_CAUSES } from '../../../../../schemas/choices.ts';
import { TextInput, Textarea } from '@mantine/core';
import { useLingui, Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { FlockRow, MaterialRow } from '../../../../contract/farm.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { SwitchRow } from '../../../../ui/switch-row.tsx';
import { VoiceField } from '../../../../ui/voice/voice-field.tsx';
import { shortDay } from '../../../../ui/words/date-words.ts';
import { weighedAs, type ActivityForm, type ActivityFormAct, type Cause } from './activity-form.ts';
import { ActivityPhotoField, ATTACHED_KINDS } from './activity-photo.tsx';
import { MaterialChoice } from './material-choice.tsx';
import { WeighedList } from './weigh-later.ts';
import { TreatmentFields } from './treatment-fields.tsx';
import classes from './recorder.module.css';
import { useBusiness } from '../../../../client/use-session.ts';
import { offered } from '../../../../domain/business/word-lists.ts';
import { causeWords } from '../../shared/farm-words.ts';
import type { NamedWithdrawal } from '../../../../domain/health/withdrawal-now.ts';
import { notForSaleWords } from '../../shared/withdrawal-words.ts';

interface ActivityOptionsProps {
  form: ActivityForm;
  act: (act: ActivityFormAct) => void;
  materials: readonly MaterialRow[];
  flocks: readonly FlockRow[];
  voice: ComponentProps<typeof VoiceField>;
}

/**
 * Further inputs of a kind beside its numbers: cause, feed, destination. Few, as chips; the usual one is preselected.
 * [ACT-3..7]
 */
export function ActivityOptions({ form, act, materials, flocks, voice }: ActivityOptionsProps) {
  const { t } = useLingui();
  const set = (part: Partial<ActivityForm>) => act({ do: 'set', part });
  const parts = optionsOf();
  const attached = ATTACHED_KINDS.has(form.kind) && (
    <div className={classes.attached}>
      <VoiceField {...voice} />
      <ActivityPhotoField path={form.photo} onChange={(path) => set({ photo: path })} />
    </div>
  );
  return parts || attached ? (
    <div className={classes.options}>
      {parts}
      {attached}
    </div>
  ) : null;

  function optionsOf() {
    switch (form.kind) {
      case 'eggs':
        return <WithheldChoice form={form} withdrawal={flocks.find(({ id }) => id === form.farm_id)?.withdrawal?.egg} set={set} />; // prettier-ignore
      case 'mortality':
        return (
          <>
            <DeathReason form={form} set={set} />
            <ChoiceChips
              label={t`What was done with them`}
              options={[t`Buried`, t`Burnt`, t`Thrown in a pit`].map((value) => ({ value, label: value }))}
              value={form.disposal}
              onChange={(disposal) => set({ disposal })}
            />
          </>
        );
      case 'cull':
        return (
          <>
            <ChoiceChips
              label={t`What became of them`}
              options={[
                { value: 'killed', label: t`Killed` },
                { value: 'eaten', label: t`Eaten at home` },
              ]}
              value={form.outcome}
              onChange={(outcome) => set({ outcome })}
            />
            {words(t`Why`, 80)}
          </>
        );
      case 'transfer':
        return (
          <ChoiceChips
            label={t`Moved to`}
            visibleLabel
            wrap
            options={flocks.filter(({ id }) => id !== form.farm_id).map(({ id, name }) => ({ value: id, label: name }))}
            value={form.to_farm_id}
            onChange={(to_farm_id) => set({ to_farm_id })}
          />
        );
      case 'feed': {
        const pack = materials.find(({ id }) => id === form.material_id)?.pack;
        return (
          <>
            {given()}
            {pack && units([t`kg`, `${pack.label} (${written(String(pack.factor / 1_000))} kg)`])}
          </>
        );
      }
      case 'water':
        return units([t`Litres`, t`Jerricans of 20 l`]);
      case 'medication':
        return (
          <>
            {given()}
            <SwitchRow
              label={t`It goes on, the end is not known`}
              checked={form.openCourse}
              onChange={(openCourse) => set({ openCourse })}
            />
            {treated()}
          </>
        );
      case 'vaccination': {
        const next = flocks.find(({ id }) => id === form.farm_id)?.next_vaccine;
        return (
          <>
            {next && (
              <ChoiceChips
                label={t`From the plan`}
                visibleLabel
                wrap
                options={[
                  { value: next.step.step_id, label: t`${next.step.vaccine}, due ${shortDay(next.due)}` },
                  { value: '', label: t`Not of the plan` },
                ]}
                value={form.step}
                onChange={(step) => set({ step })}
              />
            )}
            {given()}
            {treated()}
          </>
        );
      }
      case 'cleaning':
        return words(t`What was cleaned`, 80);
      case 'visit':
        return words(t`Who came`, 128);
      case 'note':
        return (
          <Textarea
            label={t`Note`}
            autosize
            minRows={4}
            maxLength={500}
            value={form.words}
            onChange={(event) => set({ words: event.currentTarget.value })}
          />
        );
      case 'weighing':
        return (
          <>
            <ChoiceChips
              label={t`How they are weighed`}
              options={[
                { value: 'all', label: t`Together` },
                { value: 'each', label: t`One by one` },
              ]}
              value={form.weighing.oneByOne ? 'each' : 'all'}
              onChange={(how) => set(weighedAs(form, how === 'each'))}
            />
            {form.weighing.oneByOne && <WeighedList form={form} act={act} />}
          </>
        );
      case 'count':
      case 'temperature':
      case 'lighting':
        return null;
    }
  }

  function given() {
    return (
      <MaterialChoice
        materials={materials}
        value={form.material_id}
        onChange={(material_id) => set({ material_id, unit: 'small' })}
      />
    );
  }

  function treated() {
    const material = materials.find(({ id }) => id === form.material_id);
    return <TreatmentFields form={form} material={material} onChange={(treatment) => set({ treatment })} />;
  }

  function units([small, pack]: readonly [string, string]) {
    return (
      <ChoiceChips
        label={t`Counted in`}
        options={[
          { value: 'pack', label: pack },
          { value: 'small', label: small },
        ]}
        value={form.unit}
        onChange={(unit) => set({ unit })}
      />
    );
  }

  function words(label: string, most: number) {
    return (
      <TextInput
        label={label}
        maxLength={most}
        value={form.words}
        onChange={(event) => set({ words: event.currentTarget.value })}
      />
    );
  }
}

/** Prefix of a reason in the farm's own words, so that it is never mistaken for one of the app's. */
const OWN = 'own:';

/**
 * Cause of death, among those that this farm uses; a reason of its own is stored as "other" with its words as the note.
 * [ACT-4, SET-5]
 */
function DeathReason({ form, set }: { form: ActivityForm; set: (part: Partial<ActivityForm>) => void }) {
  const { t } = useLingui();
  const { off = [], own = [] } = useBusiness()?.words.death_reasons ?? {};
  const { cause, words } = form;
  const options = [
    ...offered(DEATH_CAUSES, { off }, cause).map((value) => ({ value: value as string, label: causeWords(value) })),
    ...own.map((word) => ({ value: OWN + word, label: word })),
  ];
  return (
    <ChoiceChips
      label={t`Why they died`}
      options={options}
      value={cause === 'other' && words !== '' ? OWN + words : cause}
      onChange={(value) =>
        set(
          value.startsWith(OWN)
            ? { cause: 'other', words: value.slice(OWN.length) }
            : { cause: value as Cause, words: '' },
        )
      }
    />
  );
}

interface WithheldChoiceProps {
  form: ActivityForm;
  /** The withdrawal period on eggs of this flock now. */
  withdrawal: NamedWithdrawal | undefined;
  set: (part: Partial<ActivityForm>) => void;
}

/**
 * Whether these eggs are set apart: during a withdrawal period they are, unless the owner decides otherwise with a
 * reason. [VET-5]
 */
function WithheldChoice({ form, withdrawal, set }: WithheldChoiceProps) {
  const { t } = useLingui();
  const isOwner = useBusiness()?.role === 'owner';
  // Rare, so shown only with the rarer grades.
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
