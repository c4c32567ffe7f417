import { Button } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconRepeat, IconCircleCheckFilled, IconCalendarX, IconChevronRight, IconVaccine } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import type { ActivityKind, FarmActivity } from '../../../../../schemas/farm-activity.schema.ts';
import { type ReactNode, useCallback, useState } from 'react';
import type { ActivityRow, FlockRow } from '../../../../contract/farm.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { Screen } from '../../../../ui/frame/screen.tsx';
import { today, shortDay } from '../../../../ui/words/date-words.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { ActivityList } from './activity-list.tsx';
import { kindWords } from '../../shared/activity-words.ts';
import { dayOf } from './day-of.ts';
import { headsWords, ageWords } from '../flocks/flock-words.ts';
import { KindButtons } from '../flocks/kind-buttons.tsx';
import { kindOf } from '../flocks/kinds.ts';
import { SendNow } from './send-now.tsx';
import classes from './recorder.module.css';
import { readDraft, writeDraft } from '../../../../ui/draft-storage.ts';
import { isForEggs } from '../../../../domain/flocks/curve-copies.ts';
import { addDays } from '../../../../domain/time/local-day.ts';
import { useIsPart } from '../../../../ui/feedback/part-context.ts';

interface RecorderProps {
  title: string;
  description: string;
  subtitle?: string | undefined;
  /** Where the arrow leads while nothing is being written. */
  back?: string;
  /** Address of this page without what is chosen on it. */
  path: string;
  /** Where the last used flock is remembered. */
  memory: string;
  flocks: readonly FlockRow[];
  top?: ReactNode;
}

/** Among the newest is the one that was saved last: a round of yesterday may be written today. */
const LAST = { limit: 30 };

/** Flock, kind, number, save: what a person writes down on the farm. [ACT-8, RTE-28, RTE-57] */
export function Recorder({ title, description, subtitle, back, path, memory, flocks, top }: RecorderProps) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const { flock, choose } = useFlockChoice(memory, flocks);
  const day = today();
  const rows = useQuery('farm.day', { day }) ?? [];
  const last = savedLast(useQuery('farm.own', LAST)?.rows ?? []);
  const kind = kindOf(params.get('kind'));
  const again = params.get('again');
  const filled = dayOf(params.get('day'), day);
  if (!flock) return null;
  const write = (of: ActivityKind, farmId = flock.id, more: { again?: string; day?: string } = {}) => {
    choose(farmId);
    setParams({ flock: farmId, kind: of, ...more }, { replace: kind !== undefined });
  };
  const repeatable = last && flocks.some(({ id }) => id === last.farm_id) ? last : undefined;
  const frame = kind
    ? { title: `${kindWords(kind)}, ${flock.name}`, subtitle: headsWords(flock), back: `${path}?flock=${flock.id}`, form: true } // prettier-ignore
    : { title, subtitle, ...(back && { back }) };
  return (
    <Screen {...frame} description={description} flush>
      <div className={classes.recorder} data-writing={kind !== undefined || undefined}>
        <div className={classes.choose}>
          {top}
          <FlockTiles
            flocks={flocks}
            chosen={flock.id}
            onChoose={(id) => {
              choose(id);
              setParams({ flock: id, ...(kind && { kind }) }, { replace: true });
            }}
          />
          <RecorderTasks flock={flock} onPick={(picked, on) => write(picked, flock.id, on ? { day: on } : {})} />
          <KindButtons
            today={rows.filter(({ activity }) => activity.farm_id === flock.id)}
            open={kind}
            onPick={(picked) => write(picked)}
          />
          {flock.estimate && (
            <p className={classes.quiet}>
              <Trans>Birds are counted from your records only.</Trans>
            </p>
          )}
        </div>
        <div className={classes.write}>
          {kind ? (
            <ActivityEntry
              key={`${flock.id} ${kind} ${again ?? ''} ${filled ?? ''}`}
              kind={kind}
              flock={flock}
              flocks={flocks}
              again={again !== null && last?.id === again ? last : undefined}
              day={filled}
              done={path}
            />
          ) : (
            <>
              <SendNow />
              <div className={classes.head}>
                <h2>
                  {rows.length === 0 ? (
                    <Trans>Nothing today yet</Trans>
                  ) : (
                    <Trans>
                      Today, <Plural value={rows.length} one="# record" other="# records" />
                    </Trans>
                  )}
                </h2>
                {repeatable && (
                  <Button
                    variant="subtle"
                    h={48}
                    px={8}
                    leftSection={<IconRepeat aria-hidden />}
                    onClick={() => write(repeatable.kind, repeatable.farm_id, { again: repeatable.id })}
                  >
                    <Trans>Repeat last</Trans>
                  </Button>
                )}
              </div>
              <ActivityList label={t`Today`} rows={rows} />
            </>
          )}
        </div>
      </div>
    </Screen>
  );
}

