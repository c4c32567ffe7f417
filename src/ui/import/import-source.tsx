import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAddressBook, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { rowsOfTable, type ImportRow } from '../../domain/customers/import-rows.ts';
import { MAX_IMPORT_ROWS } from '../../domain/people/plan-rows.ts';
import { readContacts } from '../../domain/customers/read-contacts.ts';
import { readCsv } from '../../domain/text/csv.ts';
import { ErrorNote } from '../feedback/error-note.tsx';
import { contactPicker } from './contact-picker.ts';
import classes from './import.module.css';

const MAX_BYTES = 5_000_000;

/** From where people come: a table, a contacts file, or the phone's own contacts where it lets us ask. [CUS-7] */
export function ImportSource({ busy, onRows }: { busy: boolean; onRows: (rows: readonly ImportRow[]) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const pick = contactPicker();
  const take = (rows: readonly ImportRow[]) => {
    if (rows.length === 0) return setProblem(t`Nobody was found in it.`);
    if (rows.length > MAX_IMPORT_ROWS)
      return setProblem(t`This file has more than ${MAX_IMPORT_ROWS} rows. Split it and import the parts.`);
    setProblem(undefined);
    onRows(rows);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_BYTES) return setProblem(t`This file is too big.`);
    const text = await file.text();
    if (/^\uFEFF?BEGIN:VCARD/i.test(text.trimStart())) return take(readContacts(text));
    if (text.includes('\u0000')) return setProblem(t`This is no text file. Save it as CSV first.`);
    const table = readCsv(text);
    if (table.ok) return take(rowsOfTable(table.rows));
    setProblem(t`Row ${table.error.row}: a quotation mark is not closed. Save the file as CSV again.`);
  };
  return (
    <>
      <p>
        <Trans>
          A table saved as CSV, with a name and a phone in each row, or contacts saved as a .vcf file. You see everybody
          before anybody is added.
        </Trans>
      </p>
      {problem !== undefined && <ErrorNote>{problem}</ErrorNote>}
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.vcf,text/csv,text/plain,text/vcard,text/x-vcard"
        aria-label={t`File`}
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          // The same file can be chosen again once it was corrected.
          event.currentTarget.value = '';
        }}
      />
      <div className={classes.sources}>
        <Button
          h={56}
          fullWidth
          loading={busy}
          leftSection={<IconFileSpreadsheet aria-hidden />}
          onClick={() => input.current?.click()}
        >
          <Trans>Choose a file</Trans>
        </Button>
        {pick && (
          <Button
            variant="default"
            h={56}
            fullWidth
            leftSection={<IconAddressBook aria-hidden />}
            onClick={() => void pick().then((rows) => rows.length > 0 && take(rows))}
          >
            <Trans>Choose from my contacts</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
