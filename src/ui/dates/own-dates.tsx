import { Group } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { DayRange } from './date-range.ts';
import { DayField } from './day-field.tsx';

/** First and last day, in the phone's own date picker. [SAL-24] */
export function OwnDates({ own, onChange }: { own: DayRange; onChange: (own: DayRange) => void }) {
  const { t } = useLingui();
  const field = (key: keyof DayRange, label: string) => (
    <DayField label={label} value={own[key]} onChange={(value) => onChange({ ...own, [key]: value })} />
  );
  return (
    <Group grow my="sm" px={0} maw={480}>
      {field('from', t`From`)}
      {field('to', t`To`)}
    </Group>
  );
}
