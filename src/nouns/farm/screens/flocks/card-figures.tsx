import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconBan, IconClock } from '@tabler/icons-react';
import dayjs from 'dayjs';
import type { FlockRow } from '../../../../contract/farm.ts';
import { isForEggs } from '../../../../domain/flocks/curve-copies.ts';
import { percentText } from '../../../../domain/numbers/percent-text.ts';
import { Tag } from '../../../../ui/ledger/tag.tsx';
import { daysWords, shortDay, today } from '../../../../ui/words/date-words.ts';
import { kilogramWords, traysWords } from '../../shared/activity-words.ts';
import { untilWords } from '../../shared/withdrawal-words.ts';
import { alertWords } from './alert-words.ts';
import classes from '../activities/farm.module.css';

interface CardFigure {
  readonly name: string;
  readonly words: string;
  readonly more?: string | undefined;
  readonly tone?: 'look' | 'bad' | undefined;
}

/** Limits for marking a figure below its standard: percent points, or percent of the weight. */
const POINTS = 1;
const LIGHT = 0.95;
const FEW_DAYS = 3;

/** The figures of a card; those without a record are left out. [FLK-7, FLK-9] */
export function useCardFigures(flock: FlockRow): CardFigure[] {
  const { t } = useLingui();
  const { closed_on, placed_on, laying, standard_laying, eggs_today, dead_today, feed_left, next_vaccine } = flock;
  if (closed_on)
    return [
      { name: t`Came`, words: shortDay(placed_on) },
      { name: t({ message: 'Closed', context: 'one flock' }), words: shortDay(closed_on) },
    ];
  const weighed = isForEggs(flock) ? undefined : flock.weighed;
  return [
    ...(eggs_today === undefined ? [] : [{ name: t`Eggs today`, words: traysWords(eggs_today) }]),
    ...(laying === undefined
      ? []
      : [
          {
            name: t`Laying`,
            words: percentText(laying.percent),
            more: standard_laying === undefined ? t`${laying.recorded} of ${laying.of} days` : t`standard ${standard_laying} %`,
            tone: standard_laying !== undefined && laying.percent < standard_laying - POINTS ? ('look' as const) : undefined,
          },
        ]),
    ...(weighed === undefined
      ? []
      : [
          {
            name: t`Weight, day ${weighed.age}`,
            words: kilogramWords(weighed.mean_g),
            more: weighed.standard_g === undefined ? undefined : t`standard ${kilogramWords(weighed.standard_g)}`,
            tone: weighed.standard_g !== undefined && weighed.mean_g < weighed.standard_g * LIGHT ? ('look' as const) : undefined,
          },
        ]),
    ...(dead_today === undefined ? [] : [{ name: t`Died today`, words: String(dead_today), tone: 'bad' as const }]),
    ...(feed_left === undefined
      ? []
      : [{ name: t`Feed left`, words: daysWords(feed_left.days), tone: feed_left.days < FEW_DAYS ? ('look' as const) : undefined }]),
    ...(next_vaccine === undefined
      ? []
      : [
          {
            name: t`Vaccine`,
            words: dueWords(next_vaccine.due),
            more: next_vaccine.step.vaccine,
            tone: next_vaccine.state === 'overdue' ? ('bad' as const) : next_vaccine.state === 'due' ? ('look' as const) : undefined,
          },
        ]),
  ]; // prettier-ignore
}

/** For a day of another year the month is sufficient. */
const dueWords = (day: string): string =>
  day.slice(0, 4) === today().slice(0, 4) ? shortDay(day) : dayjs(day).format('MMM YYYY');

/** Withdrawal periods, overdue tasks, and alerts. [FLK-9, FLK-25, VET-5] */
export function CardTags({ flock }: { flock: FlockRow }) {
  const { t } = useLingui();
  const { withdrawal, alerts = [], next_vaccine } = flock;
  const egg = isForEggs(flock) ? withdrawal?.egg : undefined;
  const meat = withdrawal?.meat;
  if (!egg && !meat && alerts.length === 0 && next_vaccine?.state !== 'overdue') return null;
  return (
    <div className={classes.cardTags}>
      {egg && <Tag tone="bad" icon={IconBan}>{t`No eggs for sale ${untilWords(egg.until)}`}</Tag>}
      {meat && <Tag tone="bad" icon={IconBan}>{t`No birds for sale ${untilWords(meat.until)}`}</Tag>}
      {next_vaccine?.state === 'overdue' && <Tag tone="bad" icon={IconClock}>{t`Vaccine late`}</Tag>}
      {alerts.map((alert) => (
        <Tag key={alert.type} tone="look" icon={IconAlertTriangle}>
          {alertWords(alert)}
        </Tag>
      ))}
    </div>
  );
}
