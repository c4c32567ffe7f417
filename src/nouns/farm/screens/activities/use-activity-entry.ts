import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newDocumentId } from '../../../../../schemas/new-document-id.ts';
import type { FarmActivity, ActivityKind } from '../../../../../schemas/farm-activity.schema.ts';
import type { FlockRow, MaterialRow } from '../../../../contract/farm.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { askForForm } from '../../../../client/ask.ts';
import { useUndo } from '../../../../client/use-undo.ts';
import { activityWarnings, type ActivityWarning } from '../../../../domain/activities/activity-warnings.ts';
import type { ActivityDraft } from '../../../../domain/activities/activity-draft.ts';
import { birdsLeaving, checkActivity } from '../../../../domain/activities/check-activity.ts';
import { productOf } from '../../../../domain/health/withdrawal.ts';
import { sessionOf } from '../../../../domain/activities/session-of.ts';
import { localDay } from '../../../../domain/time/local-day.ts';
import { useAsked } from '../../../../ui/feedback/use-asked.ts';
import { oldDayWords, today } from '../../../../ui/words/date-words.ts';
import { habits } from '../../../../ui/setup/habits.ts';
import { readDraft, writeDraft } from '../../../../ui/draft-storage.ts';
import type { ActivityRefusal } from './activity-error-words.ts';
import { afterAct, emptyForm, formAgain, type ActivityForm, type ActivityFormAct } from './activity-form.ts';
import { draftFromForm } from './draft-from-form.ts';
import { isBegun } from './activity-draft.ts';
import { useActivityVoice } from './use-activity-voice.ts';
import { useSavedToast } from '../../../../ui/feedback/use-saved-toast.tsx';
import { timeNow } from '../../../../domain/time/now.ts';
import { type Draft, useKept, useKeptReducer } from '../../../../ui/drafts/use-draft.ts';
import { alone } from '../../../../ui/drafts/draft-store.ts';

interface Entry {
  readonly kept: Draft;
  readonly kind: ActivityKind;
  readonly flock: FlockRow;
  readonly materials: readonly MaterialRow[];
  readonly again: FarmActivity | undefined;
  /** The day being filled in; '' today. [ACT-11] */
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly onSaved: () => void;
  readonly correcting?: Correcting | undefined;
}

/** A record being corrected. [ACT-20] */
export interface Correcting {
  readonly activity: FarmActivity;
  /** The form filled from the record; loaded only for corrections. */
  readonly formOf: (
    begin: Parameters<typeof formAgain>[0],
    activity: FarmActivity,
    materials: readonly MaterialRow[],
  ) => ActivityForm;
}

const VERSION = 1;
/** Key of the feed or medicine last given to this flock on this phone, by kind. */
const memoryOf = (kind: ActivityKind, farm: string): string => `flockbook.material.${kind}.${farm}`;

