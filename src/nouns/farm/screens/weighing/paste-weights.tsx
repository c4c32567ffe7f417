import { Button, Textarea } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import {
  columnsOf,
  readWeights,
  rowsOfText,
  type ListUnit,
  type Unread,
} from '../../../../domain/activities/read-weights.ts';
import { BIRD_G, MAX_WEIGHED } from '../../../../domain/activities/typed-weight.ts';
import { sumOf } from '../../../../domain/numbers/sum.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { kilogramWords } from '../../shared/activity-words.ts';
import { textOfFile, type FileText } from './text-of-file.ts';
import classes from './weighing.module.css';
import { DraftNote } from '../../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../../ui/drafts/use-draft.ts';

interface PasteWeightsProps {
  /** The text pasted so far; undefined while closed. */
  text: string | undefined;
  /** Number of weights in the list already. */
  had: number;
  onClose: () => void;
  onAdd: (weights_g: readonly number[]) => void;
}

/**
 * Many weights at once: pasted, or from a file. The weights that were read are shown before they are added. [ACT-14]
 */
export function PasteWeights({ text, onClose, ...rest }: PasteWeightsProps) {
  const { t } = useLingui();
  return (
    <Sheet opened={text !== undefined} title={t`Many weights at once`} onClose={onClose}>
      {text !== undefined && <PasteForm begin={text} onClose={onClose} {...rest} />}
    </Sheet>
  );
}

const ALL = 'all';

function PasteForm({ begin, had, onClose, onAdd }: Omit<PasteWeightsProps, 'text'> & { begin: string }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const kept = useDraft('pasted-weights', { id: begin === '' ? undefined : String(begin.length) });
  const [text, setText] = useKept(kept, 'text', begin);
  const [unit, setUnit] = useState<ListUnit>('kg');
  const [column, setColumn] = useState<string>();
  const [file, setFile] = useState<FileText>();
  const rows = useMemo(() => rowsOfText(text), [text]);
  const { columns, proposed } = useMemo(() => columnsOf(rows), [rows]);
  const chosen = column ?? (proposed === undefined ? ALL : String(proposed));
  const read = useMemo(
    () => readWeights(rows, { unit, column: columns.length === 0 || chosen === ALL ? undefined : Number(chosen) }),
    [rows, unit, columns, chosen],
  );
  const count = read.weights_g.length;
  const left = read.unread.length;
  const isTooMany = had + count > MAX_WEIGHED;
  const type = (typed: string) => {
    setText(typed);
    setColumn(undefined);
  };
  const take = async (chosenFile: File) => {
    const taken = await textOfFile(chosenFile);
    setFile(taken);
    if (taken.is === 'text') type(taken.sheets[0]!.text);
  };
  return (
    <div className={classes.paste}>
      <DraftNote draft={kept} />
      <Textarea
        label={t`Weights, one after the other`}
        description={t`With a space, a semicolon or a new line between them. 1.92 or 1,92.`}
        rows={5}
        data-autofocus
        inputMode="text"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t`File with weights`}
        onChange={(event) => {
          const chosenFile = event.currentTarget.files?.[0];
          if (chosenFile) void take(chosenFile);
          // Allow the same file to be chosen again after a correction.
          event.currentTarget.value = '';
        }}
      />
      <Button variant="default" h={48} leftSection={<IconFileSpreadsheet aria-hidden />} onClick={() => input.current?.click()}>
        <Trans>Take them from a file</Trans>
      </Button>
      {file?.is === 'unreadable' && <ErrorNote>{file.words}</ErrorNote>}
      {file?.is === 'text' && file.sheets.length > 1 && (
        <ChoiceChips
          label={t`Which sheet`}
          visibleLabel
          wrap
          options={file.sheets.map(({ name }, i) => ({ value: String(i), label: name }))}
          value={String(file.sheets.findIndex((sheet) => sheet.text === text))}
          onChange={(at) => type(file.sheets[Number(at)]!.text)}
        />
      )}
      {columns.length > 0 && (
        <ChoiceChips
          label={t`Which column`}
          visibleLabel
          wrap
          options={[
            ...columns.map(({ at, head }) => ({ value: String(at), label: head ?? t`Column ${at + 1}` })),
            { value: ALL, label: t`All of them` },
          ]}
          value={chosen}
          onChange={setColumn}
        />
      )}
      <ChoiceChips<ListUnit>
        label={t`The numbers are`}
        visibleLabel
        wrap
        options={[
          { value: 'kg', label: t`Kilograms` },
          { value: 'g', label: t`Grams` },
          { value: 'both', label: t`Both: from 100 on grams` },
        ]}
        value={unit}
        onChange={setUnit}
      />
      {text.trim() !== '' && (
        <>
          {read.inGrams > 0 && unit === 'kg' && (
            <p className={classes.hint} role="note">
              <Plural value={read.inGrams} one="# number is too heavy for kilograms. Is it grams?" other="# numbers are too heavy for kilograms. Are they grams?" />
            </p>
          )}
          <output className={classes.understood} aria-label={t`What was understood`}>
            <Understood weights_g={read.weights_g} />
          </output>
          {read.rounded > 0 && (
            <p className={classes.hint}>
              <Plural value={read.rounded} one="# is finer than a gram and is rounded." other="# are finer than a gram and are rounded." />
            </p>
          )}
          <NotTaken unread={read.unread} />
          {isTooMany && (
            <ErrorNote>
              {had === 0
                ? t`One weighing has at most ${MAX_WEIGHED} birds, these are ${count}.`
                : t`One weighing has at most ${MAX_WEIGHED} birds: ${had} are in the list, these are ${count} more.`}
            </ErrorNote>
          )}
        </>
      )}
      <Button
        h={56}
        disabled={count === 0 || isTooMany}
        onClick={() => {
          kept.forget();
          onAdd(read.weights_g);
          onClose();
        }}
      >
        {left > 0 && count > 0 ? (
          <Plural value={count} one={`Add # weight, leave out ${left}`} other={`Add # weights, leave out ${left}`} />
        ) : (
          <Plural value={count} one="Add # weight" other="Add # weights" />
        )}
      </Button>
    </div>
  ); // prettier-ignore
}

