import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { HenAndTray } from '../../ui/drawings/hen-and-tray.tsx';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { PlusButton } from '../../ui/plus-button.tsx';
import { Diary } from './diary.tsx';
import { FIRST_MATERIALS, tabOf } from './farm-tab.ts';
import { FarmTabs } from './farm-tabs.tsx';
import { FlockCards } from './flock-cards.tsx';
import { mayOnFarm } from './may-on-farm.ts';
import { MaterialsList } from './materials-list.tsx';

const NOTHING = {};
const [ACTIVE, TODAY, CLOSED] = [0, 1, 2];
const RECORD = '/farm/add/farm_activities';

/** /farm/view/:type_id: flocks, today's diary, closed flocks, and the materials by category. [RTE-26, FLK-8] */
export function ViewFarmScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const { type_id } = useParams();
  const flocks = useQuery('farm.flocks', NOTHING);
  if (!business) return null;
  const { categories } = business;
  const tab = tabOf(type_id, categories.length);
  const may = mayOnFarm(business);
  const hasFlocks = flocks !== undefined && flocks.open.length > 0;
  const add = may.record && hasFlocks ? { to: RECORD, words: t`Record` } : { to: `${RECORD}?new=flock`, words: t`New flock` }; // prettier-ignore
  const mayAdd = may.add || (may.record && hasFlocks);
  return (
    <Screen
      title={t`Farm`}
      description={t`Your flocks, what happened today, and what is in the feed store.`}
      action={
        mayAdd && (
          <Button component={Link} to={add.to} leftSection={<IconPlus aria-hidden />}>
            {add.words}
          </Button>
        )
      }
      flush
    >
      <FarmTabs tab={tab} categories={categories} />
      {tab >= FIRST_MATERIALS ? (
        <MaterialsList category={categories[tab - FIRST_MATERIALS]!} tab={tab} business={business} />
      ) : flocks === undefined ? (
        <Waiting />
      ) : (
        <>
          {tab === CLOSED && flocks.closed.length === 0 && (
            <EmptyState drawing={<LedgerDrawing />}>
              <Trans>No flock is closed yet.</Trans>
            </EmptyState>
          )}
          {tab === CLOSED && flocks.closed.length > 0 && (
            <FlockCards flocks={flocks.closed} label={t`Closed flocks`} opens={may.record} />
          )}
          {tab !== CLOSED && flocks.open.length === 0 && <NoFlocks business={business} />}
          {tab === ACTIVE && hasFlocks && <FlockCards flocks={flocks.open} label={t`Flocks`} opens={may.record} />}
          {tab === TODAY && hasFlocks && <Diary flocks={flocks.open} />}
        </>
      )}
      {mayAdd && hasFlocks && tab < FIRST_MATERIALS && <PlusButton to={add.to} name={add.words} />}
    </Screen>
  );
}

/** The list teaches: the first flock is one press away for whoever may. */
function NoFlocks({ business }: { business: BusinessView }) {
  const may = mayOnFarm(business);
  return (
    <EmptyState
      drawing={<HenAndTray />}
      button={
        may.add && (
          <Button
            component={Link}
            to={`${RECORD}?new=flock`}
            fullWidth
            h={56}
            fz={18}
            leftSection={<IconPlus aria-hidden />}
          >
            <Trans>Add your first flock</Trans>
          </Button>
        )
      }
    >
      {may.add ? (
        <Trans>No flock yet. Write down the birds you keep, then eggs, feed and deaths take seconds a day.</Trans>
      ) : (
        <Trans>No flock is open. Ask the owner to open one.</Trans>
      )}
    </EmptyState>
  );
}
