import { NativeSelect } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../../contract/account.ts';
import type { ActivityView, FlockRow } from '../../../../contract/farm.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { useDraft, useKept } from '../../../../ui/drafts/use-draft.ts';
import { alone } from '../../../../ui/drafts/draft-store.ts';
import { ClosedNote } from '../../../../ui/feedback/closed-note.tsx';
import { NotHere } from '../../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../../ui/frame/screen.tsx';
import { today } from '../../../../ui/words/date-words.ts';
import { kindWords } from '../../shared/activity-words.ts';
import { recordPath } from '../../shared/record-path.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { ActivityDetails } from './activity-sheet.tsx';
import classes from './recorder.module.css';
import { formToCorrect } from './form-to-correct.ts';

const NOTHING = {};

interface OneActivityProps {
  id: string;
  business: BusinessView;
}

/** One record on a page of its own, or the form that corrects it. [ACT-20] */
export function OneActivity({ id, business, correct }: OneActivityProps & { correct: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const view = useQuery('farm.activity', { id });
  const flocks = useQuery('farm.flocks', NOTHING);
  if (view && flocks && correct && view.may_correct)
    return <CorrectActivity key={id} view={view} flocks={[...flocks.open, ...flocks.closed]} business={business} />;
  const back = view ? `/farm/farm_activities/view/${view.activity.farm_id}` : '/farm/view/0';
  return (
    <Screen
      title={view ? `${kindWords(view.activity.kind)}, ${view.flock_name}` : t`Record`}
      description={t`What was written down of a flock.`}
      back={back}
      form
    >
      {view === undefined && <Waiting />}
      {view === null && (
        <NotHere to="/farm/view/0" button={<Trans>Back to the farm</Trans>}>
          <Trans>This record is not on this phone.</Trans>
        </NotHere>
      )}
      {view && (
        <div className={classes.one}>
          <ActivityDetails row={view} view={view} onClose={() => void navigate(back)} />
        </div>
      )}
    </Screen>
  );
}

interface CorrectActivityProps {
  view: ActivityView;
  flocks: readonly FlockRow[];
  business: BusinessView;
}

/**
 * The recorder's form with the record's content, including flock and day. A closed flock or day is marked as such.
 * [ACT-20, SET-20]
 */
function CorrectActivity({ view, flocks, business }: CorrectActivityProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { activity, flock_name, closed } = view;
  const kept = useDraft('activity', { id: `right.${activity.id}`, mode: 'edit' });
  const [farm, setFarm] = useKept(kept, 'farm', activity.farm_id, alone);
  const [day, setDay] = useKept(kept, 'on', activity.day === today() ? '' : activity.day, alone);
  const flock = flocks.find(({ id }) => id === farm);
  const choices = flocks.filter((one) => one.closed_on === undefined || one.id === activity.farm_id);
  const back = recordPath(activity.id);
  const name = kindWords(activity.kind);
  return (
    <Screen
      title={t`Put right: ${name}, ${flock_name}`}
      description={t`Correct what was written down of a flock.`}
      back={back}
      form
      flush
    >
      <div className={classes.correct}>
        <ClosedNote day={activity.day} business={business} flock={closed && { name: flock_name, ...closed }} />
        {choices.length > 1 && (
          <NativeSelect
            label={t`Flock`}
            data={choices.map(({ id, name: words }) => ({ value: id, label: words }))}
            value={farm}
            onChange={(event) => setFarm(event.currentTarget.value)}
          />
        )}
        {flock && (
          <ActivityEntry
            kept={kept}
            kind={activity.kind}
            flock={flock}
            flocks={choices}
            again={undefined}
            correcting={{ activity, formOf: formToCorrect }}
            day={day}
            onDay={setDay}
            onSaved={() => void navigate(back, { replace: true })}
          />
        )}
      </div>
    </Screen>
  );
}
