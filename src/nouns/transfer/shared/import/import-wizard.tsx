import { plural } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState, useEffect, useRef } from 'react';
import { columnsNamed, guessReading, type TableReading } from '../../../../domain/imports/columns.ts';
import { newDocumentId } from '../../../../../schemas/new-document-id.ts';
import type { ImportAdded, ImportInput } from '../../../../domain/imports/import-draft.ts';
import type { ImportKind, KnownRows, ImportRow } from '../../../../domain/imports/import-row.ts';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { notSavedWords } from '../../../../ui/feedback/not-done-words.ts';
import { useSavedToast } from '../../../../ui/feedback/use-saved-toast.tsx';
import { Screen } from '../../../../ui/frame/screen.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import type { Importing, Plan } from './importing.ts';
import type { Brought } from './read-file.ts';
import type { Sheet } from './read-xlsx.ts';
import { typingLanguage } from '../../../../ui/numbers/typed-number.ts';
import classes from './import.module.css';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Counts } from './counts.tsx';
import { MendButton } from './mend-button.tsx';
import { DraftNote } from '../../../../ui/drafts/draft-note.tsx';
import { isSaid, useDraft, useKept } from '../../../../ui/drafts/use-draft.ts';

interface Tables {
  readonly sheets: readonly Sheet[];
  readonly sheet: Sheet;
}

/** The user's choices for reading a table; they are used again for the same table. */
interface Said {
  readonly of: string;
  readonly reading: TableReading;
}

/** Rows by which a table is recognised, and the number of letters of them. */
const [KNOWN_BY, LETTERS] = [3, 600];

const nameOf = ({ name, rows }: Sheet): string =>
  JSON.stringify([name, ...rows.slice(0, KNOWN_BY).map(({ cells }) => cells)]).slice(0, LETTERS);

/** The rows read from a file. */
type Read = Pick<ImportInput, 'rows' | 'style' | 'days'>;

interface Looked {
  readonly read: Read;
  readonly plan: Plan;
  readonly onKnown: KnownRows;
}

/** Progress of the wizard: earlier steps are kept, so that going back loses nothing. */
interface Way {
  readonly tables?: Tables | undefined;
  readonly looked?: Looked | undefined;
  readonly done?: ImportAdded | undefined;
}

interface ImportWizardProps {
  kind: ImportKind;
  title: string;
  description: string;
  back: string;
  currency: string;
  /** True when this person may add such records. */
  may: boolean;
  importing: Importing;
  /** Takes the file that another app shared, once. [OFF-7] */
  shared?: (() => Promise<File | undefined>) | undefined;
}

/** Import of a table: source, columns, preview, result. [IMP-1, CUS-7, VEN-3, MSG-21] */
export function ImportWizard(props: ImportWizardProps) {
  const { kind, title, description, back, currency, may, importing, shared } = props;
  const { t } = useLingui();
  const tell = useSavedToast();
  const [way, setWay] = useState<Way>({});
  const kept = useDraft('import', { id: kind });
  const [pasted, setPasted] = useKept<string | undefined>(kept, 'pasted', undefined, (text = '') => isSaid(text));
  const [said, setSaid] = useKept<Said | undefined>(kept, 'said', undefined);
  /** Id of the running import. */
  const [adding, setAdding] = useState<string>();
  const { tables, looked, done } = way;
  const readingOf = (sheet: Sheet): TableReading =>
    said?.of === nameOf(sheet) ? said.reading : guessReading(kind, sheet.rows);
  const look = async (read: Read, onKnown: KnownRows = 'keep') => {
    const plan = await importing.look({ kind, ...read, onKnown });
    if (plan) setWay((before) => ({ ...before, looked: { read, plan, onKnown } }));
  };
  const take = (brought: Brought) => {
    if (brought.is === 'people') return void look({ rows: brought.rows });
    // The first of the sheets whose columns are recognised best; hidden ones come last.
    const named = brought.sheets.map((sheet) => columnsNamed(readingOf(sheet)));
    const sheet = brought.sheets[named.indexOf(Math.max(...named))];
    setWay({ tables: sheet && { sheets: brought.sheets, sheet } });
  };
  const add = async ({ read, onKnown }: Looked) => {
    const reason = t`Another amount was brought in`;
    const id = newDocumentId();
    setAdding(id);
    const added = await importing.add({ id, kind, ...read, onKnown, reason });
    setAdding(undefined);
    if (!added) return;
    kept.forget();
    tell(plural(added.added + added.changed, { one: '# row was brought in', other: '# rows were brought in' }));
    setWay({ looked, done: added });
  };
  const step = done ? 4 : looked ? 3 : tables ? 2 : 1;
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
            kept={kept}
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
        {step === 2 && tables && (
          <>
            <DraftNote draft={kept} />
            <SheetChoice {...tables} onChange={(sheet) => setWay({ tables: { ...tables, sheet } })} />
            <ImportColumns
              key={tables.sheet.name}
              kind={kind}
              currency={currency}
              table={tables.sheet.rows}
              reading={readingOf(tables.sheet)}
              busy={importing.looking}
              onChange={(reading) => setSaid({ of: nameOf(tables.sheet), reading })}
              onBack={() => setWay({})}
              onGo={(read) => void look(read)}
            />
          </>
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
            onBack={() => setWay({ tables })}
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
              setSaid(undefined);
              setWay({});
            }}
          />
        )}
      </div>
    </Screen>
  );
}

