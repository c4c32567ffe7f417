import { Button, FileButton } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconDatabaseImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RestoredBusiness } from '../../../contract/business.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { useCommand } from '../../../client/use-command.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { whenWords } from '../../../ui/words/date-words.ts';
import classes from './transfer.module.css';

/** State of a restore, held by the page: it changes to another page as soon as the business exists. [IMP-4] */
export function useRestoring() {
  const { run, busy, error } = useCommand('business.restore');
  const [restored, setRestored] = useState<RestoredBusiness>();
  const restore = async (file: File) => {
    setRestored(undefined);
    const result = await run({ json: await file.text() });
    if (result.ok) setRestored(result.value);
  };
  return { restore, busy, error, restored };
}

/** Choose a backup file and restore its business; a wrong or damaged file changes nothing. [IMP-4] */
export function RestoreBackup({
  restoring,
  main = false,
}: {
  restoring: ReturnType<typeof useRestoring>;
  main?: boolean;
}) {
  const { restore, busy, error, restored } = restoring;
  const words = useRefusal(error);
  const forgetFile = useRef<() => void>(null);
  const read = (file: File | null) => {
    if (!file) return;
    forgetFile.current?.(); // otherwise choosing the same file again would fire no event
    void restore(file);
  };
  return (
    <>
      <FileButton resetRef={forgetFile} accept="application/json,.json" onChange={read}>
        {(props) => (
          <Button
            {...props}
            variant={main ? 'filled' : 'default'}
            h={56}
            className={classes.choose}
            loading={busy}
            leftSection={<IconDatabaseImport aria-hidden />}
          >
            <Trans>Bring back from a backup</Trans>
          </Button>
        )}
      </FileButton>
      {words && <ErrorNote>{words}</ErrorNote>}
      {restored && <Restored restored={restored} />}
    </>
  );
}

type Refusal = Extract<CommandResult<'business.restore'>, { ok: false }>['error'];

function useRefusal(error: Refusal | undefined): string | undefined {
  const { t } = useLingui();
  switch (error?.type) {
    case 'NotABackup':
      return t`This is not a backup of Flockbook. Nothing was changed.`;
    case 'NewerBackup':
      return t`A newer version of Flockbook made this backup. Update the app first. Nothing was changed.`;
    case 'DamagedBackup':
      return t`This backup is damaged: a part of it is missing or was changed. Nothing was changed here.`;
    case 'BackupOfSomebodyElse':
      return t`This backup belongs to ${error.email}. Sign in as them. Nothing was changed.`;
    case 'NotSaved':
    case 'SignedOut':
    case 'NotAllowed':
    case undefined:
    default:
      return notDoneWords(error);
  }
}

function Restored({
  restored: { business, exported_at, added, known, waiting, asked },
}: {
  restored: RestoredBusiness;
}) {
  const when = whenWords(exported_at);
  return (
    <div role="status" className={classes.restored}>
      <b>
        <Trans>
          {business}, as it was {when}
        </Trans>
      </b>
      <ul>
        <li>
          <Plural value={added} one="# record came back" other="# records came back" />
        </li>
        {waiting > 0 && (
          <li>
            <Plural value={waiting} one="# was not sent: it waits again" other="# were not sent: they wait again" />
          </li>
        )}
        {known > 0 && (
          <li>
            <Plural value={known} one="# was here already" other="# were here already" />
          </li>
        )}
        {asked > 0 && (
          <li>
            <Plural value={asked} one="# says something else here" other="# say something else here" />:{' '}
            <Link to="/settings/8">
              <Trans>choose</Trans>
            </Link>
          </li>
        )}
      </ul>
      <Button component={Link} to="/sales/view/0" h={56}>
        <Trans>Open my book</Trans>
      </Button>
    </div>
  );
}
