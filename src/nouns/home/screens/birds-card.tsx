import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { FlockRow } from '../../../contract/farm.ts';
import type { HomeDay } from '../../../contract/home.ts';
import { groupDigits } from '../../../ui/numbers/group-digits.ts';
import { amountWords } from '../../../ui/words/stock-words.ts';
import { Card } from './card.tsx';
import classes from './dashboard.module.css';

/** Number of feeds shown; the others are listed with the materials. */
const MAX_FEEDS = 3;

/** Live birds, today's deaths compared with yesterday, and how long the feed will last. [RPT-1] */
export function BirdsCard({ day, flocks }: { day: HomeDay; flocks: readonly FlockRow[] }) {
  const { t } = useLingui();
  // The total is unknown until the books have all placements.
  const known = flocks.every(({ heads }) => heads !== undefined);
  const birds = flocks.reduce((sum, { heads = 0 }) => sum + heads, 0);
  return (
    <Card title={t`Birds and feed`} to="/farm/view/0" area="birds">
      <dl className={classes.two}>
        <div>
          <dt>{t`Birds alive`}</dt>
          <dd>
            <b>{known ? groupDigits(String(birds)) : '–'}</b>
            <small>{plural(flocks.length, { one: 'in # flock', other: 'in # flocks' })}</small>
          </dd>
        </div>
        <div>
          <dt>{t`Dead birds today`}</dt>
          <dd>
            <b data-tone={day.dead_today > 0 ? 'bad' : undefined}>{day.dead_today}</b>
            <small>
              <Trans>{day.dead_yesterday} yesterday</Trans>
            </small>
          </dd>
        </div>
      </dl>
      <ul className={classes.lines}>
        {day.feeds.slice(0, MAX_FEEDS).map(({ id, name, on_hand, base_unit, pack, days_left, low }) => (
          <li key={id}>
            <Link to={`/farm/view/3/raw_material/${id}`}>
              <span>
                <b>{name}</b>
                <small>{amountWords(on_hand, base_unit, pack && { unit: pack.label, factor: pack.factor })}</small>
              </span>
              <b data-tone={low ? 'look' : undefined}>{plural(days_left, { one: '# day', other: '# days' })}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
