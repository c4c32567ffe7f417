import { groupDigits } from '../../../../ui/numbers/group-digits.ts';
import classes from './import.module.css';

interface CountsProps {
  label: string;
  counts: readonly { readonly name: string; readonly count: number; readonly isBad?: boolean }[];
}

/** A few numbers side by side, each with its label. */
export function Counts({ label, counts }: CountsProps) {
  return (
    <dl className={classes.counts} aria-label={label}>
      {counts.map(({ name, count, isBad }) => (
        <div key={name} data-tone={isBad && count > 0 ? 'bad' : undefined}>
          <dt>{name}</dt>
          <dd>{groupDigits(String(count))}</dd>
        </div>
      ))}
    </dl>
  );
}
