import { Trans, useLingui } from '@lingui/react/macro';
import type { PeopleView } from '../../../contract/people.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import classes from './people.module.css';

interface FlocksChoiceProps {
  flocks: PeopleView['flocks'];
  /** Empty = all flocks. */
  value: readonly string[];
  onChange: (farmIds: readonly string[]) => void;
}

/** The flocks in which an attendant works: all of them, including future ones, or some. [PPL-3] */
export function FlocksChoice({ flocks, value, onChange }: FlocksChoiceProps) {
  const { t } = useLingui();
  const known = new Set(flocks.map(({ id }) => id));
  const toggle = (id: string, on: boolean) => onChange(on ? [...value, id] : value.filter((one) => one !== id));
  return (
    <fieldset className={classes.flocks}>
      <legend>
        <Trans>In which flocks</Trans>
      </legend>
      <SwitchRow
        label={t`All flocks, also new ones`}
        checked={value.length === 0}
        onChange={(all) => onChange(all ? [] : flocks.slice(0, 1).map(({ id }) => id))}
      />
      {value.length > 0 &&
        flocks.map(({ id, name, house_name }) => (
          <SwitchRow
            key={id}
            look="box"
            label={`${name}, ${house_name}`}
            checked={value.includes(id)}
            onChange={(on) => toggle(id, on)}
          />
        ))}
      {value.some((id) => !known.has(id)) && (
        <p className={classes.hint}>
          <Trans>And flocks that are closed.</Trans>
        </p>
      )}
      {flocks.length === 0 && (
        <p className={classes.hint}>
          <Trans>There is no open flock yet. They will see each one that you open.</Trans>
        </p>
      )}
    </fieldset>
  );
}
