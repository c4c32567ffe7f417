import { useLingui } from '@lingui/react/macro';
import type { FlockPage } from '../../client/port-types.ts';
import { BROWN_LAYERS, ROSS_308 } from '../../domain/flocks/breed-curves.ts';
import { isForEggs, standardWeightOf } from '../../domain/flocks/flock-weight.ts';
import { standardLaying } from '../../domain/flocks/standard.ts';
import { percentText } from '../../domain/numbers/percent-text.ts';
import { kilogramWords } from './activity-words.ts';
import { CurveCard } from './curve-card.tsx';
import { roundUp, type Point } from './curve-shape.ts';
import { birdWords } from './flock-words.ts';

const FIRST_WEEK = BROWN_LAYERS.weeks[0]!.from;
/** The picture shows so many weeks at least, and two more than there are. */
const SHOWN_WEEKS = 24;
const LAST_DAY = ROSS_308.days.at(-1)!.day;

/** How the flock lays, or grows, beside what its breed does; the numbers stand behind it. [FLK-10] */
export function FlockCurve({ page }: { page: FlockPage }) {
  return isForEggs(page.flock) ? <LayingCurve page={page} /> : <WeightCurve page={page} />;
}

function LayingCurve({ page: { laying, flock } }: { page: FlockPage }) {
  const { t } = useLingui();
  const last = laying.at(-1);
  const first = Math.min(FIRST_WEEK, laying[0]?.week ?? FIRST_WEEK);
  const from = last && last.week - first > SHOWN_WEEKS * 2 ? Math.max(first, laying[0]!.week - 1) : first;
  const to = Math.max(from + SHOWN_WEEKS, (last?.week ?? 0) + 2);
  const standard = weeksFrom(Math.max(from, FIRST_WEEK), to).flatMap((x): Point[] => {
    const y = standardLaying(BROWN_LAYERS, x);
    return y === undefined ? [] : [{ x, y }];
  });
  const known = flock.laying;
  return (
    <CurveCard
      title={t`Laying, %`}
      hint={known && t`${known.recorded} of ${known.of} days recorded`}
      empty={flock.age_days < FIRST_WEEK * 7 ? t`Hens lay from about week ${FIRST_WEEK}. The curve begins with their first eggs.` : t`The curve begins the day after the first eggs are written down.`}
      curve={{
        label: t`Laying in percent by week of life, beside the standard`,
        below: t`age in weeks`,
        own: laying.map(({ week, percent }) => ({ x: week, y: percent })),
        standard,
        from,
        to,
        top: 100,
        wordsOf: (y) => percentText(y),
        tickOf: (y) => String(y),
      }}
      source={`${BROWN_LAYERS.breed}. ${BROWN_LAYERS.edition}.`}
      head={[t`Week`, t`Laying`, t`Standard`, t`Days`]}
      rows={laying.map(({ week, percent, recorded, of }) => [
        String(week),
        percentText(percent) ?? t`no record`,
        percentText(standardLaying(BROWN_LAYERS, week)) ?? '–',
        t`${recorded} of ${of}`,
      ])}
    />
  ); // prettier-ignore
}

function WeightCurve({ page: { weighed, flock } }: { page: FlockPage }) {
  const { t } = useLingui();
  const to = Math.max(flock.purpose === 'broiler' ? LAST_DAY : 0, flock.age_days, weighed.at(-1)?.age ?? 0, 14);
  const standard = weeksFrom(7, to).flatMap((x): Point[] => {
    const y = standardWeightOf(flock, x);
    return y === undefined ? [] : [{ x, y }];
  });
  const most = Math.max(1, ...weighed.map(({ mean_g }) => mean_g), ...standard.map(({ y = 0 }) => y));
  return (
    <CurveCard
      title={t`Weight, kg`}
      hint={weighed.length > 0 ? t`day ${weighed.at(-1)!.age}` : undefined}
      empty={t`Weigh a few birds, and their curve begins here.`}
      curve={{
        label: t`Mean weight by day of life, beside the standard`,
        below: t`age in days`,
        own: weighed.map(({ age, mean_g }) => ({ x: age, y: mean_g })),
        standard,
        from: 0,
        to,
        top: roundUp(most, 800),
        wordsOf: (y) => kilogramWords(y),
        tickOf: (y) => (y / 1_000).toFixed(1),
      }}
      source={standard.length > 0 ? `${ROSS_308.breed}, ${ROSS_308.edition}.` : undefined}
      head={[t`Day`, t`Weight`, t`Standard`, t`Birds`]}
      rows={weighed.map(({ age, mean_g, standard_g, sample }) => [
        String(age),
        kilogramWords(mean_g),
        standard_g === undefined ? '–' : kilogramWords(standard_g),
        birdWords(sample),
      ])}
    />
  );
}

const weeksFrom = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
