import type { ActivityContent, ActivityDraft, ContentOf } from '../../../../domain/activities/activity-draft.ts';
import type { ActivityError } from '../../../../domain/activities/check-activity.ts';
import { typedCount, typedEggs } from '../../../../domain/activities/typed-eggs.ts';
import { ok, refuse, type Result } from '../../../../domain/result.ts';
import { parseQuantity } from '../../../../domain/sales/parse-quantity.ts';
import { onDay } from '../../../../domain/time/on-day.ts';
import type { MaterialRow } from '../../../../contract/farm.ts';
import { MAIN_GRADES, MORE_GRADES, type ActivityForm } from './activity-form.ts';
import { GRAMS, MAX_WEIGHED, typedWeight } from '../../../../domain/activities/typed-weight.ts';
import { plainNumber, typedWhole } from '../../../../ui/numbers/typed-number.ts';

type Made<T> = Result<T, ActivityError>;

/** Base units of litres and jerricans, kilograms and packs. [ACT-6] */
const LITRE = 1_000;

const JERRICAN = 20_000;

const KILOGRAM = 1_000;

/** Base units of the unit in which feed, water or medicine is typed, with its name. */
export function unitOf({ kind, unit }: ActivityForm, material: MaterialRow | undefined): { unit: string; factor: number } {
  if (kind === 'water') return unit === 'pack' ? { unit: 'jerrican', factor: JERRICAN } : { unit: 'l', factor: LITRE };
  const { pack, base_unit = 'g' } = material ?? {};
  if (unit === 'pack' && pack) return { unit: pack.label, factor: pack.factor };
  if (kind === 'feed' && base_unit === 'g') return { unit: 'kg', factor: KILOGRAM };
  return { unit: base_unit, factor: 1 };
} // prettier-ignore

/** The activity in a form. Errors: a typed value is no number, or too long. */
export function draftFromForm(
  form: ActivityForm,
  { material, now }: { material: MaterialRow | undefined; now: Date },
): Made<ActivityDraft> {
  const content = contentOf(form, material);
  if (!content.ok) return content;
  const { id, farm_id, session, day, kind, words } = form;
  return ok({
    id,
    farm_id,
    session,
    ...(day !== '' && { occurred_at: onDay(day, now.toISOString(), { atEnd: kind === 'count' }) }),
    ...((kind === 'note' || kind === 'eggs' || (kind === 'mortality' && form.cause === 'other')) && { note: words }),
    ...(form.photo !== '' && { photo: { path: form.photo } }),
    ...(form.voice && { voice: form.voice }),
    content: content.value,
  });
}

function contentOf(form: ActivityForm, material: MaterialRow | undefined): Made<ActivityContent> {
  const { kind, numbers, words } = form;
  const typed = (field: string) => plainNumber(numbers[field] ?? '');
  const some = (field: string, factor = 1): Made<number> => needed(typed(field), field, factor);
  const maybe = (field: string, factor = 1): Made<number | undefined> =>
    typed(field) === '' ? ok(undefined) : some(field, factor);
  const short = words.trim();
  switch (kind) {
    case 'eggs':
      return eggsOf(form);
    case 'mortality': {
      const disposal = form.disposal ? { disposal: form.disposal } : {};
      return then(some('qty'), (qty) => ok({ kind, qty, cause: form.cause, ...disposal }));
    }
    case 'cull':
      return then(some('qty'), (qty) => ok({ kind, qty, outcome: form.outcome, ...(short && { reason: short.slice(0, 80) }) })); // prettier-ignore
    case 'transfer':
      return then(some('qty'), (qty) => ok({ kind, qty, to_farm_id: form.to_farm_id }));
    case 'count': {
      const counted = typedCount(typed('qty'));
      if (typed('qty') === '' || !counted.ok) return refuse({ type: 'NumberAboveZero', field: 'qty' });
      return ok({ kind, qty: counted.value });
    }
    case 'feed': {
      const unit = unitOf(form, material);
      return then(some('qty', unit.factor), (qty) =>
        then(maybe('wasted', unit.factor), (wasted) =>
          ok({ kind, raw_material_id: form.material_id, qty, ...unit, ...(wasted !== undefined && { wasted }) }),
        ),
      );
    }
    case 'water': {
      const unit = unitOf(form, undefined);
      return then(some('qty', unit.factor), (qty) => ok({ kind, qty, ...unit }));
    }
    case 'medication': {
      const unit = unitOf(form, material);
      const course: Made<{ open_course?: boolean; days?: number }> = form.openCourse
        ? ok({ open_course: true })
        : then(some('days'), (days) => ok({ days }));
      return then(maybe('qty', unit.factor), (qty) =>
        then(
          course,
          (how) =>
          ok({ kind, raw_material_id: form.material_id, ...how, ...treatmentOf(form, 'medication'), ...(qty !== undefined && { qty, ...unit }) }), // prettier-ignore
        ),
      );
    }
    case 'vaccination': {
      const unit = unitOf(form, material);
      return then(some('birds'), (birds) =>
        then(maybe('qty', unit.factor), (qty) =>
          ok({
            kind,
            raw_material_id: form.material_id,
            birds,
            ...(form.step && { plan_step_id: form.step }),
            ...treatmentOf(form, 'vaccination'),
            ...(qty !== undefined && { qty, ...unit }),
          }),
        ),
      );
    }
    case 'weighing':
      if (form.weighing.oneByOne)
        return then(weightsOf(form), (weights_g) => ok({ kind, sample: weights_g.length, weights_g: [...weights_g] }));
      return then(some('sample'), (sample) =>
        then(some('weight', GRAMS.kg), (total_g) => ok({ kind, sample, total_g })),
      );
    case 'temperature':
      return then(tenths(typed('degrees')), (tenths_c) =>
        then(typed('humidity') === '0' ? ok(0) : maybe('humidity'), (humidity) =>
          ok({ kind, tenths_c, ...(humidity !== undefined && { humidity }) }),
        ),
      );
    case 'lighting':
      return then(some('hours', 60), (light_minutes) => ok({ kind, light_minutes }));
    case 'cleaning':
      return ok({ kind, ...(short && { what: short.slice(0, 80) }) });
    case 'visit':
      return ok({ kind, visitor: short.slice(0, 128) });
    case 'note':
      return ok({ kind });
  }
}

