import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { FlockPage } from '../../contract/flock-page.ts';
import { isRecorded, type FlockDay } from '../../domain/flocks/flock-day.ts';
import { isForEggs } from '../../domain/flocks/curve-copies.ts';
import { splitQuantity } from '../../domain/money/units.ts';
import { habits } from '../../ui/habits.ts';
import { groupDigits } from '../../ui/numbers/group-digits.ts';
import { dayWords, today } from '../../ui/words/date-words.ts';
import { birdWords } from './flock-words.ts';
import classes from './flock-page.module.css';

/** The days of a flock in a grid, the newest first; what nobody wrote down is a gap that one press fills. [FLK-7, FLK-10, ACT-11] */
export function FlockDiary({ page, onMore }: { page: FlockPage; onMore: () => void }) {
  const { t } = useLingui();
  const forEggs = isForEggs(page.flock);
  return (
    <section className={classes.diaryBox} aria-label={t`Diary`}>
      <h2>
        <Trans>Diary</Trans>
      </h2>
      <table className={classes.diary}>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            {forEggs && <th scope="col">{t`Eggs`}</th>}
            <th scope="col">{t`Feed, kg`}</th>
            <th scope="col">{t`Water, l`}</th>
            <th scope="col">{t`Dead`}</th>
          </tr>
        </thead>
        <tbody>
          {page.diary.map((one) => (
            <DiaryDay key={one.day} one={one} page={page} forEggs={forEggs} />
          ))}
        </tbody>
      </table>
      {page.more && (
        <Button variant="subtle" h={48} fullWidth onClick={onMore}>
          <Trans>Show older days</Trans>
        </Button>
      )}
    </section>
  );
}

const trays = (eggs: number): string => {
  const { whole, loose } = splitQuantity(eggs, habits().tray_eggs);
  return `${whole}+${loose}`;
};
const thousandths = (qty: number): string => groupDigits(String(Math.round(qty / 1_000)));

function DiaryDay({ one, page, forEggs }: { one: FlockDay; page: FlockPage; forEggs: boolean }) {
  const { t } = useLingui();
  const { day, eggs, fed_g, water_ml, dead, culled } = one;
  const isToday = day === today();
  // Before they lay no egg is missing.
  const laid = forEggs && page.laying.length > 0;
  const head = (
    <th scope="row">
      {dayWords(day)}
      {isToday && <small>{t`so far`}</small>}
    </th>
  );
  const fill = (kind: string) => `/farm/add/farm_activities?flock=${page.flock.id}&kind=${kind}&day=${day}`;
  if (!isRecorded(one) && !isToday)
    return (
      <tr>
        {head}
        <td colSpan={forEggs ? 4 : 3} className={classes.missing}>
          {page.may_record ? (
            <Link to={fill(forEggs ? 'eggs' : 'feed')}>
              <IconPlus size={20} aria-hidden /> <Trans>Nothing recorded. Fill it in</Trans>
            </Link>
          ) : (
            <span>
              <Trans>Nothing recorded</Trans>
            </span>
          )}
        </td>
      </tr>
    );
  const cell = (value: string | undefined, kind: string, name: string, isMissing = true) =>
    value !== undefined ? (
      <td>{value}</td>
    ) : isToday || !isMissing || !page.may_record ? (
      <td className={classes.later}>{isToday ? t`later` : '–'}</td>
    ) : (
      <td className={classes.missing}>
        <Link to={fill(kind)} aria-label={t`${name} missing on ${dayWords(day)}. Fill it in`}>
          <IconPlus size={20} aria-hidden />
        </Link>
      </td>
    );
  return (
    <tr data-now={isToday || undefined}>
      {head}
      {forEggs && cell(eggs === undefined ? undefined : trays(eggs), 'eggs', t`Eggs`, laid)}
      {cell(fed_g === undefined ? undefined : thousandths(fed_g), 'feed', t`Feed`)}
      {cell(water_ml === undefined ? undefined : thousandths(water_ml), 'water', t`Water`)}
      <td data-bad={dead > 0 || undefined}>
        {birdWords(dead)}
        {culled > 0 && <small>{t`${birdWords(culled)} killed`}</small>}
      </td>
    </tr>
  );
}