/** "120 weights, 1.62 to 2.31 kg, mean 1.95 kg". */
function Understood({ weights_g }: { weights_g: readonly number[] }) {
  const count = weights_g.length;
  if (count === 0) return <Trans>No weight was found.</Trans>;
  const least = Math.min(...weights_g) / 1_000;
  const [most, mean] = [Math.max(...weights_g), sumOf(weights_g, (one) => one) / count].map(kilogramWords);
  return (
    <>
      <b>
        <Plural value={count} one="# weight" other="# weights" />
      </b>
      , <Trans>{least} to {most}, mean {mean}</Trans>
    </>
  ); // prettier-ignore
}

/** Limit of places listed one by one; for a text that is no list their number is sufficient. */
const MAX_NAMED = 100;

/** Every place that was not read, with its line and the reason. */
function NotTaken({ unread }: { unread: readonly Unread[] }) {
  const { t } = useLingui();
  if (unread.length === 0) return null;
  const [least, most] = [BIRD_G.least / 1_000, BIRD_G.most / 1_000];
  const words: Readonly<Record<Unread['why'], string>> = {
    none: t`no number`,
    range: t`not from ${least} to ${most} kg`,
    either: t`one weight or two? Put a space between`,
  };
  const named = unread.slice(0, MAX_NAMED);
  return (
    <div className={classes.unread}>
      <h3>
        <Plural value={unread.length} one="# is not taken" other="# are not taken" />
      </h3>
      <ul>
        {named.map((one) => (
          <li key={named.indexOf(one)}>{t`line ${one.row}: “${one.text}”, ${words[one.why]}`}</li>
        ))}
        {named.length < unread.length && <li>{t`and ${unread.length - named.length} more`}</li>}
      </ul>
    </div>
  );
}
