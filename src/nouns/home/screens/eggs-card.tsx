import { fixed } from '../../../domain/numbers/decimal-sign.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { FlockRow } from '../../../contract/farm.ts';
import type { HomeDay } from '../../../contract/home.ts';
import { sellUnit, splitQuantity } from '../../../domain/money/units.ts';
import { percentText } from '../../../domain/numbers/percent-text.ts';
import { habits } from '../../../ui/setup/habits.ts';
import { groupDigits } from '../../../ui/numbers/group-digits.ts';
import { Card } from './card.tsx';
import classes from './dashboard.module.css';

interface EggsCardProps {
  day: HomeDay;
  flocks: readonly FlockRow[];
  units: BusinessView['default_units'];
}

/** Today's eggs compared with yesterday, and the laying rate of each flock against its breed standard. [RPT-1] */
export function EggsCard({ day, flocks, units }: EggsCardProps) {
  const { t } = useLingui();
  const laying = flocks.filter((flock) => flock.laying !== undefined);
  return (
    <Card title={t`Eggs`} to="/farm/view/1" area="eggs">
      <dl className={classes.two}>
        <Eggs title={t`Today, so far`} eggs={day.eggs_today} units={units} />
        <Eggs title={t`Yesterday`} eggs={day.eggs_yesterday} units={units} />
      </dl>
      {laying.map((flock) => (
        <Laying key={flock.id} flock={flock} />
      ))}
      {laying.length > 0 && (
        <p className={classes.legend} aria-hidden>
          <span>
            <i data-full />
            <Trans>Laying</Trans>
          </span>
          <span>
            <i data-mark />
            <Trans>Standard for the age</Trans>
          </span>
        </p>
      )}
    </Card>
  );
}

function Eggs({ title, eggs, units }: { title: string; eggs: number | undefined; units: EggsCardProps['units'] }) {
  const { unit, factor } = sellUnit(units, habits().tray_eggs);
  const all = groupDigits(String(eggs ?? 0));
  const { whole, loose } = splitQuantity(eggs ?? 0, factor);
  const counted = factor === 1 ? all : `${groupDigits(String(whole))} + ${loose}`;
  return (
    <div>
      <dt>{title}</dt>
      {eggs === undefined ? (
        <dd>
          <b>0</b>
          <small>
            <Trans>nothing written down</Trans>
          </small>
        </dd>
      ) : (
        <dd>
          <b>{counted}</b>
          <small>
            {unit === 'tray' && <Trans>trays + loose, {all} eggs</Trans>}
            {unit === 'dozen' && <Trans>dozens + loose, {all} eggs</Trans>}
            {unit === 'piece' && <Trans>eggs</Trans>}
          </small>
        </dd>
      )}
    </div>
  );
}

function Laying({ flock }: { flock: FlockRow }) {
  const { t } = useLingui();
  const { id, laying, standard_laying: standard } = flock;
  const { percent, recorded, of } = laying!;
  const birds = plural(flock.heads ?? 0, { one: '# bird', other: '# birds' });
  const clamp = (value: number) => Math.max(0, Math.min(100, value));
  return (
    <Link to={`/farm/farm_activities/view/${id}`} className={classes.laying}>
      <b>{flock.name}</b>
      <b>{percentText(percent)}</b>
      <small>{t`${birds}, ${recorded} of ${of} days recorded`}</small>
      {standard === undefined ? <small /> : <Beside percent={percent} standard={standard} />}
      <span className={classes.bar} aria-hidden>
        <i style={{ width: `${clamp(percent)}%` }} />
        {standard !== undefined && <em style={{ left: `${clamp(standard)}%` }} />}
      </span>
    </Link>
  );
}

/** Deviation from the standard that is still fine. Units: percent points. */
const FINE_POINTS = 2;

function Beside({ percent, standard }: { percent: number; standard: number }) {
  const points = fixed(Math.abs(percent - standard), 1);
  if (percent >= standard)
    return (
      <small data-tone="good">
        <IconArrowUp size={16} aria-hidden />
        <Trans>{points} over standard</Trans>
      </small>
    );
  const isFine = standard - percent <= FINE_POINTS;
  return (
    <small data-tone={isFine ? undefined : 'look'}>
      {isFine ? <IconMinus size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />}
      <Trans>{points} under standard</Trans>
    </small>
  );
}
