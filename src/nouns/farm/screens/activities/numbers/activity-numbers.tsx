import { useLingui } from '@lingui/react/macro';
import type { ActivityKind } from '../../../../../../schemas/farm-activity.schema.ts';
import type { MaterialRow } from '../../../../../contract/farm.ts';
import { Keypad } from '../../../../../ui/numbers/keypad.tsx';
import { NumberField } from '../../../../../ui/numbers/number-field.tsx';
import { type ActivityForm, type ActivityFormAct, fieldsOf } from '../activity-form.ts';
import { unitOf } from '../draft-from-form.ts';
import classes from '../recorder.module.css';

interface ActivityNumbersProps {
  form: ActivityForm;
  act: (act: ActivityFormAct) => void;
  /** The field whose number was refused. */
  invalid: string | undefined;
  material: MaterialRow | undefined;
  onSave: () => void;
}

/** Kinds that count birds: whole numbers. */
const WHOLE: ReadonlySet<string> = new Set(['mortality', 'cull', 'transfer', 'count']);

/** The number fields of a kind and the keypad for them. [ACT-4..7] */
export function ActivityNumbers({ form, act, invalid, material, onSave }: ActivityNumbersProps) {
  const { t } = useLingui();
  const { unit } = unitOf(form, material);
  const words = useNumberWords(form.kind, unit);
  // A course without an end has no number of days yet.
  const fields = fieldsOf(form).filter((field) => !(field === 'days' && form.openCourse));
  if (fields.length === 0) return null;
  return (
    <>
      <div className={classes.fields}>
        {fields.map((field) => (
          <NumberField
            key={field}
            label={words[field]?.label ?? field}
            unit={words[field]?.unit ?? ''}
            value={form.numbers[field] ?? ''}
            active={form.active === field}
            invalid={invalid === field}
            onFocus={() => act({ do: 'enter', field })}
            onType={(text) => act({ do: 'type', text })}
            onEnter={() => (field === fields.at(-1) ? onSave() : act({ do: 'next' }))}
          />
        ))}
      </div>
      <Keypad
        sums={form.active === 'weight' || WHOLE.has(form.kind)}
        special={
          WHOLE.has(form.kind) ? { key: '000', name: t`Three noughts` } : { key: '.', name: t`Decimal point` }
        }
        onKey={(key) => act({ do: 'key', key })}
        next={fields.length > 1 ? { label: t`Next`, onPress: () => act({ do: 'next' }) } : { label: t`Save`, onPress: onSave }}
      />
    </>
  ); // prettier-ignore
}

interface FieldWords {
  /** Name for screen readers. */
  readonly label: string;
  /** Text below the number. */
  readonly unit: string;
}

/** Names and units of a kind's number fields. `unit` is the name of the chosen unit. */
function useNumberWords(kind: ActivityKind, unit: string): Readonly<Record<string, FieldWords>> {
  const { t } = useLingui();
  const amount = unit === 'jerrican' ? t`jerricans` : unit === 'l' ? t`litres` : unit;
  const qty: FieldWords =
    kind === 'mortality'
      ? { label: t`How many died`, unit: t`birds` }
      : kind === 'feed' || kind === 'water'
        ? { label: t`How much`, unit: amount }
        : kind === 'medication' || kind === 'vaccination'
          ? { label: t`How much was used`, unit: t`${amount} used` }
          : { label: t`How many birds`, unit: t`birds` };
  return {
    qty,
    wasted: { label: t`Of it wasted`, unit: t`${amount} of it wasted` },
    days: { label: t`For how many days`, unit: t`days` },
    birds: { label: t`How many birds got it`, unit: t`birds` },
    sample: { label: t`Birds weighed`, unit: t`birds` },
    weight: { label: t`Weight`, unit: t`kg together` },
    degrees: { label: t`Degrees`, unit: '°C' },
    humidity: { label: t`Humidity`, unit: t`% humid` },
    hours: { label: t`Hours of light`, unit: t`hours` },
  };
}
