import type { ActivityKind, FarmActivity } from '../../../../../schemas/farm-activity.schema.ts';
import type { ActivitySession, ContentOf } from '../../../../domain/activities/activity-draft.ts';
import type { WeightUnit } from '../../../../domain/activities/typed-weight.ts';
import { offered } from '../../../../domain/business/word-lists.ts';
import { keypadForm, type KeypadFocus } from '../../../../ui/numbers/keypad-form.ts';
import type { PadKey } from '../../../../ui/numbers/press-key.ts';

/*
 * The form of an activity as typed text and chosen values, and the effect of each press on it. Pure: it is tested
 * without a screen.
 */

export type Grade = ContentOf<'eggs'>['grades'][number]['grade'];
export type Cause = ContentOf<'mortality'>['cause'];

/** Grades of every round, and those behind "More grades". [ACT-3] */
export const MAIN_GRADES = ['good', 'small', 'cracked', 'broken'] as const satisfies readonly Grade[];
export const MORE_GRADES = ['dirty', 'double_yolk', 'soft_shell', 'hatching'] as const satisfies readonly Grade[];
/** Grades counted in trays; the others are few. */
const IN_TRAYS: ReadonlySet<string> = new Set<Grade>(['good', 'small', 'hatching']);

export interface ActivityForm extends KeypadFocus<string> {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly farm_id: string;
  readonly session: ActivitySession;
  /** Eggs in a tray while typing. [SET-4] */
  readonly tray: number;
  /** The day chosen in the recorder; '' today. */
  readonly day: string;
  /** Typed numbers by field: 'qty', or '<grade>.trays' and '<grade>.loose'. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly moreGrades: boolean;
  /** Grades that this farm does not count. [SET-5] */
  readonly gradesOff: readonly string[];
  readonly withheld: boolean;
  readonly cause: Cause;
  readonly disposal: string;
  readonly outcome: 'killed' | 'eaten';
  readonly to_farm_id: string;
  readonly material_id: string;
  /** Unit: feed in kg or packs, water in litres or jerricans. */
  readonly unit: 'small' | 'pack';
  readonly openCourse: boolean;
  /** The step of the vaccination plan that it fulfils; '' for none. [VET-2] */
  readonly step: string;
  /** Details of a treatment, from the label and the vet. [VET-1, VET-2] */
  readonly treatment: TreatmentForm;
  readonly weighing: WeighingForm;
  /** Reason, visitor, cleaned item, or the note. */
  readonly words: string;
  /** Path of its picture; '' without one. [ACT-9] */
  readonly photo: string;
  /** A voice note in place of typing. [ACT-9] */
  readonly voice: SaidForRecord | undefined;
}

/** A voice note stored on this phone. Units: whole seconds. */
export interface SaidForRecord {
  readonly path: string;
  readonly seconds: number;
}

/** Way of weighing birds: all together, or a list of them. [ACT-14] */
export interface WeighingForm {
  readonly oneByOne: boolean;
  /** The unit in which weights of the list are typed. */
  readonly unit: WeightUnit;
  /** Units: grams. */
  readonly weights_g: readonly number[];
  /** Index of the weight that is being retyped. */
  readonly changing?: number | undefined;
}

/** A treatment beyond its amount and days, as typed. */
export interface TreatmentForm {
  readonly dose: string;
  readonly route: string;
  readonly reason: string;
  readonly batch: string;
  readonly expiry: string;
  /** Days; '' for the label's value. */
  readonly meat: string;
  readonly egg: string;
}
const NO_TREATMENT: TreatmentForm = { dose: '', route: '', reason: '', batch: '', expiry: '', meat: '', egg: '' };

export type ActivityFormAct =
  | { do: 'enter'; field: string }
  | { do: 'key'; key: PadKey }
  | { do: 'type'; text: string }
  | { do: 'next' }
  | { do: 'set'; part: Partial<ActivityForm> };

const FIELDS: Readonly<Record<ActivityKind, readonly string[]>> = {
  eggs: MAIN_GRADES.flatMap((grade) => [`${grade}.trays`, `${grade}.loose`]),
  mortality: ['qty'],
  cull: ['qty'],
  transfer: ['qty'],
  count: ['qty'],
  feed: ['qty', 'wasted'],
  water: ['qty'],
  medication: ['qty', 'days'],
  vaccination: ['birds', 'qty'],
  weighing: ['sample', 'weight'],
  temperature: ['degrees', 'humidity'],
  lighting: ['hours'],
  cleaning: [],
  visit: [],
  note: [],
};

/** Number fields of a form, in the order of "Next". */
export const fieldsOf = ({ kind }: Pick<ActivityForm, 'kind'>): readonly string[] => FIELDS[kind];

/** The grade of the field being typed. */
export const gradeOf = (field: string): Grade => (field.split('.')[0] ?? 'good') as Grade;
/** The first field of a grade. */
export const firstFieldOf = (grade: Grade): string => `${grade}.${IN_TRAYS.has(grade) ? 'trays' : 'loose'}`;

/** Switch the form between weighing together and one by one; typed values stay. [ACT-14] */
export const weighedAs = ({ weighing }: ActivityForm, oneByOne: boolean): Partial<ActivityForm> => ({
  weighing: { ...weighing, oneByOne },
  active: oneByOne ? 'each' : 'sample',
  fresh: true,
});

