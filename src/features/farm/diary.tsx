import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import type { FlockRow } from '../../contract/farm.ts';
import { useQuery } from '../../client/use-query.ts';
import { useIsPart } from '../../ui/feedback/part-context.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { dayHeading, today } from '../../ui/words/date-words.ts';
import { dayOf } from './day-of.ts';
import { ActivityList } from './activity-list.tsx';
import { SameRound } from './same-round.tsx';
import classes from './farm.module.css';

/** Diary of today, or of the day that the address names: of each flock what was written down, by whom, and what is missing. [FLK-8, FLK-7, LED-51] */
export function Diary({ flocks }: { flocks: readonly FlockRow[] }) {
  const { t } = useLingui();
  const now = today();
  const day = dayOf(useSearchParams()[0].get('day'), now) ?? now;
  const rows = useQuery('farm.day', { day });
  const isPart = useIsPart();
  if (!rows) return <Waiting />;
  const known = new Set(flocks.map(({ id }) => id));
  const others = rows.filter(({ activity }) => !known.has(activity.farm_id));
  return (
    <div className={classes.diary}>
      {day !== now && <p className={classes.day}>{dayHeading(day)}</p>}
      {flocks.map(({ id, name }) => {
        const own = rows.filter(({ activity }) => activity.farm_id === id);
        return (
          <section key={id} aria-label={name}>
            <h2>
              {name}{' '}
              <span>{own.length > 0 && !isPart && plural(own.length, { one: '# record', other: '# records' })}</span>
            </h2>
            <SameRound rows={own} />
            {own.length > 0 ? (
              <ActivityList label={name} rows={own} withFlock={false} withWho />
            ) : (
              !isPart && (
                <p className={classes.missing}>
                  {day === now ? <Trans>Nothing written down today</Trans> : <Trans>Nothing written down</Trans>}
                </p>
              )
            )}
          </section>
        );
      })}
      {others.length > 0 && (
        <section>
          <h2>
            <Trans>Closed flocks</Trans>
          </h2>
          <ActivityList label={t`Closed flocks`} rows={others} withWho />
        </section>
      )}
    </div>
  );
}
