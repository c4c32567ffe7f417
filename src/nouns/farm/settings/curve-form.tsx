import { Button, Textarea, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { useCommand } from '../../../client/use-command.ts';
import { curveKey, type OfferedCurve } from '../../../domain/flocks/curve-copies.ts';
import { curveText, readCurve, type ReadCurve } from '../../../domain/flocks/read-curve.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { curveErrorWords, readErrorWords, rowErrorWords } from './curve-error-words.ts';
import classes from './standards.module.css';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';

const MAX_BYTES = 200_000;

/** One breed curve: its source, and its table, typed, pasted or from a CSV file, checked row by row. [FLK-24] */
export function CurveForm({ curve, onClose }: { curve: OfferedCurve | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const own = curve?.version_id;
  const kept = useDraft('curve', { id: curve && curveKey(curve), mode: curve ? 'edit' : 'new' });
  const [name, setName] = useKept(kept, 'name', curve?.name ?? '');
  const [edition, setEdition] = useKept(kept, 'edition', curve?.edition ?? '');
  const [source, setSource] = useKept(kept, 'source', curve?.source ?? '');
  const [table, setTable] = useKept(kept, 'table', () => (curve ? curveText(curve) : ''));
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const saving = useCommand('farm.saveCurve');
  const removing = useCommand('farm.removeCurve');
  const read = table.trim() === '' ? undefined : readCurve(table);
  const change = (set: (value: string) => void) => (event: { currentTarget: { value: string } }) => {
    saving.clearError();
    setProblem(undefined);
    set(event.currentTarget.value);
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    saving.clearError();
    if (chosen.size > MAX_BYTES) return setProblem(t`This file is too big.`);
    const text = await chosen.text();
    if (text.includes('\u0000')) return setProblem(t`This is no text file. Save it as CSV first.`);
    setProblem(undefined);
    setTable(text.trimEnd());
  };
  const ended = ({ ok }: { ok: boolean }) => {
    if (!ok) return;
    kept.forget();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const rows = read?.ok
      ? read.value.kind === 'growth'
        ? { days: read.value.days }
        : { weeks: read.value.weeks }
      : {};
    ended(await saving.run({ replaces: own, name, edition, source, ...rows }));
  };
  const remove = async (version_id: string) => ended(await removing.run({ version_id }));
  const { error } = saving;
  const words = error && curveErrorWords(error);
  const refused = problem ?? (read && !read.ok ? readErrorWords(read.error) : undefined);
  const gone = notDoneWords(removing.error);
  const text = (
    label: string,
    value: string,
    set: (value: string) => void,
    wrong: string,
    max: number,
    placeholder?: string,
  ) => (
    <TextInput
      label={label}
      value={value}
      maxLength={max}
      {...(placeholder && { placeholder })}
      error={error?.type === wrong && words}
      onChange={change(set)}
    />
  );
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <DraftNote draft={kept} />
      {curve && own === undefined && (
        <p className={classes.quiet}>
          <Trans>This curve comes with the app and stays. Saving makes a copy that is yours.</Trans>
        </p>
      )}
      {text(t`Breed`, name, setName, 'NameMissing', 60)}
      {text(t`Edition`, edition, setEdition, 'EditionMissing', 80, t`2022, as hatched`)}
      {text(t`Where it comes from`, source, setSource, 'SourceMissing', 200, t`Guide of the breeder`)}
      <Textarea
        label={t`Table`}
        description={t`Day, weight in grams, feed for a kilogram (FCR), feed eaten so far in grams. Or week and laying in percent.`}
        autosize
        minRows={4}
        maxRows={10}
        spellCheck={false}
        value={table}
        error={refused}
        onChange={change(setTable)}
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
      <div className={classes.bottom}>
        {words && <ErrorNote>{words}</ErrorNote>}
        <Button type="submit" fullWidth h={56} fz={18} loading={saving.busy}>
          {curve && own === undefined ? <Trans>Save as my copy</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </form>
  ); // prettier-ignore
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
