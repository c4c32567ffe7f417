import { Button, Textarea, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCommand } from '../../../client/use-command.ts';
import { curveKey, type OfferedCurve } from '../../../domain/flocks/curve-copies.ts';
import { curveText, readCurve, type ReadCurve } from '../../../domain/flocks/read-curve.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { curveErrorWords, readErrorWords, rowErrorWords } from './curve-error-words.ts';
import classes from './standards.module.css';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';

const MAX_BYTES = 200_000;

/** One breed curve: its source, and its table, typed, pasted or from a CSV file, checked row by row. [FLK-24] */
export function CurveForm({ curve, onClose }: { curve: OfferedCurve | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const own = curve?.version_id;
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const saving = useCommand('farm.saveCurve');
  const removing = useCommand('farm.removeCurve');
  const form = useDraftForm(useDraft('curve', { id: curve && curveKey(curve), mode: curve ? 'edit' : 'new' }), {
    initial: () => ({
      name: curve?.name ?? '',
      edition: curve?.edition ?? '',
      source: curve?.source ?? '',
      table: curve ? curveText(curve) : '',
    }),
    save: ({ table: text, ...about }) => saving.run({ replaces: own, ...about, ...rowsOf(text) }),
    onSaved: onClose,
    fieldOf: ({ type }) => FIELD_OF[type],
    words: curveErrorWords,
  });
  const { values, input, change } = form;
  const read = values.table.trim() === '' ? undefined : readCurve(values.table);
  const setTable = (table: string) => {
    setProblem(undefined);
    change({ table });
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > MAX_BYTES) return setProblem(t`This file is too big.`);
    const text = await chosen.text();
    if (text.includes('\u0000')) return setProblem(t`This is no text file. Save it as CSV first.`);
    setTable(text.trimEnd());
  };
  const remove = async (version_id: string) => {
    if (!(await removing.run({ version_id })).ok) return;
    form.draft.forget();
    onClose();
  };
  const refused = problem ?? (read && !read.ok ? readErrorWords(read.error) : undefined);
  const gone = notDoneWords(removing.error);
  const isCopy = curve && own === undefined;
  return (
    <DraftForm form={form} className={classes.form} bottom={classes.bottom} save={isCopy && <Trans>Save as my copy</Trans>}>
      {isCopy && (
        <p className={classes.quiet}>
          <Trans>This curve comes with the app and stays. Saving makes a copy that is yours.</Trans>
        </p>
      )}
      <TextInput label={t`Breed`} maxLength={60} {...input('name')} />
      <TextInput label={t`Edition`} maxLength={80} placeholder={t`2022, as hatched`} {...input('edition')} />
      <TextInput
        label={t`Where it comes from`}
        maxLength={200}
        placeholder={t`Guide of the breeder`}
        {...input('source')}
      />
      <Textarea
        label={t`Table`}
        description={t`Day, weight in grams, feed for a kilogram (FCR), feed eaten so far in grams. Or week and laying in percent.`}
        autosize
        minRows={4}
        maxRows={10}
        spellCheck={false}
        value={values.table}
        error={refused}
        onChange={(event) => setTable(event.currentTarget.value)}
      />
      <input
        ref={file}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={t`File`}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          // Allow the same file to be chosen again after a correction.
          event.currentTarget.value = '';
        }}
      />
      <Button variant="default" h={48} leftSection={<IconFileSpreadsheet aria-hidden />} onClick={() => file.current?.click()}>
        <Trans>Choose a CSV file</Trans>
      </Button>
      {read?.ok && <CurveRows curve={read.value} />}
      {own !== undefined && (
        <Button variant="outline" color="barn" h={48} loading={removing.busy} onClick={() => void remove(own)}>
          <Trans>Remove this curve</Trans>
        </Button>
      )}
      {gone && <ErrorNote>{gone}</ErrorNote>}
    </DraftForm>
  ); // prettier-ignore
}

const FIELD_OF: Readonly<Partial<Record<string, 'name' | 'edition' | 'source'>>> = {
  NameMissing: 'name',
  EditionMissing: 'edition',
  SourceMissing: 'source',
};

/** The rows of a table that could be read. */
function rowsOf(table: string) {
  const read = readCurve(table);
  if (!read.ok) return {};
  return read.value.kind === 'growth' ? { days: read.value.days } : { weeks: read.value.weeks };
}

/** The rows as they were read, each wrong one with its reason. [FLK-24] */
function CurveRows({ curve }: { curve: ReadCurve }) {
  const { t } = useLingui();
  const head = curve.kind === 'growth' ? [t`Day`, t`Weight, g`, t`FCR`, t`Feed, g`] : [t`Week`, t`Laying, %`];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {curve.rows.map(({ row, cells: [first, ...cells], error }) => (
        <tbody key={row} data-wrong={error !== undefined || undefined}>
          <tr>
            <th scope="row">{first}</th>
            {cells.map((cell, i) => (
              <td key={head[i + 1]}>{cell}</td>
            ))}
          </tr>
          {error && (
            <tr>
              <td colSpan={head.length}>{rowErrorWords(error, curve.kind)}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
