import { useLingui } from '@lingui/react/macro';
import { ChoiceChips } from '../choice-chips.tsx';

interface UnitsChoiceProps {
  value: 'tray' | 'dozen' | 'piece';
  onChange: (units: 'tray' | 'dozen' | 'piece') => void;
}

/** Choice of the default unit of eggs. [SET-4] */
export function UnitsChoice({ value, onChange }: UnitsChoiceProps) {
  const { t } = useLingui();
  return (
    <ChoiceChips
      label={t`Eggs are counted in`}
      visibleLabel
      wrap
      options={[
        { value: 'tray', label: t`Trays` },
        { value: 'dozen', label: t`Dozens` },
        { value: 'piece', label: t`Pieces` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
