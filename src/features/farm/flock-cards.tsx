import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FlockRow } from '../../client/port-types.ts';
import { percentText } from '../../domain/numbers/percent-text.ts';
import { groupDigits } from '../../ui/numbers/group-digits.ts';
import { shortDay } from '../../ui/words/date-words.ts';
import { traysWords } from './activity-words.ts';
import { ageWords, headsWords } from './flock-words.ts';
import classes from './farm.module.css';

/** Flocks as cards: birds and age, and of today what was written down; what has no record is left out. [FLK-8, FLK-7] */
export function FlockCards({ flocks, label }: { flocks: readonly FlockRow[]; label: string }) {
  return (
    <ul className={classes.cards} aria-label={label}>
      {flocks.map((flock) => (
        <li key={flock.id} className={classes.card}>
          <FlockCard flock={flock} />
        </li>
      ))}
    </ul>
  );
}

function FlockCard({ flock }: { flock: FlockRow }) {
  const { t } = useLingui();
  const { name, house_name, breed, closed_on, placed_on, laying, eggs_today, dead_today } = flock;
  const second = [house_name === name ? undefined : house_name, breed].filter(Boolean).join(' · ');
  const figures: { name: string; words: string; more?: string; bad?: boolean }[] = closed_on
    ? [
        { name: t`Came`, words: shortDay(placed_on) },
        { name: t`Closed`, words: shortDay(closed_on) },
      ]
    : [
        ...(eggs_today === undefined ? [] : [{ name: t`Eggs today`, words: traysWords(eggs_today) }]),
        ...(laying === undefined
          ? []
          : [{ name: t`Laying`, words: percentText(laying.percent), more: t`${laying.recorded} of ${laying.of} days` }]),
        ...(dead_today === undefined ? [] : [{ name: t`Died today`, words: String(dead_today), bad: true }]),
      ]; // prettier-ignore
  return (
    <>
      <div className={classes.cardHead}>
        <div>
          <h2>{name}</h2>
          {second && <p>{second}</p>}
          <p>{closed_on ? t`closed at ${ageWords(flock)}` : ageWords(flock)}</p>
        </div>
        {!closed_on && <strong>{headsWords(flock)}</strong>}
      </div>
      {flock.heads !== undefined && flock.heads < 0 && !closed_on && (
        <p className={classes.quiet}>
          {plural(-flock.heads, {
            one: `More birds left than came: ${groupDigits(String(-flock.heads))} too many. Count them.`,
            other: `More birds left than came: ${groupDigits(String(-flock.heads))} too many. Count them.`,
          })}
        </p>
      )}
      {figures.length > 0 && (
        <dl className={classes.figures}>
          {figures.map((figure) => (
            <div key={figure.name} data-tone={figure.bad ? 'bad' : undefined}>
              <dt>{figure.name}</dt>
              <dd>
                {figure.words}
                {figure.more && <small>{figure.more}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
