import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { timeOf } from '../../domain/time/wall-clock.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { zonesHere } from '../../ui/zones-here.ts';
import { timeNow } from '../../domain/time/now.ts';

interface ZoneChoiceProps {
  /** IANA; undefined where each phone goes by its own clock. */
  readonly value: string | undefined;
  readonly error?: string | false | undefined;
  readonly onChange: (zone: string) => void;
}

/** Every place of this phone's clocks, "Kampala 02:41, Africa": the city first, as people look for it. */
function placesAt(now: Date, also: string | undefined): { value: string; label: string }[] {
  const places = zonesHere(also).map((zone) => {
    const [city = '', ...around] = zone.replaceAll('_', ' ').split('/').toReversed();
    return { value: zone, label: [`${city} ${timeOf(now, zone)}`, ...around].join(', ') };
  });
  return places.toSorted((a, b) => a.label.localeCompare(b.label));
}

/** By which city's clocks the days of a business begin, on all its phones. [DOC-6, SET-4] */
export function ZoneChoice({ value, error, onChange }: ZoneChoiceProps) {
  const { t } = useLingui();
  const [all] = useState(() => placesAt(timeNow(), value));
  return (
    <SearchSelect
      label={t`Days follow the clock in`}
      description={t`On every phone, wherever it is. Days that are written down already stay.`}
      placeholder={t`Each phone’s own clock`}
      data={all}
      value={value ?? ''}
      error={error}
      onChange={onChange}
    />
  );
}