type Begin = Pick<ActivityForm, 'id' | 'kind' | 'farm_id' | 'session' | 'tray'> & {
  material_id?: string | undefined;
  step?: string | undefined;
  withheld?: boolean | undefined;
  gradesOff?: readonly string[] | undefined;
};

/** An empty form with the id that its record will have. [DAT-4] */
export const emptyForm = ({
  material_id = '',
  step = '',
  withheld = false,
  gradesOff = [],
  ...begin
}: Begin): ActivityForm => ({
  ...begin,
  day: '',
  numbers: begin.kind === 'medication' ? { days: '1' } : {},
  active: fieldsOf(begin)[0] ?? '',
  fresh: true,
  moreGrades: false,
  gradesOff,
  withheld,
  cause: 'unknown',
  disposal: '',
  outcome: 'killed',
  to_farm_id: '',
  material_id,
  unit: begin.kind === 'water' ? 'pack' : 'small',
  openCourse: false,
  step,
  treatment: NO_TREATMENT,
  weighing: { oneByOne: false, unit: 'kg', weights_g: [] },
  words: '',
  photo: '',
  voice: undefined,
});

function next(form: ActivityForm): string {
  if (form.kind !== 'eggs') {
    const fields = fieldsOf(form);
    return fields[fields.indexOf(form.active) + 1] ?? fields[0] ?? '';
  }
  const grade = gradeOf(form.active);
  if (form.active.endsWith('.trays')) return `${grade}.loose`;
  const grades = offered<Grade>(form.moreGrades ? [...MAIN_GRADES, ...MORE_GRADES] : MAIN_GRADES, { off: form.gradesOff }, grade); // prettier-ignore
  return firstFieldOf(grades[grades.indexOf(grade) + 1] ?? 'good');
}

const keypad = keypadForm<string, ActivityForm>({
  read: (form, field) => form.numbers[field] ?? '',
  write: (form, field, text) => ({ ...form, numbers: { ...form.numbers, [field]: text } }),
  // Half a tray in the field of loose eggs, in eggs.
  half: ({ tray }, field) => (field.endsWith('.loose') ? Math.floor(tray / 2) : undefined),
});

/** The form after a press. */
export function afterAct(form: ActivityForm, act: ActivityFormAct): ActivityForm {
  switch (act.do) {
    case 'enter':
      return keypad.entered(form, act.field);
    case 'key':
      return keypad.pressed(form, act.key);
    case 'type':
      return keypad.typed(form, act.text);
    case 'next':
      return { ...form, active: next(form), fresh: true };
    case 'set':
      return { ...form, ...act.part };
  }
}

/** The form with the numbers and texts of a record that is repeated. [ACT-8] */
export function formAgain(begin: Begin, last: FarmActivity): ActivityForm {
  const form = { ...emptyForm(begin), words: last.note ?? '' };
  const material_id = 'raw_material_id' in last ? last.raw_material_id : '';
  const with_ = (part: Partial<ActivityForm>): ActivityForm => ({ ...form, material_id, ...part });
  switch (last.kind) {
    case 'eggs':
      return with_({
        words: '',
        withheld: last.withheld || form.withheld,
        moreGrades: last.grades.some(({ grade }) => (MORE_GRADES as readonly Grade[]).includes(grade)),
        numbers: Object.fromEntries(
          last.grades.flatMap(({ grade, qty }) => [
            [`${grade}.trays`, String(Math.floor(qty / form.tray))],
            [`${grade}.loose`, String(qty % form.tray)],
          ]),
        ),
      });
    case 'mortality':
      return with_({ numbers: { qty: String(last.qty) }, cause: last.cause, disposal: last.disposal ?? '' });
    case 'cull':
      return with_({ numbers: { qty: String(last.qty) }, words: last.reason ?? '', outcome: last.outcome === 'eaten' ? 'eaten' : 'killed' }); // prettier-ignore
    case 'transfer':
      return with_({ numbers: { qty: String(last.qty) }, to_farm_id: last.to_farm_id });
    case 'count':
      return with_({ numbers: { qty: String(last.qty) } });
    case 'feed':
    case 'water': {
      const small = last.factor === undefined || last.factor === 1_000;
      const in_ = (qty: number) => String(qty / (last.factor ?? 1_000));
      const wasted: Record<string, string> = last.kind === 'feed' && last.wasted ? { wasted: in_(last.wasted) } : {};
      return with_({ unit: small ? 'small' : 'pack', numbers: { qty: in_(last.qty), ...wasted } });
    }
    case 'medication':
      return with_({ openCourse: last.open_course ?? false, numbers: { qty: text(last.qty), days: text(last.days) } }); // prettier-ignore
    case 'vaccination':
      return with_({ numbers: { birds: String(last.birds), qty: text(last.qty) } });
    case 'lighting':
      return with_({ numbers: { hours: String(last.light_minutes / 60) } });
    case 'temperature':
      return with_({ numbers: { degrees: String(last.tenths_c / 10), humidity: text(last.humidity) } });
    case 'cleaning':
      return with_({ words: last.what ?? '' });
    case 'visit':
      return with_({ words: last.visitor });
    case 'weighing':
    case 'note':
      return form;
  }
}

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));
