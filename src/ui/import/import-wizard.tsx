import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { columnsNamed, guessReading, type TableReading } from '../../domain/imports/columns.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { ImportAdded, ImportInput } from '../../domain/imports/import-draft.ts';
import type { ImportKind, KnownRows } from '../../domain/imports/import-row.ts';
import { ErrorNote } from '../feedback/error-note.tsx';
import { notSavedWords } from '../feedback/not-done-words.ts';
import { useSavedToast } from '../feedback/use-saved-toast.tsx';
import { Screen } from '../frame/screen.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { ImportSteps } from './import-steps.tsx';
import type { Importing, Plan } from './importing.ts';
import type { Brought } from './read-file.ts';
import type { Sheet } from './read-xlsx.ts';
import { SheetChoice } from './sheet-choice.tsx';
import { typingLanguage } from '../numbers/typed-number.ts';
import classes from './import.module.css';

interface Columns {
  readonly sheets: readonly Sheet[];
  readonly sheet: Sheet;
  readonly reading: TableReading;
}
/** What was read of a file. */
type Read = Pick<ImportInput, 'rows' | 'style' | 'days'>;
interface Looked {
  readonly read: Read;
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
  /** The import that runs. */
  const [adding, setAdding] = useState<string>();
  const { columns, looked, done } = way;
  const look = async (read: Read, onKnown: KnownRows = 'keep') => {
    const plan = await importing.look({ kind, ...read, onKnown });
    if (plan) setWay((before) => ({ ...before, looked: { read, plan, onKnown } }));
  };
  const readAt = (sheets: readonly Sheet[], sheet: Sheet): Columns => ({
    sheets,
    sheet,
    reading: guessReading(kind, sheet.rows),
  });
  const take = (brought: Brought) => {
    if (brought.is === 'people') return void look({ rows: brought.rows });
    // The first of the sheets that are understood best; hidden ones stand last.
    const tables = brought.sheets.map((sheet) => readAt(brought.sheets, sheet));
    const named = tables.map(({ reading }) => columnsNamed(reading));
    setWay({ columns: tables[named.indexOf(Math.max(...named))] });
  };
  const add = async ({ read, onKnown }: Looked) => {
    const reason = t`Another amount was brought in`;
    const id = newDocumentId();
    setAdding(id);
    const added = await importing.add({ id, kind, ...read, onKnown, reason });
    setAdding(undefined);
    if (!added) return;
    tell(plural(added.added + added.changed, { one: '# row was brought in', other: '# rows were brought in' }));
    setWay({ looked, done: added });
  };
  const step = done ? 4 : looked ? 3 : columns ? 2 : 1;
  return (
    <Screen title={title} description={description} back={back}>
      <div className={classes.page}>
        <ImportSteps step={step} />
        {importing.error && (
          <ErrorNote>
            {importing.error.type === 'Stopped' ? t`Stopped. Nothing was added.` : notSavedWords(importing.error)}
          </ErrorNote>
        )}
        {step === 1 && may && (
          <ImportSource
            kind={kind}
            currency={currency}
            busy={importing.looking}
            onBrought={take}
            onRows={(rows) => void look({ rows, style: { language: typingLanguage() } }, 'update')}
            pasted={pasted}
            onPaste={setPasted}
            shared={shared}
          />
        )}
        {step === 2 && columns && (
          <SheetChoice
            sheets={columns.sheets}
            sheet={columns.sheet}
            onChange={(sheet) => setWay({ columns: readAt(columns.sheets, sheet) })}
          />
        )}
        {step === 2 && columns && (
          <ImportColumns
            key={columns.sheet.name}
            kind={kind}
            currency={currency}
            table={columns.sheet.rows}
            reading={columns.reading}
            busy={importing.looking}
            onChange={(reading) => setWay({ columns: { ...columns, reading } })}
            onBack={() => setWay({})}
            onGo={(read) => void look(read)}
          />
        )}
        {step === 3 && looked && (
          <ImportPreview
            kind={kind}
            currency={currency}
            rows={looked.read.rows}
            plan={looked.plan}
            onKnown={looked.onKnown}
            looking={importing.looking}
            adding={adding !== undefined}
            onStop={() => adding !== undefined && importing.stop(adding)}
            onKnownChange={(onKnown) => void look(looked.read, onKnown)}
            onBack={() => setWay({ columns })}
            onAdd={() => void add(looked)}
          />
        )}
        {done && looked && (
          <ImportDone
            kind={kind}
            currency={currency}
            rows={looked.read.rows}
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