const savedLast = (rows: readonly ActivityRow[]): FarmActivity | undefined =>
  rows
    .map(({ activity }) => activity)
    .filter(({ voided_at }) => voided_at === undefined)
    .reduce<FarmActivity | undefined>(
      (last, one) => (last && last.created_at > one.created_at ? last : one),
      undefined,
    );

const VERSION = 1;

/** The flock that is written about: the one of the address, else the last one used on this phone, else the first. [ACT-8] */
function useFlockChoice(key: string, flocks: readonly FlockRow[]) {
  const [params] = useSearchParams();
  const [last, setLast] = useState(() => readDraft(key, VERSION) as string | undefined);
  const known = (id: string | null | undefined) => flocks.find((flock) => flock.id === id);
  const flock = known(params.get('flock')) ?? known(last) ?? flocks[0];
  const choose = useCallback(
    (id: string) => {
      writeDraft(key, VERSION, id);
      setLast(id);
    },
    [key],
  );
  return { flock, choose };
}

interface FlockTilesProps {
  flocks: readonly FlockRow[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The flocks of this person as tiles, with house, birds and age; one is chosen. [ACT-8] */
function FlockTiles({ flocks, chosen, onChoose }: FlockTilesProps) {
  const { t } = useLingui();
  return (
    <div className={classes.tiles} role="group" aria-label={t`Flocks`}>
      {flocks.map((flock) => (
        <button
          key={flock.id}
          type="button"
          aria-pressed={flock.id === chosen}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
            onChoose(flock.id);
          }}
        >
          <b>{flock.name}</b>
          {flock.id === chosen && <IconCircleCheckFilled aria-hidden />}
          <span>{flock.house_name === flock.name ? ageWords(flock) : `${flock.house_name} · ${ageWords(flock)}`}</span>
          <span>{headsWords(flock)}</span>
        </button>
      ))}
    </div>
  );
}

interface RecorderTasksProps {
  flock: FlockRow;
  onPick: (kind: ActivityKind, day?: string) => void;
}

/** What waits for somebody in this flock: yesterday without a record, and a vaccine that is due. One press begins it. [ACT-8, ACT-11] */
function RecorderTasks({ flock, onPick }: RecorderTasksProps) {
  const { t } = useLingui();
  const yesterday = addDays(today(), -1);
  const rows = useQuery('farm.day', { day: yesterday });
  const wasHere = flock.placed_on < yesterday;
  const isPart = useIsPart();
  const isMissing = !isPart && wasHere && rows !== undefined && !rows.some(({ activity }) => activity.farm_id === flock.id && activity.voided_at === undefined); // prettier-ignore
  const due = flock.next_vaccine?.state === 'later' ? undefined : flock.next_vaccine;
  if (!isMissing && !due) return null;
  return (
    <div className={classes.tasks} role="group" aria-label={t`To be done`}>
      {isMissing && (
        <button type="button" onClick={() => onPick(isForEggs(flock) ? 'eggs' : 'feed', yesterday)}>
          <IconCalendarX aria-hidden />
          <span>
            <b>{t`Yesterday is missing`}</b>
            {t`Fill it in`}
          </span>
          <IconChevronRight aria-hidden />
        </button>
      )}
      {due && (
        <button type="button" data-late={due.state === 'overdue' || undefined} onClick={() => onPick('vaccination')}>
          <IconVaccine aria-hidden />
          <span>
            <b>{due.step.vaccine}</b>
            {due.state === 'overdue' ? t`was due ${shortDay(due.due)}` : t`due ${shortDay(due.due)}`}
          </span>
          <IconChevronRight aria-hidden />
        </button>
      )}
    </div>
  );
}
