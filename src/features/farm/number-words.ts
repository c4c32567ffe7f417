import { useLingui } from '@lingui/react/macro';
import type { ActivityKind } from '../../../schemas/farm-activity.schema.ts';

interface FieldWords {
  /** Name for readers. */
  readonly label: string;
  /** What stands below the number. */
  readonly unit: string;
}

/** Names and units of a kind's number fields. `unit` is the word of the unit that was chosen. */
export function useNumberWords(kind: ActivityKind, unit: string): Readonly<Record<string, FieldWords>> {
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
    weight: { label: t`Weight`, unit: t`kg together, or 1.9+2.1` },
    degrees: { label: t`Degrees`, unit: '°C' },
    humidity: { label: t`Humidity`, unit: t`% humid` },
    hours: { label: t`Hours of light`, unit: t`hours` },
  };
}
