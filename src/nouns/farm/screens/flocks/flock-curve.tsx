import { fixed } from '../../../../domain/numbers/decimal-sign.ts';
import { useLingui, Trans } from '@lingui/react/macro';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import { isForEggs } from '../../../../domain/flocks/curve-copies.ts';
import { standardLaying, standardWeight } from '../../../../domain/flocks/standard.ts';
import { percentText } from '../../../../domain/numbers/percent-text.ts';
import { kilogramWords } from '../../shared/activity-words.ts';
import { roundUp, type Point } from './curve-shape.ts';
import { birdWords } from './flock-words.ts';
import { Button } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { Curve } from './curve.tsx';
import classes from './flock-page.module.css';

/** Approximate week in which hens begin to lay. */
const FIRST_WEEK = 18;

/** The picture shows at least this many weeks, and two more than there are. */
const SHOWN_WEEKS = 24;

/** Last day shown when no curve tells when such birds are grown. */
const LAST_DAY = 14;

/** Laying or growth of the flock against its breed standard, with the numbers behind it. [FLK-10] */
export function FlockCurve({ page }: { page: FlockPage }) {
  return isForEggs(page.flock) ? <LayingCurve page={page} /> : <WeightCurve page={page} />;
}

function LayingCurve({ page: { laying, flock, curve } }: { page: FlockPage }) {
  const { t } = useLingui();
  const breed = curve?.laying;
  const lays = (week: number) => breed && standardLaying(breed, week);
  const last = laying.at(-1);
  const begin = breed?.weeks[0]?.from ?? FIRST_WEEK;
  const first = Math.min(begin, laying[0]?.week ?? begin);
  const from = last && last.week - first > SHOWN_WEEKS * 2 ? Math.max(first, laying[0]!.week - 1) : first;
  const to = Math.max(from + SHOWN_WEEKS, (last?.week ?? 0) + 2);
  const standard = weeksFrom(Math.max(from, breed?.weeks[0]?.from ?? from), to).flatMap((x): Point[] => {
    const y = lays(x);
    return y === undefined ? [] : [{ x, y }];
  });
  const known = flock.laying;
  return (
    <CurveCard
      title={t`Laying, %`}
      hint={known && t`${known.recorded} of ${known.of} days recorded`}
      empty={flock.age_days < begin * 7 ? t`Hens lay from about week ${begin}. The curve begins with their first eggs.` : t`The curve begins the day after the first eggs are written down.`}
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
      source={breed && `${breed.breed}. ${breed.edition}.`}
      head={[t`Week`, t`Laying`, t`Standard`, t`Days`]}
      rows={laying.map(({ week, percent, recorded, of }) => [
        String(week),
        percentText(percent) ?? t`no record`,
        percentText(lays(week)) ?? '–',
        t`${recorded} of ${of}`,
      ])}
    />
  ); // prettier-ignore
}

function WeightCurve({ page: { weighed, flock, curve } }: { page: FlockPage }) {
  const { t } = useLingui();
  const breed = curve?.growth;
  const grown = breed?.days.at(-1)?.day ?? LAST_DAY;
  const to = Math.max(grown, flock.age_days, weighed.at(-1)?.age ?? 0);
  const standard = weeksFrom(breed?.days[0]?.day ?? to, to).flatMap((x): Point[] => {
    const y = breed && standardWeight(breed, x);
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
        tickOf: (y) => fixed(y / 1_000, 1),
      }}
      source={breed && `${breed.breed}, ${breed.edition}.`}
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

interface CurveCardProps {
  title: string;
  hint: string | undefined;
  /** Text shown while there is nothing to draw. */
  empty: string;
  curve: ComponentProps<typeof Curve>;
  /** Source of the standard. [VET-11, FLK-24] */
  source: string | undefined;
  head: readonly string[];
  /** The numbers; the first cell is the row header. */
  rows: readonly (readonly string[])[];
}

/** A chart with the table behind it. [FLK-10] */
function CurveCard({ title, hint, empty, curve, source, head, rows }: CurveCardProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={classes.card} aria-label={title}>
      <h2>
        {title} {hint && <span>{hint}</span>}
      </h2>
      {rows.length === 0 && <p className={classes.empty}>{empty}</p>}
      {asTable && rows.length > 0 ? (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.toReversed().map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((words, i) => (
                    <td key={head[i + 1]}>{words}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        (rows.length > 0 || curve.standard.length > 0) && <Curve {...curve} />
      )}
      {rows.length > 0 && (
        <Button variant="subtle" h={48} px={8} ml={-8} onClick={() => setAsTable(!asTable)}>
          {asTable ? <Trans>Show as a curve</Trans> : <Trans>Show as table</Trans>}
        </Button>
      )}
      {source && (
        <p className={classes.source}>
          <Trans>Standard: {source}</Trans>
        </p>
      )}
    </section>
  );
}
