import { useLingui } from '@lingui/react/macro';
import type { FlockPage } from '../../contract/flock-page.ts';
import { broilerResult } from '../../domain/flocks/broiler-result.ts';
import type { LayingResult } from '../../domain/flocks/laying-result.ts';
import { percentText } from '../../domain/numbers/percent-text.ts';
import { daysBetween } from '../../domain/time/days-between.ts';
import { daysWords, today } from '../../ui/words/date-words.ts';
import { kilogramWords } from '../../ui/words/activity-words.ts';
import { birdWords, eggAmountWords } from './flock-words.ts';
import classes from './farm.module.css';

/** What a chick weighs when nobody weighed it. Units: grams. */
const CHICK_G = 42;

/** The figures of a flock as it ends, or so far; of hens how they laid, of meat birds the result card. [FLK-11..14, FLK-20, FLK-21] */
export function FlockResult({ page }: { page: FlockPage }) {
  const { t } = useLingui();
  const { flock, placed, end, weighed } = page;
  const days = daysBetween(flock.placed_on, flock.closed_on ?? today());
  const last = weighed.at(-1);
  const some = (birds: number) => (birds === 0 ? undefined : birdWords(birds));
  const facts: (readonly [string, string | undefined])[] = [
    [t`Birds placed`, birdWords(placed)],
    [t`Died`, birdWords(end.dead)],
    [t`Killed`, some(end.culled)],
    [t`Eaten`, some(end.eaten)],
    [t`Dressed`, some(end.dressed)],
    [t`Sold`, birdWords(end.sold)],
    [end.moved > 0 ? t`Moved in` : t`Moved to other flocks`, some(Math.abs(end.moved))],
    [end.missing > 0 ? t`Not found` : t`Found more`, some(Math.abs(end.missing))],
    ...(flock.closed_on ? [] : [[t`Still in the book`, birdWords(end.left)] as const]),
    [t`Days`, daysWords(days)],
    [t`Feed`, end.feed_g > 0 ? kilogramWords(end.feed_g) : undefined],
    ...(end.laying ? eggs(end.laying) : []),
    ...(flock.purpose === 'broiler' ? meat() : []),
    [t`Within a tenth of the mean weight`, percentText(last?.even?.percent)],
    [t`Spread of the weights (CV)`, percentText(last?.even?.cv)],
  ]; // prettier-ignore
  return (
    <section className={classes.part} aria-label={t`Figures of the flock`}>
      <h2>{flock.closed_on ? t`How it ended` : t`So far`}</h2>
      <dl className={classes.facts}>
        {facts
          .filter(([, words]) => words !== undefined)
          .map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
    </section>
  );

  function eggs({ henDay, henHoused, perHen, feedPerDozen }: LayingResult): (readonly [string, string | undefined])[] {
    return [
      [t`Eggs`, end.eggs > 0 ? eggAmountWords(end.eggs) : undefined],
      [t`Laying of the hens alive`, percentText(henDay)],
      [t`Laying of the hens housed`, percentText(henHoused)],
      [t`Eggs of each hen housed`, perHen?.toFixed(1)],
      [t`Feed for a dozen eggs`, feedPerDozen === undefined ? undefined : t`${feedPerDozen.toFixed(2)} kg`],
    ];
  }

  function meat(): (readonly [string, string | undefined])[] {
    const { alive, dead, culled, feed_g } = end;
    const result = broilerResult({ ...alive, came: placed + end.moved_in, dead, culled, chick_g: CHICK_G, feed_g });
    return [
      [t`Deaths`, percentText(result.mortality)],
      [t`Not dead nor killed`, percentText(result.livability)],
      [t`Mean live weight`, result.weight_g === undefined ? undefined : kilogramWords(Math.round(result.weight_g))],
      [t`Last mean weight`, last && kilogramWords(last.mean_g)],
      [t`Gain a day`, result.dailyGain_g === undefined ? undefined : t`${result.dailyGain_g.toFixed(1)} g`],
      [t`Feed for a kilogram`, result.fcr === undefined ? undefined : t`${result.fcr.toFixed(2)} kg`],
      [t`Efficiency (EPEF)`, result.epef === undefined ? undefined : result.epef.toFixed(0)],
    ];
  }
}