/** The form of one record: typed, checked, warned about once, saved once. [ACT-8, MSG-11, MSG-12, MSG-13, MSG-16] */
export function useActivityEntry({ kept, kind, flock, materials, again, day, onDay, onSaved, correcting }: Entry) {
  const wrong = correcting?.activity;
  const business = useBusiness();
  const begin = () => {
    const session = sessionOf(timeNow());
    const only = materials.length === 1 ? materials[0]!.id : undefined;
    const material_id = (readDraft(memoryOf(kind, flock.id), VERSION) as string | undefined) ?? only;
    const made = {
      id: newDocumentId(),
      kind,
      farm_id: flock.id,
      session,
      tray: habits().tray_eggs,
      material_id,
      step: kind === 'vaccination' ? dueStep(flock) : undefined,
      gradesOff: business?.words.egg_grades.off,
      withheld: kind === 'eggs' && !day && flock.withdrawal?.egg !== undefined,
    };
    if (correcting) return correcting.formOf(made, correcting.activity, materials);
    return again ? formAgain(made, again) : emptyForm(made);
  };
  const [typed, act] = useKeptReducer(kept, 'form', afterAct, begin, isBegun);
  // The next digit replaces the number, as in a field that has just gained focus.
  const isFound = useRef(kept.foundAt !== undefined);
  useLayoutEffect(() => {
    if (isFound.current) act({ do: 'set', part: { fresh: true } });
    isFound.current = false;
  }, [act]);
  // The day is chosen beside the form; another day keeps all typed values.
  const form = { ...typed, day, farm_id: flock.id };
  // A list that was begun on another day keeps that day, until another one is chosen.
  const [of, setOf] = useKept(kept, 'day', () => day || today(), alone);
  const begunOn = useRef(of);
  useEffect(() => {
    const begun = begunOn.current;
    begunOn.current = '';
    if (begun !== '' && begun !== today() && day === '') onDay(begun);
    else setOf(day || today());
  }, [day, onDay, setOf]);
  const [reason, setReason] = useKept(kept, 'reason', '');
  const [refusal, setRefusal] = useState<ActivityRefusal>();
  const { asked: warned, mayGoOn, forget } = useAsked<ActivityWarning>();
  const adding = useCommand('farm.addActivity');
  const putting = useCommand('farm.correctActivity');
  const saved = useSavedToast();
  const undo = useUndo('farm.voidActivity', 'edit_farm');
  const saving = useRef(false);
  const isOwner = business?.role === 'owner';
  const material = materials.find(({ id }) => id === form.material_id);

  const change = (given: ActivityFormAct) => {
    if (given.do !== 'next' && given.do !== 'enter') {
      setRefusal(undefined);
      forget();
    }
    act(given);
  };
  const refuse = (error: ActivityRefusal) => {
    if ('field' in error && error.field in FIELD_OF) act({ do: 'enter', field: FIELD_OF[error.field]! });
    else if ('field' in error) act({ do: 'enter', field: error.field });
    // The eggs may be saved when they are set apart.
    if (error.type === 'NotForSale') act({ do: 'set', part: { withheld: true } });
    forget();
    setRefusal(error);
  };
  const voice = useActivityVoice(form.voice, (said) => change({ do: 'set', part: { voice: said } }));
  const save = async () => {
    if (saving.current) return;
    saving.current = true;
    try {
      // Pressing save while recording ends the voice note.
      const said = await voice.finish();
      if (said.ok) await saveForm(said.value ? { ...form, voice: said.value } : form);
    } finally {
      saving.current = false;
    }
  };
  const saveForm = async (filled: ActivityForm) => {
    const now = timeNow();
    const made = draftFromForm(filled, { material, now });
    if (!made.ok) return refuse(made.error);
    const draft = made.value;
    const on = localDay(draft.occurred_at ? new Date(draft.occurred_at) : now);
    // Queried at the press: records of that day may have arrived meanwhile, from this phone or another.
    const around = await askForForm('farm.around', { farm_id: flock.id, day: on, except: wrong?.id });
    if (!around) return;
    const { heads: there, most_heads, eggs, fed_g, ration_g, estimate } = around;
    const heads = there === undefined || flock.closed_on ? undefined : there + leftBy(wrong, flock.id);
    const certain = estimate ? {} : { heads: most_heads, eggs };
    // For another day only the command knows the withdrawal periods of that time.
    const product = productOf(draft.content);
    const withdrawal = filled.day === '' && product ? flock.withdrawal?.[product] : undefined;
    const label = material?.label;
    const checked = checkActivity(draft, { at: now.toISOString(), ...certain, label, withdrawal, isOwner });
    if (!checked.ok) return refuse(checked.error);
    const warnings = activityWarnings(draft, {
      day: on,
      placed_on: flock.placed_on,
      closed_on: flock.closed_on,
      heads,
      mostHeads: most_heads,
      eggs,
      fed_g,
      ration_g,
    });
    setRefusal(undefined);
    if (!mayGoOn(warnings)) return;
    if (correcting) {
      const result = await putting.run({ draft: withOwnNote(draft, correcting.activity), reason });
      if (!result.ok) return refuse(result.error);
      kept.forget();
      saved(oldDayWords(draft.occurred_at));
      return onSaved();
    }
    const result = await adding.run(draft);
    if (!result.ok) return refuse(result.error);
    kept.forget();
    if (filled.material_id) writeDraft(memoryOf(kind, flock.id), VERSION, filled.material_id);
    saved(oldDayWords(draft.occurred_at), undo?.(draft.id));
    onSaved();
  };
  return {
    form,
    reason,
    setReason,
    act: change,
    refusal,
    warned,
    busy: adding.busy || putting.busy,
    material,
    voice: voice.field,
    save,
    refuse,
  };
}

/** Birds that left by the wrong record have not left; those of a closed flock are gone with its end. */
const leftBy = (wrong: FarmActivity | undefined, farm: string): number =>
  wrong?.farm_id === farm ? birdsLeaving(wrong) : 0;

/** A note on a kind whose form has no note field is kept. */
const withOwnNote = (draft: ActivityDraft, { id, note }: FarmActivity): ActivityDraft => ({
  ...draft,
  id,
  note: 'note' in draft ? draft.note : note,
});

/** The due step of the plan is the default for what is given. [VET-9] */
const dueStep = ({ next_vaccine }: FlockRow): string | undefined =>
  next_vaccine && next_vaccine.state !== 'later' ? next_vaccine.step.step_id : undefined;

/** Fields in which the numbers of refused record fields are typed. */
const FIELD_OF: Readonly<Record<string, string>> = { birds: 'birds', good: 'good.trays', small: 'small.trays' };
