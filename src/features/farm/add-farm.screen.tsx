import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../client/use-query.ts';
import { useSession } from '../../client/use-session.ts';
import { HenAndTray } from '../../ui/drawings/hen-and-tray.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { Tabs } from '../../ui/frame/tabs.tsx';
import { mayOnFarm } from './may-on-farm.ts';
import { NewFlock } from './new-flock.tsx';
import { Recorder } from './recorder.tsx';

const NOTHING = {};
const PATH = '/farm/add/farm_activities';

/** /farm/add/farm_activities: record what happened, or, with add_farm, open a new flock. [RTE-28] */
export function AddFarmScreen() {
  const { t } = useLingui();
  const session = useSession();
  const [params] = useSearchParams();
  const flocks = useQuery('farm.flocks', NOTHING);
  if (session?.state !== 'signed-in' || !session.business) return null;
  const { business, uid } = session;
  const may = mayOnFarm(business);
  const isNew = may.add && (params.get('new') === 'flock' || !may.record);
  const modes = may.add && may.record && (
    <Tabs
      label={t`Record or new flock`}
      tabs={[
        { to: PATH, words: t`Record` },
        { to: `${PATH}?new=flock`, words: t`New flock` },
      ]}
      chosen={isNew ? 1 : 0}
    />
  );
  if (isNew) return <NewFlock key={business.id} currency={business.currency} top={modes} />;
  const description = t`Write down what happens on the farm.`;
  if (flocks && flocks.open.length > 0)
    return (
      <Recorder
        title={t`Record`}
        description={description}
        back="/farm/view/0"
        path={PATH}
        memory={`flockbook.flock.${uid}.${business.id}`}
        flocks={flocks.open}
        top={modes}
      />
    );
  return (
    <Screen title={t`Record`} description={description} back="/farm/view/0" flush>
      {modes}
      {flocks ? (
        <EmptyState
          drawing={<HenAndTray />}
          button={
            may.add && (
              <Button component={Link} to={`${PATH}?new=flock`} fullWidth h={56} fz={18} leftSection={<IconPlus aria-hidden />}>
                <Trans>Add your first flock</Trans>
              </Button>
            )
          }
        >
          <Trans>There is no open flock to write about yet.</Trans>
        </EmptyState>
      ) : <Waiting />}
    </Screen>
  ); // prettier-ignore
}
