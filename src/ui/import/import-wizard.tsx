import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { guessReading, rowsOf, type TableReading } from '../../domain/imports/columns.ts';
import type { ImportAdded } from '../../domain/imports/import-draft.ts';
import type { ImportKind, ImportRow, KnownRows } from '../../domain/imports/import-row.ts';
import type { CsvRow } from '../../domain/text/csv.ts';
import { ErrorNote } from '../feedback/error-note.tsx';
import { notSavedWords } from '../feedback/not-done-words.ts';
import { useSavedToast } from '../feedback/use-saved-toast.tsx';
import { Screen } from '../frame/screen.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { ImportSteps } from './import-steps.tsx';
import { addInParts, type Importing, type Plan } from './importing.ts';
import type { Brought } from './read-file.ts';
import classes from './import.module.css';

interface Columns {
  readonly table: readonly CsvRow[];
  readonly reading: TableReading;
}
interface Looked {
  readonly rows: readonly ImportRow[];
  readonly plan: Plan;
  readonly onKnown: KnownRows;
}
/** Where somebody is: what is behind them stays, so that going back loses nothing. */
interface Way {
  readonly columns?: Columns | undefined;
  readonly looked?: Looked | undefined;
  readonly done?: ImportAdded | undefined;
}

interface ImportWizardProps {
  kind: ImportKind;
  title: string;
  description: string;
  back: string;
  currency: string;
  /** Whether this person may add such things. */
  may: boolean;
  importing: Importing;
  /** Takes what another app shared, once. [OFF-7] */
  shared?: (() => Promise<File | undefined>) | undefined;
}

/** Bringing in a table: from where, which column is what, what would come of it, and then done. [IMP-1, CUS-7, VEN-3, MSG-21] */
export function ImportWizard(props: ImportWizardProps) {
  const { kind, title, description, back, currency, may, importing, shared } = props;
  const { t } = useLingui();
  const tell = useSavedToast();
  const [way, setWay] = useState<Way>({});
  const [pasted, setPasted] = useState<string>();
  /** Rows that are added so far, while it runs. */
  const [progress, setProgress] = useState<number>();
  const { columns, looked, done } = way;
  const look = async (rows: readonly ImportRow[], onKnown: KnownRows = 'keep') => {
    const plan = await importing.look({ kind, rows, onKnown });
    if (plan) setWay((before) => ({ ...before, looked: { rows, plan, onKnown } }));
  };
  const take = (brought: Brought) => {
    if (brought.is === 'people') return void look(brought.rows);
    const { table } = brought;
    setWay({ columns: { table, reading: guessReading(kind, table) } });
  };
  const add = async ({ rows, onKnown }: Looked) => {
    const reason = t`Another amount was brought in`;
    const added = await addInParts(importing.add, { kind, rows, onKnown, reason }, setProgress);
    setProgress(undefined);
    if (!added) return;
    tell(plural(added.added + added.changed, { one: '# row was brought in', other: '# rows were brought in' }));
    setWay({ looked, done: added });
  };
  const step = done ? 4 : looked ? 3 : columns ? 2 : 1;
  return (
    <Screen title={title} description={description} back={back}>
      <div className={classes.page}>
        <ImportSteps step={step} />
        {importing.error && <ErrorNote>{notSavedWords(importing.error)}</ErrorNote>}
        {step === 1 && may && (
          <ImportSource
            kind={kind}
            currency={currency}
            busy={importing.looking}
            onBrought={take}
            onRows={(rows) => void look(rows, 'update')}
            pasted={pasted}
            onPaste={setPasted}
            shared={shared}
          />
        )}
        {step === 2 && columns && (
          <ImportColumns
            kind={kind}
            currency={currency}
            table={columns.table}
            reading={columns.reading}
            busy={importing.looking}
            onChange={(reading) => setWay({ columns: { ...columns, reading } })}
            onBack={() => setWay({})}
            onGo={() => void look(rowsOf(columns.table, columns.reading))}
          />
        )}
        {step === 3 && looked && (
          <ImportPreview
            kind={kind}
            currency={currency}
            rows={looked.rows}
            plan={looked.plan}
            onKnown={looked.onKnown}
            looking={importing.looking}
            progress={progress}
            onKnownChange={(onKnown) => void look(looked.rows, onKnown)}
            onBack={() => setWay({ columns })}
            onAdd={() => void add(looked)}
          />
        )}
        {done && looked && (
          <ImportDone
            kind={kind}
            currency={currency}
            rows={looked.rows}
            plan={looked.plan}
            done={done}
            onMore={() => {
              setPasted(undefined);
              setWay({});
            }}
          />
        )}
      </div>
    </Screen>
  );
}
