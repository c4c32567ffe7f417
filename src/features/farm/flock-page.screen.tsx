import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { FlockPage } from '../../contract/flock-page.ts';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { NotHere } from '../../ui/feedback/not-here.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { PlusButton } from '../../ui/plus-button.tsx';
import { FlockAlerts } from './flock-alerts.tsx';
import { FlockBadges } from './flock-badges.tsx';
import { FlockCurve } from './flock-curve.tsx';
import { FlockDiary } from './flock-diary.tsx';
import { FlockFigures } from './flock-figures.tsx';
import { FlockHealth } from './flock-health.tsx';
import { FlockMoneyCard } from './flock-money.tsx';
import { ageWords, breedWords } from './flock-words.ts';
import classes from './flock-page.module.css';

/** Days of the diary at first, and with each press more. */
const FIRST_DAYS = 14;
const MORE_DAYS = 28;

/** /farm/farm_activities/view/:farm_id: one flock, its figures, curve, days, health and money. [RTE-30, FLK-10] */
export function FlockPageScreen() {
  const { t } = useLingui();
  const { farm_id: id = '' } = useParams();
  const business = useBusiness();
  const [days, setDays] = useState(FIRST_DAYS);
  const page = useQuery('farm.flock', { id, days });
  if (!business) return null;
  const here = page?.flock.id === id ? page : undefined;
  const record = `/farm/add/farm_activities?flock=${id}`;
  return (
    <Screen
      title={here?.flock.name ?? t`Flock`}
      subtitle={here && `${breedWords(here.flock)}, ${ageWords(here.flock)}`}
      description={t`How one flock does: figures, curve, days and health.`}
      back="/farm/view/0"
      action={
        here?.may_record && (
          <Button component={Link} to={record} leftSection={<IconPlus aria-hidden />}>
            <Trans>Record</Trans>
          </Button>
        )
      }
      flush
    >
      {page === undefined && <Waiting />}
      {page === null && (
        <NotHere to="/farm/view/0" button={<Trans>Back to the farm</Trans>}>
          <Trans>This flock is not on this phone.</Trans>
        </NotHere>
      )}
      {here && (
        <OneFlock
          key={id}
          page={here}
          currency={business.currency}
          onMore={() => setDays((before) => before + MORE_DAYS)}
        />
      )}
      {here?.may_record && <PlusButton to={record} name={t`Record`} />}
    </Screen>
  );
}

function OneFlock({ page, currency, onMore }: { page: FlockPage; currency: string; onMore: () => void }) {
  const { flock, may_edit } = page;
  return (
    <div className={classes.flock}>
      <FlockBadges page={page} />
      <FlockAlerts alerts={flock.alerts ?? []} />
      <FlockFigures page={page} currency={currency} />
      <div className={classes.two}>
        <div>
          <FlockCurve page={page} />
          <FlockDiary page={page} onMore={onMore} />
        </div>
        <div>
          <FlockHealth page={page} />
          {page.money && <FlockMoneyCard money={page.money} currency={currency} working={page.working} />}
          {may_edit && (
            <div className={classes.edit}>
              <Button component={Link} to={`/farm/edit/${flock.id}`} variant="default" h={56} fullWidth leftSection={<IconPencil aria-hidden />}>
                {flock.closed_on ? <Trans>Change or open again</Trans> : <Trans>Change or close this flock</Trans>}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  ); // prettier-ignore
}
