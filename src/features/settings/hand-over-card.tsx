import { Button, FileButton, Stack } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { TakenOver } from '../../contract/sync.ts';
import { useCommand } from '../../client/use-command.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { useHandOver } from './use-hand-over.ts';
import classes from './settings.module.css';

/** Carry what is not sent to another phone of the business, or take it over from one. [SYN-28] */
export function HandOverCard({ unsent }: { unsent: number }) {
  const { t } = useLingui();
  const handOver = useHandOver();
  const takeOver = useCommand('sync.takeOver');
  const [taken, setTaken] = useState<TakenOver>();
  const forgetFile = useRef<() => void>(null);
  const read = async (file: File | null) => {
    if (!file) return;
    setTaken(undefined);
    forgetFile.current?.(); // or choosing the same file once more says nothing
    const result = await takeOver.run({ json: await file.text() });
    if (result.ok) setTaken(result.value);
  };
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Hand over</Trans>
      </h2>
      <Stack gap="sm">
        <p className={classes.quiet}>
          <Trans>
            If this phone cannot send, save what waits to a file and open it on another phone of the same business.
            Whoever sends it first: it counts once.
          </Trans>
        </p>
        {unsent > 0 && (
          <Button
            variant="default"
            h={56}
            leftSection={<IconFileExport aria-hidden />}
            loading={handOver.busy}
            onClick={() => void handOver.save()}
          >
            <Plural value={unsent} one="Save # record to a file" other="Save # records to a file" />
          </Button>
        )}
        <FileButton resetRef={forgetFile} accept="application/json,.json" onChange={(file) => void read(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              h={56}
              leftSection={<IconFileImport aria-hidden />}
              loading={takeOver.busy}
            >
              <Trans>Take over from a file</Trans>
            </Button>
          )}
        </FileButton>
        {takeOver.error && (
          <ErrorNote>
            {takeOver.error.type === 'NotAHandOver'
              ? t`This is not a file with records of another phone. Nothing was changed.`
              : notDoneWords(takeOver.error)}
          </ErrorNote>
        )}
        {taken && <TakenWords taken={taken} />}
      </Stack>
    </section>
  );
}

/** What became of the records of a file, in one short line each. */
function TakenWords({ taken }: { taken: TakenOver }) {
  const { t } = useLingui();
  const lines = [
    { count: taken.taken, words: t`taken over, they wait to be sent` },
    { count: taken.known, words: t`were here already` },
    { count: taken.asked, words: t`say something else here: choose under "needs attention"` },
    { count: taken['not-allowed'], words: t`only the owner of that business may take over` },
    { count: taken['not-here'], words: t`change records that have not arrived here yet` },
    { count: taken.unreadable, words: t`cannot be read by this version` },
  ].filter(({ count }) => count > 0);
  return (
    <div role="status">
      <b>
        <Trans>From the phone of {taken.from}</Trans>
      </b>
      <ul>
        {lines.map(({ count, words }) => (
          <li key={words}>
            {count} {words}
          </li>
        ))}
        {lines.length === 0 && <li>{t`The file holds no records.`}</li>}
      </ul>
    </div>
  );
}
