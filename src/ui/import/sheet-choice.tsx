import { useLingui } from '@lingui/react/macro';
import { ChoiceChips } from '../choice-chips.tsx';
import type { Sheet } from './read-xlsx.ts';

interface SheetChoiceProps {
  sheets: readonly Sheet[];
  sheet: Sheet;
  onChange: (sheet: Sheet) => void;
}

/** Which sheet of an Excel file is brought in, where it has more than one. [IMP-1] */
export function SheetChoice({ sheets, sheet, onChange }: SheetChoiceProps) {
  const { t } = useLingui();
  if (sheets.length < 2) return null;
  return (
    <ChoiceChips
      label={t`Which sheet?`}
      visibleLabel
      wrap
      options={sheets.map(({ name }) => ({ value: name, label: name }))}
      value={sheet.name}
      onChange={(name) => onChange(sheets.find((one) => one.name === name) ?? sheet)}
    />
  );
}
