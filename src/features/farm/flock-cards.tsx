import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FlockRow } from '../../contract/farm.ts';
import { groupDigits } from '../../ui/numbers/group-digits.ts';
import { Link } from 'react-router-dom';
import { CardTags, useCardFigures } from './card-figures.tsx';
import { ageWords, headsWords } from './flock-words.ts';
import classes from './farm.module.css';

/**
 * Flocks as cards: birds and age, laying or weight beside the standard, feed left, next vaccine, and what may not be sold; what has no
 * record is left out. A press opens the page of the flock. [FLK-7, FLK-8, FLK-9]
 */
export function FlockCards({ flocks, label, opens }: { flocks: readonly FlockRow[]; label: string; opens: boolean }) {
  return (
    <ul className={classes.cards} aria-label={label}>
      {flocks.map((flock) => (
        <li key={flock.id} className={classes.card}>
          <FlockCard flock={flock} opens={opens} />
        </li>
      ))}
    </ul>
  );
}

function FlockCard({ flock, opens }: { flock: FlockRow; opens: boolean }) {
  const { t } = useLingui();
  const { id, name, house_name, breed, closed_on } = flock;
  const second = [house_name === name ? undefined : house_name, breed].filter(Boolean).join(' · ');
  const figures = useCardFigures(flock);
  return (
    <>
      <div className={classes.cardHead}>
        <div>
          <h2>{opens ? <Link to={`/farm/farm_activities/view/${id}`}>{name}</Link> : name}</h2>
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
      {!closed_on && <CardTags flock={flock} />}
      {figures.length > 0 && (
        <dl className={classes.figures}>
          {figures.map((figure) => (
            <div key={figure.name} data-tone={figure.tone}>
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
