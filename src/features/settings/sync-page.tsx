import { useLingui } from '@lingui/react/macro';
import type { UnsentRecord } from '../../contract/sync.ts';
import { useQuery } from '../../client/use-query.ts';
import { useSession, useSyncStatus } from '../../client/use-session.ts';
import { Screen } from '../../ui/frame/screen.tsx';
import { BooksCard } from './books-card.tsx';
import { HandOverCard } from './hand-over-card.tsx';
import { LateRecords } from './late-records.tsx';
import { PhotosCard } from './photos-card.tsx';
import { PhoneSeriesList } from './phone-series.tsx';
import { RefusedRecords } from './refused-records.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { StorageCard } from './storage-card.tsx';
import { SyncState } from './sync-state.tsx';
import { UnreadableRows } from './unreadable-rows.tsx';
import { WaitingRecords } from './waiting-records.tsx';
import classes from './settings.module.css';

const NOTHING = {};

/** Of what the owner has to decide about, the server has a copy. */
const isOnlyHere = ({ error }: UnsentRecord) => error?.code !== 'late' && error?.code !== 'late-refused';

/** /settings/8: what waits here, what was refused and why, and the phone's storage. [SYN-8, SYN-13, SHL-3] */
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
      <div className={classes.columns}>
        <div>
          {status?.session === 'expired' && (
            <div className={classes.inset}>
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
          <div className={classes.foot}>
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
