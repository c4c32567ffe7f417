import { Button } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import type { Weighed } from '../../../../domain/flocks/flock-weight.ts';
import { percentText } from '../../../../domain/numbers/percent-text.ts';
import { percentOf } from '../../../../domain/numbers/ratio.ts';
import { dayWords } from '../../../../ui/words/date-words.ts';
import { kilogramWords } from '../../shared/activity-words.ts';
import { birdWords } from './flock-words.ts';
import classes from './flock-page.module.css';
import { Facts } from '../../../../ui/facts.tsx';

/** Number of weighings before the last one shown at first. */
const FIRST_EARLIER = 4;

/**
 * Weight and uniformity of the birds at the last weighing, against their breed, and at earlier ones. [FLK-23, FLK-30]
 */
export function FlockWeighings({ weighed }: Pick<FlockPage, 'weighed'>) {
  const { t } = useLingui();
  const [isAll, setIsAll] = useState(false);
  const last = weighed.at(-1);
  if (!last) return null;
  const earlier = weighed.slice(0, -1).toReversed();
  const shown = isAll ? earlier : earlier.slice(0, FIRST_EARLIER);
  const lines: (readonly [string, string | undefined])[] = [
    [t`Birds weighed`, birdWords(last.sample)],
    [t`Mean weight`, kilogramWords(last.mean_g)],
    [t`Weight of the breed`, breedWords(last)],
    [t`Within a tenth of the mean weight`, percentText(last.even?.percent)],
    [t`Spread of the weights (CV)`, percentText(last.even?.cv)],
  ];
  return (
    <section className={`${classes.card} ${classes.weighed}`} aria-label={t`Weighings`}>
      <h2>
        <Trans>Weighings</Trans> <span>{whenWords(last)}</span>
      </h2>
      <Facts facts={lines} />
      {!last.even && (
        <p className={classes.source}>
          <Trans>Weigh birds one by one to see how even they are.</Trans>
        </p>
      )}
      {shown.length > 0 && (
        <ul className={classes.earlier} aria-label={t`Earlier weighings`}>
          {shown.map((one) => (
            <li key={earlier.indexOf(one)}>
              <b>{kilogramWords(one.mean_g)}</b> {whenWords(one)}
              <span>{evenWords(one)}</span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < earlier.length && (
        <Button variant="subtle" h={48} px={8} ml={-8} onClick={() => setIsAll(true)}>
          <Trans>Show older weighings</Trans>
        </Button>
      )}
    </section>
  );

  function whenWords({ day, age }: Weighed): string {
    return t`${dayWords(day)}, day ${age}`;
  }

  function evenWords({ sample, even }: Weighed): string {
    const cv = percentText(even?.cv);
    const within = percentText(even?.percent);
    const words = [plural(sample, { one: '# bird', other: '# birds' })];
    if (within !== undefined) words.push(t`${within} within a tenth`);
    if (cv !== undefined) words.push(t`CV ${cv}`);
    return words.join(', ');
  }

  /** "2.296 kg, 15.2 % under"; undefined where no curve has a value. */
  function breedWords({ mean_g, standard_g }: Weighed): string | undefined {
    if (standard_g === undefined) return undefined;
    const off = percentOf(mean_g - standard_g, standard_g) ?? 0;
    const far = percentText(Math.abs(off));
    return `${kilogramWords(standard_g)}, ${off < 0 ? t`${far} under` : t`${far} over`}`;
  }
}