interface SheetChoiceProps {
  sheets: readonly Sheet[];
  sheet: Sheet;
  onChange: (sheet: Sheet) => void;
}

/** Choose the sheet of an Excel file that has more than one. [IMP-1] */
function SheetChoice({ sheets, sheet, onChange }: SheetChoiceProps) {
  const { t } = useLingui();
  if (sheets.length < 2) return null;
  return (
    <ChoiceChips
      label={t`Which sheet?`}
      visibleLabel
      wrap
      options={sheets.map(({ name }) => ({ value: name, label: name }))}
      value={sheet.name}
      onChange={(name) => onChange(sheets.find((one) => one.name === name) ?? sheet)}
    />
  );
}

/** The current step; announced to screen readers on a change, and the page scrolls to its top. */
function ImportSteps({ step }: { step: 1 | 2 | 3 | 4 }) {
  const { t } = useLingui();
  const names = [t`Where from`, t`Columns`, t`Look`, t`Done`];
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    scrollTo(0, 0);
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [step]);
  return (
    <ol ref={list} className={classes.steps} aria-label={t`Steps`}>
      {names.map((name, i) => (
        <li
          key={name}
          data-done={i < step || undefined}
          aria-current={i + 1 === step ? 'step' : undefined}
          tabIndex={-1}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

interface ImportDoneProps {
  kind: ImportKind;
  currency: string;
  rows: readonly ImportRow[];
  plan: Plan;
  done: ImportAdded;
  onMore: () => void;
}

/** Result of the import, with a link to the records. [IMP-1] */
function ImportDone({ kind, currency, rows, plan, done, onMore }: ImportDoneProps) {
  const { t } = useLingui();
  const links: Readonly<Record<ImportKind, readonly { to: string; words: string }[]>> = {
    customers: [
      { to: '/sales/customer', words: t`See the customers` },
      { to: '/view_debtors', words: t`See who owes` },
    ],
    suppliers: [
      { to: '/suppliers', words: t`See the suppliers` },
      { to: '/view_creditors', words: t`See whom we owe` },
    ],
    items: [{ to: '/shop', words: t`See the stock` }],
    money: [{ to: '/dashboard?report=cash', words: t`See the cash book` }],
  };
  return (
    <>
      <h2>
        <Trans>It is in your book, on this phone. It is sent when there is a signal.</Trans>
      </h2>
      <Counts
        label={t`What was done`}
        counts={[
          { name: t`Added`, count: done.added },
          ...(done.changed > 0 ? [{ name: t`Changed`, count: done.changed }] : []),
          { name: t`Known already`, count: done.known },
          { name: t`Left out`, count: done.bad, isBad: true },
        ]}
      />
      {done.bad > 0 && (
        <div>
          <MendButton kind={kind} currency={currency} rows={rows} plan={plan} />
        </div>
      )}
      <div className={classes.sources}>
        {links[kind].map(({ to, words }, i) => (
          <Button key={to} component={Link} to={to} h={56} variant={i === 0 ? 'filled' : 'default'}>
            {words}
          </Button>
        ))}
        <Button variant="default" h={56} onClick={onMore}>
          <Trans>Bring in more</Trans>
        </Button>
      </div>
    </>
  );
}
