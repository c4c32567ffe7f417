import { useLingui } from '@lingui/react/macro';
import type { ItemView } from '../../../contract/stock.ts';
import { contentUnit } from '../../../domain/stock/content-unit.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { unitName } from '../../../ui/words/stock-words.ts';
import type { BuyUnit } from '../screens/purchase-form.ts';
import classes from '../../stock/shared/item-page.module.css';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';

/** Quantity and unit. */
export interface TypedAmount {
  readonly qty: string;
  readonly unit: number;
}

/** True when an amount is typed. */
export const isAmount = ({ qty }: TypedAmount): boolean => qty.trim() !== '';

/** The units of an item: as it is sold, and the content of a pack. */
export function countUnits({ sell_units, base_unit }: ItemView): readonly BuyUnit[] {
  const { unit, factor } = contentUnit(base_unit);
  const units = sell_units.map(({ label, factor: of }) => ({ label, factor: of }));
  return units.some((one) => one.factor === factor) ? units : [...units, { label: unit, factor }];
}

interface QuantityFieldProps {
  item: ItemView;
  amount: TypedAmount;
  error: string | undefined;
  onChange: (amount: TypedAmount) => void;
}

/** A quantity of an item, in trays or eggs, in bags or kilograms. */
export function QuantityField({ item, amount, error, onChange }: QuantityFieldProps) {
  const { t } = useLingui();
  const units = countUnits(item);
  return (
    <div className={classes.sheet}>
      {units.length > 1 && (
        <ChoiceChips
          label={t`Counted by the`}
          visibleLabel
          wrap
          options={units.map(({ label }, at) => ({ value: String(at), label: unitName(label) }))}
          value={String(amount.unit)}
          onChange={(unit) => onChange({ ...amount, unit: Number(unit) })}
        />
      )}
      <NumberInput
        label={t`How many, ${unitName(units[amount.unit]?.label ?? 'piece')}`}
        value={amount.qty}
        error={error}
        onChange={(text) => onChange({ ...amount, qty: text })}
      />
    </div>
  );
}
