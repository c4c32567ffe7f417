import classes from './choice-list.module.css';

export interface Choice<Value> {
  readonly key: string;
  readonly name: string;
  readonly said?: string | undefined;
  readonly value: Value;
}

interface ChoiceListProps<Value> {
  label: string;
  choices: readonly Choice<Value>[];
  onPick: (value: Value) => void;
  /** The choices are still being loaded. */
  busy?: boolean;
}

/** A list of names to pick one from, at the end of a sheet. */
export const ChoiceList = <Value,>({ label, choices, onPick, busy }: ChoiceListProps<Value>) => (
  <ul className={classes.choices} aria-label={label} aria-busy={busy}>
    {choices.map(({ key, name, said, value }) => (
      <li key={key}>
        <button type="button" onClick={() => onPick(value)}>
          <b>{name}</b>
          {said && <span>{said}</span>}
        </button>
      </li>
    ))}
  </ul>
);
