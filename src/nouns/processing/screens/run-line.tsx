import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import { NativeSelect } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import type { Ingredient } from '../../../contract/processing.ts';
import { amountWords, itemName, unitName } from '../../../ui/words/stock-words.ts';
import { ingredientOf, quantityOf, type RunLineForm } from './run-form.ts';
import classes from '../../stock/shared/shop-form.module.css';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';

interface RunLineProps {
  line: RunLineForm;
  /** The choices. */
  of: readonly Ingredient[];
  label: string;
  /** Whether the stock is shown: inputs need enough of it. */
  taking?: boolean;
  /** Whether the weight of birds is asked. [PRC-7] */
  weighed?: boolean;
  /** Whether a share of the cost is typed. */
  sharing?: boolean;
  error: string | undefined;
  onChange: (line: RunLineForm) => void;
  onRemove?: (() => void) | undefined;
}

/** One input or output of a run, and its quantity. [PRC-3, PRC-7] */
export function RunLine({
  line,
  of,
  label,
  taking = false,
  weighed = false,
  sharing = false,
  error,
  onChange,
  onRemove,
}: RunLineProps) {
  const { t } = useLingui();
  const one = ingredientOf(of, line);
  const units = one?.units ?? [];
  const unit = units[line.unit] ?? units[0];
  const set = (part: Partial<RunLineForm>) => onChange({ ...line, ...part });
  const group = (kind: Ingredient['kind'], title: string) => ({
    group: title,
    items: of.filter((other) => other.kind === kind).map((other) => ({ value: other.id, label: itemName(other) })),
  });
  const groups = [
    group('raw_material', t`Feed and medicine`),
    group('shop', t`Shop`),
    group('bird', t`Birds of a flock`),
  ];
  const there = one?.on_hand;
  const words = (qty: number) => amountWords(qty, one!.base_unit, countedUnit(units, one!.base_unit));
  const isTold = taking && one !== undefined && there !== undefined;
  const isShort = isTold && quantityOf(line, one) > there;
  return (
    <div className={classes.unit}>
      <div className={classes.barcode}>
        <NativeSelect
          className={classes.grow}
          label={label}
          data={[{ value: '', label: t`Choose` }, ...groups.filter(({ items }) => items.length > 0)]}
          value={line.of}
          error={line.of === '' && error}
          onChange={(event) => set({ of: event.currentTarget.value, unit: 0 })}
        />
        {onRemove && (
          <button type="button" className={classes.remove} aria-label={t`Remove this line`} onClick={onRemove}>
            <IconTrash aria-hidden />
          </button>
        )}
      </div>
      <div className={classes.two}>
        <NumberInput
          label={unit ? t`How many, ${unitName(unit.label)}` : t`How many`}
          value={line.qty}
          error={line.of !== '' && error}
          onChange={(text) => set({ qty: text })}
        />
        {units.length > 1 ? (
          <NativeSelect
            label={t`Counted by the`}
            data={units.map((other, at) => ({ value: String(at), label: unitName(other.label) }))}
            value={String(line.unit)}
            onChange={(event) => set({ unit: Number(event.currentTarget.value) })}
          />
        ) : (
          <span />
        )}
      </div>
      {one?.kind === 'bird' && weighed && (
        <NumberInput
          label={t`Live weight of all, kg`}
          description={t`If they were weighed: it gives the dressing percentage.`}
          value={line.weight ?? ''}
          onChange={(weight) => set({ weight })}
        />
      )}
      {sharing && (
        <NumberInput label={t`Its part of the cost, %`} value={line.share} onChange={(text) => set({ share: text })} />
      )}
      {isTold && !isShort && <p className={classes.quiet}>{t`There: ${words(there)}`}</p>}
      {isShort && (
        <p className={classes.warn} role="status">
          <IconAlertTriangle size={20} aria-hidden />
          {t`By the book only ${words(Math.max(0, there))} are there. Save it if it is right; the book then asks for a count.`}
        </p>
      )}
    </div>
  );
}
