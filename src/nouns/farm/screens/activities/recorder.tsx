import { Button } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconRepeat, IconCircleCheckFilled, IconCalendarX, IconChevronRight, IconVaccine } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import type { ActivityKind, FarmActivity } from '../../../../../schemas/farm-activity.schema.ts';
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import type { ActivityRow, FlockRow } from '../../../../contract/farm.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { Screen } from '../../../../ui/frame/screen.tsx';
import { dayWords, today, shortDay } from '../../../../ui/words/date-words.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { useActivityDraft } from './activity-draft.ts';
import { ActivityList } from './activity-list.tsx';
import { kindWords } from '../../shared/activity-words.ts';
import { dayOf } from '../../../../ui/dates/day-of.ts';
import { headsWords, ageWords } from './heads-words.ts';
import { KindButtons } from './kind-buttons.tsx';
import { kindOf } from '../flocks/kinds.ts';
import { SendNow } from './send-now.tsx';
import classes from './recorder.module.css';
import { readDraft, writeDraft } from '../../../../ui/draft-storage.ts';
import { isForEggs } from '../../../../domain/flocks/curve-copies.ts';
import { DayChips } from '../../../../ui/dates/day-choice.tsx';
import { addDays } from '../../../../domain/time/local-day.ts';
import { useIsPart } from '../../../../ui/feedback/part-context.ts';

interface RecorderProps {
  title: string;
  description: string;
  subtitle?: string | undefined;
  /** Target of the back arrow while no record is being entered. */
  back?: string;
  /** Path of this page without the choices made on it. */
  path: string;
  /** Storage key of the last used flock. */
  memory: string;
  flocks: readonly FlockRow[];
  top?: ReactNode;
}

/** The record saved last is among the newest: a round of yesterday may be entered today. */
const LAST = { limit: 30 };

/** Flock, day, kind, number, save: the steps of a farm record. [ACT-8, ACT-12, RTE-28, RTE-57] */
export function Recorder({ title, description, subtitle, back, path, memory, flocks, top }: RecorderProps) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const { flock, choose } = useFlockChoice(memory, flocks);
  const now = today();
  const day = dayOf(params.get('day'), now) ?? '';
  const rows = useQuery('farm.day', { day: day || now }) ?? [];
  const last = savedLast(useQuery('farm.own', LAST)?.rows ?? []);
  const kind = kindOf(params.get('kind'));
  const again = params.get('again');
  const filled = kindOf(params.get('filled'));
  if (!flock) return null;
  /** The URL of this flock and day; the day is kept from record to record. [ACT-12] */
  const at = (more: Readonly<Record<string, string>> = {}, on = day) => ({ flock: flock.id, ...(on && { day: on }), ...more }); // prettier-ignore
  const write = (of: ActivityKind, more: { flock?: string; again?: string } = {}, on = day) => {
    choose(more.flock ?? flock.id);
    setParams(at({ kind: of, ...more }, on), { replace: kind !== undefined });
  };
  const chooseDay = (on: string) =>
    setParams(at({ ...(kind && { kind }), ...(again !== null && { again }) }, on), { replace: true });
  const repeatable = last && flocks.some(({ id }) => id === last.farm_id) ? last : undefined;
  const frame = kind
    ? { title: `${kindWords(kind)}, ${flock.name}`, subtitle: headsWords(flock), back: `${path}?${String(new URLSearchParams(at()))}`, form: true } // prettier-ignore
    : { title, subtitle, ...(back && { back }) };
  const heading = day === '' ? t`Today` : dayWords(day);
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
              setParams(at({ flock: id, ...(kind && { kind }) }), { replace: true });
            }}
          />
          <div className={classes.days}>
            <DayChips label={t`Day`} value={day} onChange={chooseDay} min={flock.placed_on} />
          </div>
          {day === '' && <RecorderTasks flock={flock} onPick={(picked, on) => write(picked, {}, on)} />}
          {day !== '' && filled && (
            <NextMissing flock={flock} day={day} filled={filled} onPick={(picked, on) => write(picked, {}, on)} />
          )}
          <KindButtons
            flock={flock}
            rows={rows.filter(({ activity }) => activity.farm_id === flock.id)}
            isToday={day === ''}
            open={kind}
            onPick={(picked) => write(picked)}
          />
          {flock.estimate && (
            <p className={classes.quiet}>
              <Trans>Counted from your records.</Trans>
            </p>
          )}
        </div>
        <div className={classes.write}>
          {kind ? (
            <NewRecord
              key={`${flock.id} ${kind} ${again ?? ''}`}
              kind={kind}
              flock={flock}
              flocks={flocks}
              again={again !== null && last?.id === again ? last : undefined}
              day={day}
              onDay={chooseDay}
              onSaved={() => setParams(at(day ? { filled: kind } : {}), { replace: true })}
            />
          ) : (
            <>
              <SendNow />
              <div className={classes.head}>
                <h2>
                  {rows.length === 0 ? (
                    day === '' ? (
                      <Trans>Nothing today yet</Trans>
                    ) : (
                      <Trans>{heading}, nothing yet</Trans>
                    )
                  ) : (
                    <Trans>
                      {heading}, <Plural value={rows.length} one="# record" other="# records" />
                    </Trans>
                  )}
                </h2>
                {repeatable && (
                  <Button
                    variant="subtle"
                    h={48}
                    px={8}
                    leftSection={<IconRepeat aria-hidden />}
                    onClick={() => write(repeatable.kind, { flock: repeatable.farm_id, again: repeatable.id })}
                  >
                    <Trans>Repeat last</Trans>
                  </Button>
                )}
              </div>
              <ActivityList label={heading} rows={rows} />
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

/** The current flock: the one in the URL, else the last one used on this phone, else the first. [ACT-8] */
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

/** The flocks of this person as tiles, with house, birds and age; one is selected. [ACT-8] */
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

/**
 * Open tasks of this flock: yesterday without a record, and a vaccine that is due. One press starts the record.
 * [ACT-8, ACT-11]
 */
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

/** Kinds recorded on every day. */
const DAILY: ReadonlySet<ActivityKind> = new Set(['eggs', 'feed', 'water']);

interface NextMissingProps {
  flock: FlockRow;
  day: string;
  /** The kind that was just filled in. */
  filled: ActivityKind;
  onPick: (kind: ActivityKind, day: string) => void;
}

/** While filling gaps: the next day on which the same kind is missing. [ACT-13] */
function NextMissing({ flock, day, filled, onPick }: NextMissingProps) {
  const { t } = useLingui();
  const kind = DAILY.has(filled) ? filled : isForEggs(flock) ? 'eggs' : 'feed';
  const next = useQuery('farm.missing', { farm_id: flock.id, kind, day });
  if (!next) return null;
  return (
    <div className={classes.tasks} role="group" aria-label={t`To be done`}>
      <button type="button" onClick={() => onPick(kind, next)}>
        <IconCalendarX aria-hidden />
        <span>
          <b>{t`${dayWords(next)} is missing`}</b>
          {kindWords(kind)}
        </span>
        <IconChevronRight aria-hidden />
      </button>
    </div>
  );
}

/** The form of a new record, with its draft. */
function NewRecord(props: Omit<ComponentProps<typeof ActivityEntry>, 'kept'>) {
  const { flock, kind, again, day } = props;
  return <ActivityEntry kept={useActivityDraft(flock.id, kind, { again: again?.id, day })} {...props} />;
}
