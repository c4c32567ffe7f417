import type { FarmActivity } from '../../../../../schemas/farm-activity.schema.ts';
import type { MaterialRow } from '../../../../contract/farm.ts';
import { GRAMS } from '../../../../domain/activities/typed-weight.ts';
import { type ActivityForm, formAgain, type TreatmentForm, weighedAs } from './activity-form.ts';

/** The form filled with all fields of a record, for correction. [ACT-20] */
export function formToCorrect(
  begin: Parameters<typeof formAgain>[0],
  record: FarmActivity,
  materials: readonly MaterialRow[],
): ActivityForm {
  const { photo, voice, session, note = '' } = record;
  const same = formAgain({ ...begin, session, withheld: false }, record);
  const form = { ...same, photo: photo?.path ?? '', voice };
  switch (record.kind) {
    case 'eggs':
    case 'note':
      return { ...form, words: note };
    case 'feed': {
      const pack = materials.find(({ id }) => id === record.raw_material_id)?.pack;
      return form.unit === 'pack' && pack?.factor !== record.factor ? { ...form, ...inKilograms(record) } : form;
    }
    case 'medication':
      return {
        ...form,
        openCourse: record.open_course === true || record.finishes !== undefined,
        treatment: { ...treatmentOf(record), dose: record.dose ?? '', reason: record.reason ?? '' },
      };
    case 'vaccination':
      return { ...form, step: record.plan_step_id ?? '', treatment: treatmentOf(record) };
    case 'weighing':
      return weighed(form, record);
    case 'mortality':
    case 'cull':
    case 'transfer':
    case 'count':
    case 'water':
    case 'temperature':
    case 'cleaning':
    case 'lighting':
    case 'visit':
      return form;
  }
}

type Fed = Extract<FarmActivity, { kind: 'feed' }>;

/** Typed in kilograms, as a bag may hold another weight today. */
const inKilograms = ({ qty, wasted }: Fed): Pick<ActivityForm, 'unit' | 'numbers'> => ({
  unit: 'small',
  numbers: { qty: String(qty / GRAMS.kg), ...(wasted && { wasted: String(wasted / GRAMS.kg) }) },
});

type Given = Extract<FarmActivity, { kind: 'medication' | 'vaccination' }>;

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

const treatmentOf = (given: Given): TreatmentForm => ({
  dose: '',
  reason: '',
  route: given.route ?? '',
  batch: given.batch_no ?? '',
  expiry: given.expiry ?? '',
  meat: text(given.withdrawal_meat_days),
  egg: text(given.withdrawal_egg_days),
});

function weighed(form: ActivityForm, record: Extract<FarmActivity, { kind: 'weighing' }>): ActivityForm {
  const { sample, total_g = 0, weights_g } = record;
  if (!weights_g) return { ...form, numbers: { sample: String(sample), weight: String(total_g / GRAMS.kg) } };
  return { ...form, ...weighedAs({ ...form, weighing: { ...form.weighing, weights_g } }, true) };
}
