import { Button, Textarea } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAddressBook, IconClipboardText, IconFileSpreadsheet, IconDownload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { ImportKind, ImportRow } from '../../../../domain/imports/import-row.ts';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { unreadableWords } from './import-words.ts';
import { readFile, readText, type Brought, type Unreadable } from './read-file.ts';
import classes from './import.module.css';
import { today } from '../../../../ui/words/date-words.ts';
import { plainTable } from '../../../../domain/exports/table.ts';
import { saveAsCsv, saveAsExcel } from '../../../../ui/files/save-table.ts';
import { templateOf } from './template.ts';
import { DayOfPast } from '../../../../ui/dates/day-choice.tsx';
import { MoneyInput } from '../../../../ui/numbers/money-input.tsx';
import { methodOptions } from '../../../../ui/words/method-words.ts';
import { DraftNote } from '../../../../ui/drafts/draft-note.tsx';
import { type Draft, useKept } from '../../../../ui/drafts/use-draft.ts';
import { alone } from '../../../../ui/drafts/draft-store.ts';

/** Focus the field, as pasting comes next. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

interface ImportSourceProps {
  kept: Draft;
  kind: ImportKind;
  currency: string;
  busy: boolean;
  onBrought: (brought: Brought) => void;
  /** Typed rows, which need no columns. */
  onRows: (rows: readonly ImportRow[]) => void;
  /** The text pasted so far; undefined while pasting is closed. */
  pasted: string | undefined;
  onPaste: (pasted: string) => void;
  /** Takes the file that another app shared, once. [OFF-7] */
  shared: (() => Promise<File | undefined>) | undefined;
}

/**
 * Source of the rows: a file, a copied sheet, the phone's own contacts where available, a form for money.
 * [CUS-7, IMP-1]
 */
export function ImportSource(props: ImportSourceProps) {
  const { kept, kind, currency, busy, onBrought, onRows, pasted, onPaste, shared } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Unreadable>();
  const isOfPeople = kind === 'customers' || kind === 'suppliers';
  const pick = isOfPeople ? contactPicker() : undefined;
  const take = (read: Brought | Unreadable) => {
    if (read.is === 'tables' || read.is === 'people') {
      setProblem(undefined);
      onBrought(read);
    } else setProblem(read);
  };
  const takeFile = useEffectEvent(async (file: File | undefined) => {
    if (file) take(await readFile(file));
  });
  useEffect(() => {
    void shared?.().then(takeFile);
  }, [shared]);
  return (
    <>
      <DraftNote draft={kept} />
      {kind === 'money' && <MoneyForm kept={kept} currency={currency} busy={busy} onRows={onRows} />}
      <p>
        {isOfPeople ? (
          <Trans>
            A table from Excel or saved as CSV, with a name and a phone in each row, or contacts saved as a .vcf file.
            You see everybody before anybody is added.
          </Trans>
        ) : kind === 'items' ? (
          <Trans>
            A table from Excel or saved as CSV, with an item in each row: its name and price, and how many are here. You
            see everything before anything is added.
          </Trans>
        ) : (
          <Trans>Or bring a table, from Excel or saved as CSV, with an amount in each row.</Trans>
        )}
      </p>
      {problem && <ErrorNote>{unreadableWords(problem)}</ErrorNote>}
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,.vcf,text/csv,text/plain,text/vcard,text/x-vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t`File`}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void readFile(file).then(take);
          // Allow the same file to be chosen again after a correction.
          event.currentTarget.value = '';
        }}
      />
      <div className={classes.sources}>
        <Button
          variant={kind === 'money' || pasted !== undefined ? 'default' : 'filled'}
          h={56}
          fullWidth
          loading={busy}
          leftSection={<IconFileSpreadsheet aria-hidden />}
          onClick={() => input.current?.click()}
        >
          <Trans>Choose a file</Trans>
        </Button>
        {pasted === undefined && (
          <Button
            variant="default"
            h={56}
            fullWidth
            leftSection={<IconClipboardText aria-hidden />}
            onClick={() => onPaste('')}
          >
            <Trans>Paste from a sheet</Trans>
          </Button>
        )}
        {pick && (
          <Button
            variant="default"
            h={56}
            fullWidth
            leftSection={<IconAddressBook aria-hidden />}
            onClick={() => void pick().then((rows) => rows.length > 0 && take({ is: 'people', rows }))}
          >
            <Trans>Choose from my contacts</Trans>
          </Button>
        )}
      </div>
      {pasted !== undefined && (
        <div className={classes.sources}>
          <Textarea
            label={t`The rows, copied from a sheet`}
            rows={6}
            ref={focus}
            value={pasted}
            onChange={(event) => onPaste(event.currentTarget.value)}
          />
          <Button h={56} disabled={pasted.trim() === ''} onClick={() => take(readText(pasted))}>
            <Trans>Next</Trans>
          </Button>
        </div>
      )}
      <TemplateButtons kind={kind} currency={currency} />
    </>
  );
}

