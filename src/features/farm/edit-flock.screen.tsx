import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import type { FlockPage } from '../../contract/flock-page.ts';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { NotHere } from '../../ui/feedback/not-here.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { CloseFlock } from './close-flock.tsx';
import { EditFlock } from './edit-flock.tsx';
import { FlockResult } from './flock-result.tsx';
import { ReopenFlock } from './reopen-flock.tsx';
import classes from './farm.module.css';

/** Of the days only few: this page shows none. */
const DAYS = 1;

/** /farm/edit/:farm_id: correct a flock, close it with its final figures, or open it again. [RTE-29, FLK-11] */
export function EditFlockScreen() {
  const { t } = useLingui();
  const { farm_id: id = '' } = useParams();
  const business = useBusiness();
  const page = useQuery('farm.flock', { id, days: DAYS });
  if (!business) return null;
  const here = page?.flock.id === id ? page : undefined;
  const back = `/farm/farm_activities/view/${id}`;
  return (
    <Screen
      title={t`Change a flock`}
      subtitle={here?.flock.name}
      description={t`Correct a flock, or close it.`}
      back={back}
      form
      flush
    >
      {page === undefined && <Waiting />}
      {(page === null || here?.may_edit === false) && (
        <NotHere to="/farm/view/0" button={<Trans>Back to the farm</Trans>}>
          {page === null ? (
            <Trans>This flock is not on this phone.</Trans>
          ) : (
            <Trans>This flock waits for the owner. It can be changed after that.</Trans>
          )}
        </NotHere>
      )}
      {here?.may_edit && (
        <div className={classes.newFlock}>
          {here.flock.closed_on === undefined && <EditFlock key={filledWith(here)} page={here} back={back} />}
          <FlockResult page={here} />
          {here.flock.closed_on === undefined ? <CloseFlock page={here} back={back} /> : <ReopenFlock page={here} back={back} />}
        </div>
      )}
    </Screen>
  ); // prettier-ignore
}

/** The first answer may be an old one: a form that began with it begins anew. */
const filledWith = ({
  flock: { id, name, house_name, breed },
  housing,
  plan_key,
  curve_key,
  initial_count,
}: FlockPage): string => JSON.stringify([id, name, house_name, breed, housing, plan_key, curve_key, initial_count]);
