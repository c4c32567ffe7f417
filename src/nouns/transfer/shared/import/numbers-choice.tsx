import { useLingui } from '@lingui/react/macro';
import type { UnclearNumber } from '../../../../domain/imports/number-columns.ts';
import type { DecimalSign } from '../../../../domain/numbers/read-digits.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { groupDigits } from '../../../../ui/numbers/group-digits.ts';
import classes from './import.module.css';

interface NumbersChoiceProps {
  unclear: readonly UnclearNumber[];
  sign: DecimalSign | undefined;
  onChange: (sign: DecimalSign) => void;
}

/** Rows of the file shown as examples. */
const EXAMPLES = 3;

/** Meaning of ambiguous numbers in the file: asked once for all of them, with its own rows as examples. [IMP-5] */
export function NumbersChoice({ unclear, sign, onChange }: NumbersChoiceProps) {
  const { t } = useLingui();
  const shown = unclear.slice(0, EXAMPLES);
  const as = (way: DecimalSign) => shown.map((one) => groupDigits(String(one[way]))).join(' · ');
  const written = shown.map(({ row, typed }) => t`row ${row}: ${typed}`).join(' · ');
  return (
    <section className={classes.asked}>
      <b>{t`What are these numbers?`}</b>
      <p className={classes.quiet}>{written}</p>
      <ChoiceChips
        label={t`What are these numbers?`}
        wrap
        options={[
          { value: 'point', label: as('point') },
          { value: 'comma', label: as('comma') },
        ]}
        value={sign}
        onChange={onChange}
      />
    </section>
  );
}
