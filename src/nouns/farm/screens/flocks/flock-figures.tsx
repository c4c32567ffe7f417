import { fixed } from '../../../../domain/numbers/decimal-sign.ts';
import { useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FlockMoney, FlockPage } from '../../../../contract/flock-page.ts';
import { isForEggs } from '../../../../domain/flocks/curve-copies.ts';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { percentText } from '../../../../domain/numbers/percent-text.ts';
import { percentOf } from '../../../../domain/numbers/ratio.ts';
import { sumOf } from '../../../../domain/numbers/sum.ts';
import { daysWords } from '../../../../ui/words/date-words.ts';
import { kilogramWords } from '../../shared/activity-words.ts';
import { birdWords } from './flock-words.ts';
import classes from './flock-page.module.css';

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly below?: ReactNode;
  readonly tone?: 'look' | undefined;
}

/** Deviations up to this are shown as small. Units: percent points, percent. */
const POINT = 1;
const NEAR = 5;

/** The strip of figures: unknown ones are shown as a dash. [FLK-10] */
export function FlockFigures({ page, currency }: { page: FlockPage; currency: string }) {
  const { t } = useLingui();
  const { flock } = page;
  const nothing = page.working ? t`being worked out` : t`no record yet`;
  const figures: Figure[] = [
    { name: t`Birds`, value: flock.closed_on ? '0' : birdWords(flock.heads), below: t`of ${birdWords(page.placed)} placed` },
    isForEggs(flock) ? laying(page) : weight(page),
    feed(page),
    {
      name: t`Dead, 7 days`,
      value: birdWords(page.dead_week),
      below: t`${birdWords(page.dead_all)} in all, ${percentText(percentOf(page.dead_all, page.placed) ?? 0)}`,
    },
    {
      name: t`Feed left`,
      value: flock.feed_left ? daysWords(flock.feed_left.days) : '–',
      below: flock.feed_left && kilogramWords(flock.feed_left.on_hand_g),
      tone: flock.feed_left && flock.feed_left.days < 3 ? 'look' : undefined,
    },
    page.money ? cost(page.money) : water(page),
  ]; // prettier-ignore
  return (
    <dl className={classes.kpis}>
      {figures.map(({ name, value, below, tone }) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {below && <dd className={classes.below}>{below}</dd>}
        </div>
      ))}
    </dl>
  );

  function laying({ flock: { laying: known, standard_laying } }: FlockPage): Figure {
    const name = t`Laying, 7 days`;
    if (!known) return { name, value: '–', below: nothing };
    const off = standard_laying === undefined ? undefined : known.percent - standard_laying;
    return { name, value: percentText(known.percent), tone: off !== undefined && off < -POINT ? 'look' : undefined, below: offWords(off, POINT) ?? t`${known.recorded} of ${known.of} days` }; // prettier-ignore
  }

  function weight({ weighed }: FlockPage): Figure {
    const last = weighed.at(-1);
    const name = t`Weight`;
    if (!last) return { name, value: '–', below: t`not weighed yet` };
    const off = last.standard_g === undefined ? undefined : percentOf(last.mean_g - last.standard_g, last.standard_g);
    return { name, value: kilogramWords(last.mean_g), tone: off !== undefined && off < -NEAR ? 'look' : undefined, below: offWords(off, NEAR, ' %') ?? t`day ${last.age}` }; // prettier-ignore
  }

  function feed({ feed_g, ration_g }: FlockPage): Figure {
    const name = t`Feed a bird`;
    if (feed_g === undefined) return { name, value: '–', below: nothing };
    const off = ration_g === undefined ? undefined : percentOf(feed_g - ration_g, ration_g);
    return { name, value: t`${Math.round(feed_g)} g`, below: offWords(off, 10, ' %') ?? t`a day` };
  }

  function cost({ egg_cost, each }: FlockMoney): Figure {
    if (isForEggs(flock)) {
      const name = t`Cost of an egg`;
      if (egg_cost === undefined) return { name, value: '–', below: page.working ? nothing : t`after a full month` };
      return { name, value: formatAmount(Math.round(egg_cost), currency), below: t`${currency}, last month` };
    }
    const perBird = page.working ? undefined : each?.perBird;
    return {
      name: t`Cost of a bird`,
      value: perBird === undefined ? '–' : formatAmount(perBird, currency),
      below: page.working ? nothing : t`${currency}, so far`,
    };
  }

  function water({ diary }: FlockPage): Figure {
    const known = diary.slice(1, 8).flatMap(({ water_ml }) => water_ml ?? []);
    const litres = sumOf(known, (one) => one) / 1_000 / known.length;
    const name = t`Water a day`;
    return known.length === 0
      ? { name, value: '–', below: nothing }
      : { name, value: t`${birdWords(Math.round(litres))} l`, below: t`mean of ${daysWords(known.length)}` };
  }

  /** Deviation from the standard; "as planned" when it is near. */
  function offWords(off: number | undefined, near: number, unit = ''): ReactNode {
    if (off === undefined) return undefined;
    const far = `${fixed(Math.abs(off), unit ? 0 : 1)}${unit}`;
    if (Math.abs(off) <= near)
      return (
        <>
          <IconCheck size={16} aria-hidden /> {t`as planned`}
        </>
      );
    return off < 0 ? (
      <>
        <IconArrowDown size={16} aria-hidden /> {t`${far} under`}
      </>
    ) : (
      <>
        <IconArrowUp size={16} aria-hidden /> {t`${far} over`}
      </>
    );
  }
}
