import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '../../../../client/use-query.ts';
import { useSession } from '../../../../client/use-session.ts';
import { HenAndTray } from '../../../../ui/drawings/hen-and-tray.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../../ui/frame/screen.tsx';
import { Recorder } from './recorder.tsx';
import { useCallback, useState } from 'react';
import { LedgerDrawing } from '../../../../ui/drawings/ledger-drawing.tsx';
import { ActivityList } from './activity-list.tsx';
import { SendNow } from './send-now.tsx';

const NOTHING = {};

const PATH = '/attendant/activities';

/** /attendant/activities: the whole app of an attendant; shows no money. [RTE-57, RTE-67, ACT-8, PPL-14] */
export function RecordScreen() {
  const { t } = useLingui();
  const session = useSession();
  const days = useSearchParams()[0].get('show') === 'days';
  const flocks = useQuery('farm.flocks', NOTHING);
  if (session?.state !== 'signed-in' || !session.business) return null;
  const { business, first_name, uid } = session;
  const subtitle = `${first_name}, ${business.name}`;
  if (days) return <MyDays subtitle={subtitle} />;
  const description = t`Write down what happens on the farm.`;
  if (flocks && flocks.open.length > 0)
    return (
      <Recorder
        title={t`Record`}
        description={description}
        subtitle={subtitle}
        path={PATH}
        memory={`flockbook.flock.${uid}.${business.id}`}
        flocks={flocks.open}
      />
    );
  const owner = business.owner_name;
  return (
    <Screen title={t`Record`} description={description} subtitle={subtitle}>
      {flocks ? (
        <EmptyState drawing={<HenAndTray />}>
          <Trans>No flock is here for you yet.</Trans>{' '}
          {owner ? (
            <Trans>Ask {owner}, the owner, to open one for you. It comes by itself when there is a signal.</Trans>
          ) : (
            <Trans>Ask the owner to open one for you. It comes by itself when there is a signal.</Trans>
          )}
        </EmptyState>
      ) : (
        <Waiting />
      )}
    </Screen>
  );
}

const PAGE = 50;

/** Own records by day, newest first, without a limit. [ACT-8] */
function MyDays({ subtitle }: { subtitle: string }) {
  const { t } = useLingui();
  const [limit, setLimit] = useState(PAGE);
  const own = useQuery('farm.own', { limit });
  const isMore = own?.more === true && own.rows.length >= limit;
  const loadMore = useCallback(() => setLimit((before) => before + PAGE), []);
  return (
    <Screen title={t`My days`} description={t`What you wrote down, day by day.`} subtitle={subtitle} flush>
      <SendNow />
      {own?.rows.length === 0 ? (
        <EmptyState drawing={<LedgerDrawing />}>
          <Trans>You wrote nothing down yet. What you record stands here, day by day.</Trans>
        </EmptyState>
      ) : (
        <ActivityList label={t`My days`} rows={own?.rows ?? []} byDay onNearEnd={isMore ? loadMore : undefined} />
      )}
    </Screen>
  );
}