/** Grades with eggs; a round without any is refused at its first number. [ACT-3] */
function eggsOf({ numbers, withheld, tray }: ActivityForm): Made<ActivityContent> {
  const grades: { grade: (typeof MAIN_GRADES | typeof MORE_GRADES)[number]; qty: number }[] = [];
  for (const grade of [...MAIN_GRADES, ...MORE_GRADES]) {
    const [trays, loose] = ['trays', 'loose'].map((part) => plainNumber(numbers[`${grade}.${part}`] ?? ''));
    const eggs = typedEggs(grade, trays ?? '', loose ?? '', tray);
    if (!eggs.ok) return eggs;
    if (eggs.value > 0) grades.push({ grade, qty: eggs.value });
  }
  if (grades.length === 0) return refuse({ type: 'NumberAboveZero', field: 'good.trays' });
  return ok({ kind: 'eggs', grades, withheld });
}

/** The list of weights including the one being typed, so that none is lost. [ACT-14] Units: grams. */
export function weightsOf({ numbers, weighing }: ActivityForm): Made<readonly number[]> {
  const { weights_g, unit, changing } = weighing;
  const typed = plainNumber(numbers['each'] ?? '');
  if (typed === '' && weights_g.length > 0) return ok(weights_g);
  const weight = typedWeight(typed, unit);
  if (!weight.ok) return refuse({ ...weight.error, field: 'each' } as ActivityError);
  if (changing !== undefined) return ok(weights_g.with(changing, weight.value));
  if (weights_g.length >= MAX_WEIGHED) return refuse({ type: 'TooManyWeighed', birds: MAX_WEIGHED + 1 });
  return ok([...weights_g, weight.value]);
}

/** Degrees with one decimal, also below zero. */
function tenths(typed: string): Made<number> {
  if (!/^-?\d{1,3}([.,]\d)?$/.test(typed)) return refuse({ type: 'OutOfRange', field: 'degrees', from: -10, to: 60 });
  return ok(Math.round(Number(typed.replace(',', '.')) * 10));
}

function needed(typed: string, field: string, factor: number): Made<number> {
  const parsed = parseQuantity(typed, factor);
  return parsed.ok ? parsed : refuse({ type: parsed.error.type, field });
}

const then = <A, B>(made: Made<A>, next: (value: A) => Made<B>): Made<B> => (made.ok ? next(made.value) : made);

type Treated = Partial<Omit<ContentOf<'medication'>, 'kind'>>;

/** Details of a treatment beyond its amount; omitted ones are absent, so that the label applies. [VET-1, VET-2] */
function treatmentOf({ treatment }: ActivityForm, kind: 'medication' | 'vaccination'): Treated {
  const { dose, route, reason, batch, expiry, meat, egg } = treatment;
  const isMedicine = kind === 'medication';
  return {
    ...(isMedicine && dose.trim() && { dose: dose.trim() }),
    ...(route.trim() && { route: route.trim() }),
    ...(isMedicine && reason.trim() && { reason: reason.trim() }),
    ...(batch.trim() && { batch_no: batch.trim() }),
    ...(expiry && { expiry }),
    ...(meat.trim() && { withdrawal_meat_days: typedWhole(meat) }),
    ...(egg.trim() && { withdrawal_egg_days: typedWhole(egg) }),
  };
}
