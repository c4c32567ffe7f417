import { useNavigate } from 'react-router-dom';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '../../../../client/use-query.ts';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { dayWords } from '../../../../ui/words/date-words.ts';
import { recordPath } from '../../shared/record-path.ts';
import { ActivityList } from '../activities/activity-list.tsx';

interface FlockDayProps {
  farm: string;
  day: string;
}

/** Records of a flock on a day of its diary; each record opens. [ACT-20] */
export function FlockDaySheet({ farm, day, onClose }: { farm: string; day: string | undefined; onClose: () => void }) {
  return (
    <Sheet opened={day !== undefined} title={day && dayWords(day)} onClose={onClose}>
      {day !== undefined && <FlockDay farm={farm} day={day} />}
    </Sheet>
  );
}

function FlockDay({ farm, day }: FlockDayProps) {
  const navigate = useNavigate();
  const rows = useQuery('farm.day', { day })?.filter(({ activity }) => activity.farm_id === farm);
  if (!rows) return <Waiting />;
  if (rows.length === 0)
    return (
      <p>
        <Trans>Nothing recorded</Trans>
      </p>
    );
  return (
    <ActivityList
      label={dayWords(day)}
      rows={rows}
      withFlock={false}
      withWho
      onOpen={(id) => void navigate(recordPath(id))}
    />
  );
}
