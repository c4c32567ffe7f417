import { useLingui } from '@lingui/react/macro';
import { IconBan, IconCircleCheck, IconClock, IconHome, IconLock } from '@tabler/icons-react';
import { plural } from '@lingui/core/macro';
import type { FlockPage } from '../../contract/flock-page.ts';
import { isForEggs } from '../../domain/flocks/curve-copies.ts';
import { Tag } from '../../ui/ledger/tag.tsx';
import { shortDay } from '../../ui/words/date-words.ts';
import { untilWords } from '../../ui/words/withdrawal-words.ts';
import { housingWords } from './flock-words.ts';
import classes from './flock-page.module.css';

/** What may be sold, what is due, and where they live. [FLK-10, VET-5] */
export function FlockBadges({ page }: { page: FlockPage }) {
  const { t } = useLingui();
  const { flock, housing } = page;
  const { withdrawal, closed_on } = flock;
  const due = page.tasks.filter(({ step, state }) => state !== 'later' && step.only_if === undefined).length;
  const where = housing ? `${housingWords(housing)}, ${flock.house_name}` : flock.house_name;
  return (
    <div className={classes.badges}>
      {closed_on && <Tag tone="look" icon={IconLock}>{t`Closed ${shortDay(closed_on)}`}</Tag>}
      {!closed_on && withdrawal?.egg && isForEggs(flock) && (
        <Tag tone="bad" icon={IconBan}>{t`No eggs for sale ${untilWords(withdrawal.egg.until)}`}</Tag>
      )}
      {!closed_on && withdrawal?.meat && (
        <Tag tone="bad" icon={IconBan}>{t`No birds for sale ${untilWords(withdrawal.meat.until)}`}</Tag>
      )}
      {!closed_on && !withdrawal && (
        <Tag tone="good" icon={IconCircleCheck}>
          {isForEggs(flock) ? t`Eggs may be sold` : t`Birds may be sold`}
        </Tag>
      )}
      {due > 0 && (
        <Tag tone="look" icon={IconClock}>
          {plural(due, { one: '# task due', other: '# tasks due' })}
        </Tag>
      )}
      <span className={classes.plain}>
        <IconHome size={16} aria-hidden />
        {where}
      </span>
    </div>
  );
}
