import { useLingui, Trans, Plural } from '@lingui/react/macro';
import type { UnsentRecord, SyncStatus, TakenOver } from '../../../contract/sync.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useSession, useSyncStatus } from '../../../client/use-session.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { BooksCard } from './books-card.tsx';
import { LateRecords } from './late-records.tsx';
import { PhotosCard } from './photos-card.tsx';
import { PhoneSeriesList } from './phone-series.tsx';
import { RefusedRecords } from './refused-records.tsx';
import { SignInAgain } from '../../account/shared/sign-in-again.tsx';
import { StorageCard } from './storage-card.tsx';
import { UnreadableRows } from './unreadable-rows.tsx';
import classes from '../../settings/shared/settings.module.css';
import own from './sync.module.css';
import { SyncMark } from '../../../ui/sync/sync-mark.tsx';
import { whenWords } from '../../../ui/words/date-words.ts';
import { RecordHead } from './record-head.tsx';
import { Button, FileButton, Stack } from '@mantine/core';
import { IconChecks, IconCloudOff, IconCloudUp, IconSend, IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useCommand } from '../../../client/use-command.ts';
import { useRef, useState } from 'react';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { useHandOver } from '../shared/use-hand-over.ts';

const NOTHING = {};

/** The server has a copy of records that await the owner's decision. */
const isOnlyHere = ({ error }: UnsentRecord) => error?.code !== 'late' && error?.code !== 'late-refused';

/** /settings/8: pending and refused records with reasons, and the phone's storage. [SYN-8, SYN-13, SHL-3] */
export function SyncPage() {
  const { t } = useLingui();
  const session = useSession();
  const status = useSyncStatus();
  const unsent = useQuery('sync.unsent', NOTHING) ?? [];
  const refused = unsent.filter(({ state }) => state === 'rejected');
  const waiting = unsent.filter(({ state }) => state === 'pending');
  if (session?.state !== 'signed-in') return null;
  return (
    <Screen
      title={t`Phones & sync`}
      description={t`What waits on this phone, what was refused, and its storage.`}
      subtitle={t`This phone, ${session.first_name}`}
      back="/settings/0"
      flush
    >
      <div className={own.columns}>
        <div>
          {status?.session === 'expired' && (
            <div className={own.inset}>
              <SignInAgain email={session.email} />
            </div>
          )}
          {status && <SyncState status={status} oldest={waiting[0]?.saved_at} />}
          <RefusedRecords
            records={refused}
            owner={(session.business ?? session.locked)?.owner_name}
            business={session.business}
          />
          <LateRecords />
          <WaitingRecords records={waiting} />
          <UnreadableRows />
          <PhoneSeriesList />
        </div>
        <div>
          <div className={own.foot}>
            <HandOverCard unsent={unsent.filter(isOnlyHere).length} />
            <BooksCard />
            <PhotosCard />
            <StorageCard />
          </div>
        </div>
      </div>
    </Screen>
  );
}

const SHOWN = 100;

/** Records saved on this phone and not yet accepted, oldest first. [SYN-13] */
function WaitingRecords({ records }: { records: readonly UnsentRecord[] }) {
  if (records.length === 0) return null;
  const more = records.length - SHOWN;
  return (
    <>
      <h2 className={classes.heading} id="waiting-records">
        <Trans>Waiting, {records.length}</Trans>
      </h2>
      <ul className={classes.records} aria-labelledby="waiting-records">
        {records.slice(0, SHOWN).map((record) => (
          <li key={`${record.collection} ${record.id}`}>
            <span className={own.mark}>
              <SyncMark state="pending" />
            </span>
            <div>
              <RecordHead record={record} />
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={own.inset}>
          <Trans>and {more} more</Trans>
        </p>
      )}
    </>
  );
}

/** State of replication in words, and a button to send now. [SYN-13, SYN-14] */
function SyncState({ status, oldest }: { status: SyncStatus; oldest: string | undefined }) {
  const { t } = useLingui();
  const { run, busy } = useCommand('sync.sendNow');
  const { waiting, refused, sending, connection, last_sent_at, last_heard_at } = status;
  const offline = connection === 'offline';
  const Icon = offline ? IconCloudOff : waiting > 0 ? IconCloudUp : IconChecks;
  const facts = [
    oldest && t`Oldest ${whenWords(oldest)}.`,
    last_sent_at ? t`Last sent ${whenWords(last_sent_at)}.` : t`Nothing sent from this phone yet.`,
    last_heard_at && t`Last heard from the server ${whenWords(last_heard_at)}.`,
  ].filter(Boolean);
  return (
    <section className={own.state} aria-label={t`State of sending`}>
      <span className={own.sign} data-tone={waiting > 0 || offline ? 'look' : 'good'}>
        <Icon aria-hidden />
      </span>
      <div role="status">
        <b>
          {waiting > 0 ? (
            <Plural value={waiting} one="# record waits here" other="# records wait here" />
          ) : refused > 0 ? (
            <Trans>Nothing waits to be sent</Trans>
          ) : (
            <Trans>All sent</Trans>
          )}
        </b>
        <span>
          {offline && <Trans>No connection. Everything works; records go out when it is back.</Trans>}{' '}
          {sending > 0 && <Plural value={sending} one="# is being sent." other="# are being sent." />} {facts.join(' ')}
        </span>
      </div>
      <Button h={56} fz={18} leftSection={<IconSend aria-hidden />} loading={busy} onClick={() => void run({})}>
        <Trans>Send now</Trans>
      </Button>
    </section>
  );
}

/** Transfer unsent records to another phone of the business, or take them over from one. [SYN-28] */
function HandOverCard({ unsent }: { unsent: number }) {
  const { t } = useLingui();
  const handOver = useHandOver();
  const takeOver = useCommand('sync.takeOver');
  const [taken, setTaken] = useState<TakenOver>();
  const forgetFile = useRef<() => void>(null);
  const read = async (file: File | null) => {
    if (!file) return;
    setTaken(undefined);
    forgetFile.current?.(); // otherwise choosing the same file again would fire no event
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

/** Result for the records of a file, in one short line each. */
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
