import { Button, NativeSelect } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import {
  dataOf,
  guessColumns,
  inOrder,
  rowsOf,
  type Columns,
  type TableReading,
} from '../../../../domain/imports/columns.ts';
import { dayFormOf } from '../../../../domain/imports/days-of-file.ts';
import { IMPORT_FIELDS, type ImportField } from '../../../../domain/imports/fields.ts';
import type { ImportInput } from '../../../../domain/imports/import-draft.ts';
import type { ImportKind } from '../../../../domain/imports/import-row.ts';
import { styleOf } from '../../../../domain/imports/number-columns.ts';
import type { CsvRow } from '../../../../domain/text/csv.ts';
import { typingLanguage } from '../../../../ui/numbers/typed-number.ts';
import { fieldWords } from './field-words.ts';
import { NumbersChoice } from './numbers-choice.tsx';
import classes from './import.module.css';

interface ImportColumnsProps {
  kind: ImportKind;
  currency: string;
  table: readonly CsvRow[];
  reading: TableReading;
  busy: boolean;
  onChange: (reading: TableReading) => void;
  onBack: () => void;
  onGo: (read: Pick<ImportInput, 'rows' | 'style' | 'days'>) => void;
}

/** Number of examples beside a column, and of rows to search for them. */
const [EXAMPLES, AMONG] = [2, 50];

/** Length limit of an example. Units: letters. */
const LONG = 40;

const shortened = (cell: string): string => {
  const text = cell.trim();
  return text.length > LONG ? `${text.slice(0, LONG - 1).trimEnd()}…` : text;
};

/** Meaning of each column of the file, and its number format: guessed, and each can be changed. [IMP-1, IMP-5] */
export function ImportColumns(props: ImportColumnsProps) {
  const { kind, currency, table, reading, busy, onChange, onBack, onGo } = props;
  const { t } = useLingui();
  const { heads, columns } = reading;
  const [needed] = IMPORT_FIELDS[kind];
  // Fixed when the page opens: a field must not move when its column is chosen.
  const [apart] = useState(() =>
    IMPORT_FIELDS[kind].filter((field) => columns[field] === undefined && field !== needed),
  );
  const language = typingLanguage();
  const rows = useMemo(() => rowsOf(table, reading), [table, reading]);
  const found = useMemo(() => styleOf(kind, rows, { currency, language }), [kind, rows, currency, language]);
  const sign = reading.sign ?? found.sign;
  const width = table.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const data = dataOf(table, heads);
  const head = (at: number) => (heads !== undefined && table[heads]?.cells[at]?.trim()) || t`Column ${at + 1}`;
  const examples = (at: number) => [
    ...new Set(data.slice(0, AMONG).flatMap(({ cells }) => shortened(cells[at] ?? '') || [])),
  ].slice(0, EXAMPLES); // prettier-ignore
  const choose = (field: ImportField, at: number | undefined) => {
    const others = Object.entries(columns).filter(([name, place]) => name !== field && place !== at);
    const chosen: Columns = { ...Object.fromEntries(others), ...(at !== undefined && { [field]: at }) };
    onChange({ ...reading, columns: chosen });
  };
  const nameColumns = (at: number | undefined) => {
    const named = at === undefined ? {} : guessColumns(kind, table[at]?.cells ?? []);
    onChange({ ...reading, heads: at, columns: Object.keys(named).length > 0 ? named : inOrder(kind) });
  };
  const select = (field: ImportField) => {
    const at = columns[field];
    return (
      <NativeSelect
        key={field}
        label={fieldWords(field, kind, currency)}
        description={at === undefined ? undefined : examples(at).join(' · ')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={field === needed && at === undefined && t`Choose the column that says this.`}
        value={at === undefined ? '' : String(at)}
        data={[
          { value: '', label: t`Not in this file` },
          ...Array.from({ length: width }, (_, i) => ({ value: String(i), label: head(i) })),
        ]}
        onChange={({ currentTarget: { value } }) => choose(field, value === '' ? undefined : Number(value))}
      />
    );
  };
  const taken = new Set(Object.values(columns));
  const unused = Array.from({ length: width }, (_, i) => i).filter((i) => !taken.has(i) && examples(i).length > 0);
  const isAsked = found.unclear.length > 0 && found.sign === undefined;
  const go = () => onGo({ rows, style: { language, sign }, days: dayFormOf(rows) });
  return (
    <>
      <h2>
        <Trans>Which column is what?</Trans>
      </h2>
      <HeadsChoice table={table} heads={heads} onChange={nameColumns} />
      {isAsked && (
        <NumbersChoice
          unclear={found.unclear}
          sign={reading.sign}
          onChange={(chosen) => onChange({ ...reading, sign: chosen })}
        />
      )}
      <div className={classes.fields}>{IMPORT_FIELDS[kind].filter((field) => !apart.includes(field)).map(select)}</div>
      {apart.length > 0 && (
        <details className={classes.apart}>
          <summary>
            <Trans>More that a file can say</Trans>
          </summary>
          <div className={classes.fields}>{apart.map(select)}</div>
        </details>
      )}
      {unused.length > 0 && (
        <p className={classes.quiet}>
          <Trans>Not brought in: {unused.map(head).join(', ')}</Trans>
        </p>
      )}
      <div className={classes.save}>
        <Button variant="default" h={56} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button h={56} disabled={columns[needed] === undefined || (isAsked && !sign)} loading={busy} onClick={go}>
          <Trans>Look at it</Trans>
        </Button>
      </div>
    </>
  );
}

interface HeadsChoiceProps {
  table: readonly CsvRow[];
  /** Index of the row in the table. */
  heads: number | undefined;
  onChange: (heads: number | undefined) => void;
}

/** Number of rows offered as the header row, and of cells shown of each. */
const [OFFERED, SHOWN] = [21, 3];

/** Choose the row with the column names; rows above it are left out. [IMP-1] */
function HeadsChoice({ table, heads, onChange }: HeadsChoiceProps) {
  const { t } = useLingui();
  const words = ({ row, cells }: CsvRow) => {
    const some = cells.map((cell) => cell.trim()).filter(Boolean).slice(0, SHOWN).join(', '); // prettier-ignore
    return t`Row ${row}: ${some}`;
  };
  return (
    <NativeSelect
      label={t`Which row names the columns?`}
      description={heads ? t`What stands above it is left out.` : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={heads === undefined ? '' : String(heads)}
      data={[
        { value: '', label: t`None: all rows are brought in` },
        ...table.slice(0, OFFERED).map((one, at) => ({ value: String(at), label: words(one) })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : Number(value))}
    />
  );
}
