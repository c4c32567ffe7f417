import { Button, NativeSelect } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { guessColumns, inOrder, type Columns, type TableReading } from '../../domain/imports/columns.ts';
import { IMPORT_FIELDS, type ImportField } from '../../domain/imports/fields.ts';
import type { ImportKind } from '../../domain/imports/import-row.ts';
import type { CsvRow } from '../../domain/text/csv.ts';
import { SwitchRow } from '../switch-row.tsx';
import { fieldWords } from './field-words.ts';
import classes from './import.module.css';

interface ImportColumnsProps {
  kind: ImportKind;
  currency: string;
  table: readonly CsvRow[];
  reading: TableReading;
  busy: boolean;
  onChange: (reading: TableReading) => void;
  onBack: () => void;
  onGo: () => void;
}

/** Examples beside a column, and rows among which they are looked for. */
const [EXAMPLES, AMONG] = [2, 50];
/** Letters of an example. */
const LONG = 40;
const shortened = (cell: string): string => {
  const text = cell.trim();
  return text.length > LONG ? `${text.slice(0, LONG - 1).trimEnd()}…` : text;
};

/** Which column of the file is what: guessed, and each can be said otherwise. [IMP-1] */
export function ImportColumns(props: ImportColumnsProps) {
  const { kind, currency, table, reading, busy, onChange, onBack, onGo } = props;
  const { t } = useLingui();
  const { hasHeads, columns } = reading;
  const [needed] = IMPORT_FIELDS[kind];
  // As they stood when the page opened: a field does not jump away when its column is chosen.
  const [apart] = useState(() =>
    IMPORT_FIELDS[kind].filter((field) => columns[field] === undefined && field !== needed),
  );
  const width = Math.max(...table.map(({ cells }) => cells.length));
  const data = hasHeads ? table.slice(1) : table;
  const head = (at: number) => (hasHeads && table[0]?.cells[at]?.trim()) || t`Column ${at + 1}`;
  const examples = (at: number) => [
    ...new Set(data.slice(0, AMONG).flatMap(({ cells }) => shortened(cells[at] ?? '') || [])),
  ].slice(0, EXAMPLES); // prettier-ignore
  const choose = (field: ImportField, at: number | undefined) => {
    const others = Object.entries(columns).filter(([name, place]) => name !== field && place !== at);
    const chosen: Columns = { ...Object.fromEntries(others), ...(at !== undefined && { [field]: at }) };
    onChange({ hasHeads, columns: chosen });
  };
  const nameColumns = (isNamed: boolean) => {
    const found = isNamed ? guessColumns(kind, table[0]?.cells ?? []) : {};
    onChange({ hasHeads: isNamed, columns: Object.keys(found).length > 0 ? found : inOrder(kind) });
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
  return (
    <>
      <h2>
        <Trans>Which column is what?</Trans>
      </h2>
      <SwitchRow label={t`The first row names the columns`} checked={hasHeads} onChange={nameColumns} />
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
        <Button h={56} disabled={columns[needed] === undefined} loading={busy} onClick={onGo}>
          <Trans>Look at it</Trans>
        </Button>
      </div>
    </>
  );
}