/** API of browsers on phones, where available; TypeScript's libraries lack it. */
interface ContactsManager {
  select(properties: readonly string[], options: { multiple: boolean }): Promise<readonly Contact[]>;
}

interface Contact {
  readonly name?: readonly string[];
  readonly tel?: readonly string[];
}

/**
 * Asks the user for some of the phone's contacts; undefined where the browser cannot. No selection returns no rows.
 * [CUS-7]
 */
function contactPicker(): (() => Promise<readonly ImportRow[]>) | undefined {
  const { contacts } = navigator as Navigator & { contacts?: ContactsManager };
  if (!contacts || !('ContactsManager' in globalThis)) return undefined;
  return async () => {
    try {
      const chosen = await contacts.select(['name', 'tel'], { multiple: true });
      return chosen.map(({ name, tel }, i) => ({ row: i + 1, name: name?.[0] ?? '', phone: tel?.[0] ?? '' }));
    } catch {
      // Not allowed, or closed again.
      return [];
    }
  };
}

/** A table with the right headings and two examples, to be filled in. [IMP-1] */
function TemplateButtons({ kind, currency }: { kind: ImportKind; currency: string }) {
  const { t } = useLingui();
  const filename = t`flockbook-template`;
  const table = () => plainTable(filename, templateOf(kind, currency, today()));
  return (
    <section className={classes.template}>
      <p>
        <Trans>No table yet? Fill in this one: it has the right columns and two examples.</Trans>
      </p>
      <div>
        <Button variant="default" h={48} leftSection={<IconDownload size={20} aria-hidden />} onClick={() => void saveAsExcel(filename, [table()])}>
          <Trans>For Excel</Trans>
        </Button>
        <Button variant="default" h={48} leftSection={<IconDownload size={20} aria-hidden />} onClick={() => saveAsCsv(filename, table())}>
          <Trans>As CSV</Trans>
        </Button>
      </div>
    </section>
  );
} // prettier-ignore

interface MoneyFormProps {
  kept: Draft;
  currency: string;
  busy: boolean;
  onRows: (rows: readonly ImportRow[]) => void;
}

/** Opening balances of cash, mobile money and bank: three numbers need no table. [IMP-1] */
function MoneyForm({ kept, currency, busy, onRows }: MoneyFormProps) {
  const { t } = useLingui();
  const methods = methodOptions(currency);
  const [typed, setTyped] = useKept<Readonly<Record<string, string>>>(kept, 'typed', {});
  const [day, setDay] = useKept(kept, 'day', today, alone);
  const rows = methods.flatMap(({ value: method }, i): ImportRow[] => {
    const amount = typed[method]?.trim() ?? '';
    return amount === '' ? [] : [{ row: i + 1, method, amount, opening_on: day }];
  });
  const look = (event: FormEvent) => {
    event.preventDefault();
    onRows(rows);
  };
  return (
    <form className={classes.card} onSubmit={look} noValidate>
      <p>
        <Trans>How much money was here when you began with this book?</Trans>
      </p>
      {methods.map(({ value, label }) => (
        <MoneyInput
          key={value}
          label={`${label}, ${currency}`}
          value={typed[value] ?? ''}
          onChange={(text) => setTyped((before) => ({ ...before, [value]: text }))}
          currency={currency}
        />
      ))}
      <DayOfPast label={t`As of which day`} value={day} onChange={(value) => setDay(value || today())} />
      <Button type="submit" h={56} loading={busy} disabled={rows.length === 0}>
        <Trans>Next</Trans>
      </Button>
    </form>
  );
}
