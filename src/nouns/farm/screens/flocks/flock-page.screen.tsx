import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconCash,
  IconPencil,
  IconPlus,
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconHome,
  IconLock,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import { flockCost } from '../../../../domain/flocks/check-flock.ts';
import { NotHere } from '../../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../../ui/frame/screen.tsx';
import { PlusButton } from '../../../../ui/plus-button.tsx';
import { FlockCurve } from './flock-curve.tsx';
import { FlockDaySheet } from './flock-day-sheet.tsx';
import { FlockFigures } from './flock-figures.tsx';
import { FlockHealth } from './flock-health.tsx';
import { FlockMoneyCard } from './flock-money.tsx';
import { FlockWeighings } from './flock-weighings.tsx';
import { ageWords } from '../activities/heads-words.ts';
import { breedWords, housingWords, birdWords } from './flock-words.ts';
import classes from './flock-page.module.css';
import type { FlockAlert } from '../../../../domain/flocks/flock-alerts.ts';
import note from '../../../../ui/feedback/feedback.module.css';
import { alertWords } from './alert-words.ts';
import { plural } from '@lingui/core/macro';
import { isForEggs } from '../../../../domain/flocks/curve-copies.ts';
import { Tag } from '../../../../ui/ledger/tag.tsx';
import { shortDay, dayWords, today } from '../../../../ui/words/date-words.ts';
import { untilWords } from '../../shared/withdrawal-words.ts';
import { isRecorded, type FlockDay } from '../../../../domain/flocks/flock-day.ts';
import { splitQuantity } from '../../../../domain/money/units.ts';
import { habits } from '../../../../ui/setup/habits.ts';
import { groupDigits } from '../../../../ui/numbers/group-digits.ts';
import { UnsavedChange } from '../../../../ui/drafts/draft-note.tsx';

/** Days of the diary at first, and added by each press. */
const FIRST_DAYS = 14;

const MORE_DAYS = 28;

/** /farm/farm_activities/view/:farm_id: one flock, its figures, curve, days, health and money. [RTE-30, FLK-10] */
export function FlockPageScreen() {
  const { t } = useLingui();
  const { farm_id: id = '' } = useParams();
  const business = useBusiness();
  const [days, setDays] = useState(FIRST_DAYS);
  const page = useQuery('farm.flock', { id, days });
  if (!business) return null;
  const here = page?.flock.id === id ? page : undefined;
  const record = `/farm/add/farm_activities?flock=${id}`;
  return (
    <Screen
      title={here?.flock.name ?? t`Flock`}
      subtitle={here && `${breedWords(here.flock)}, ${ageWords(here.flock)}`}
      description={t`How one flock does: figures, curve, days and health.`}
      back="/farm/view/0"
      action={
        here?.may_record && (
          <Button component={Link} to={record} leftSection={<IconPlus aria-hidden />}>
            <Trans>Record</Trans>
          </Button>
        )
      }
      flush
    >
      {page === undefined && <Waiting />}
      {page === null && (
        <NotHere to="/farm/view/0" button={<Trans>Back to the farm</Trans>}>
          <Trans>This flock is not on this phone.</Trans>
        </NotHere>
      )}
      {here && (
        <OneFlock
          key={id}
          page={here}
          currency={business.currency}
          onMore={() => setDays((before) => before + MORE_DAYS)}
        />
      )}
      {here?.may_record && <PlusButton to={record} name={t`Record`} />}
    </Screen>
  );
}

/** True when the birds or their transport had a cost in the book. */
const isPaidFor = (draft: FlockPage['draft']): boolean =>
  draft !== undefined && draft.pay.kind !== 'before' && flockCost(draft) > 0;

function OneFlock({ page, currency, onMore }: { page: FlockPage; currency: string; onMore: () => void }) {
  const { flock, may_edit } = page;
  return (
    <div className={classes.flock}>
      {may_edit && <UnsavedChange apart of="flock" id={flock.id} to={`/farm/edit/${flock.id}`} />}
      <FlockBadges page={page} />
      <FlockAlerts alerts={flock.alerts ?? []} />
      <FlockFigures page={page} currency={currency} />
      <div className={classes.two}>
        <div>
          <FlockCurve page={page} />
          <FlockWeighings weighed={page.weighed} />
          <FlockDiary page={page} onMore={onMore} />
        </div>
        <div>
          <FlockHealth page={page} />
          {page.money && <FlockMoneyCard money={page.money} currency={currency} working={page.working} />}
          {page.money && isPaidFor(page.draft) && (
            <div className={classes.edit}>
              <Button component={Link} to={`/farm/payment/${flock.id}`} variant="default" h={56} fullWidth leftSection={<IconCash aria-hidden />}>
                <Trans>Payments for the birds</Trans>
              </Button>
            </div>
          )}
          {may_edit && (
            <div className={classes.edit}>
              <Button component={Link} to={`/farm/edit/${flock.id}`} variant="default" h={56} fullWidth leftSection={<IconPencil aria-hidden />}>
                {flock.closed_on ? <Trans>Change or open again</Trans> : <Trans>Change or close this flock</Trans>}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  ); // prettier-ignore
}

/** Alerts as sentences. [FLK-25] */
function FlockAlerts({ alerts }: { alerts: readonly FlockAlert[] }) {
  if (alerts.length === 0) return null;
  return (
    <div className={classes.alerts}>
      <div className={note.note} data-tone="look" role="note">
        <IconAlertTriangle aria-hidden />
        <div>
          {alerts.map((alert) => (
            <p key={alert.type}>{alertWords(alert)}</p>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Saleable products, due tasks, and housing. [FLK-10, VET-5] */
function FlockBadges({ page }: { page: FlockPage }) {
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

/**
 * The days of a flock in a grid, newest first; each links to its records and to new ones, and a missing record is a
 * gap. [FLK-7, FLK-10, ACT-12]
 */
function FlockDiary({ page, onMore }: { page: FlockPage; onMore: () => void }) {
  const { t } = useLingui();
  const forEggs = isForEggs(page.flock);
  const [day, setDay] = useState<string>();
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
            <DiaryDay key={one.day} one={one} page={page} forEggs={forEggs} onOpen={setDay} />
          ))}
        </tbody>
      </table>
      {page.more && (
        <Button variant="subtle" h={48} fullWidth onClick={onMore}>
          <Trans>Show older days</Trans>
        </Button>
      )}
      <FlockDaySheet farm={page.flock.id} day={day} onClose={() => setDay(undefined)} />
    </section>
  );
}

const trays = (eggs: number): string => {
  const { whole, loose } = splitQuantity(eggs, habits().tray_eggs);
  return `${whole}+${loose}`;
};

const thousandths = (qty: number): string => groupDigits(String(Math.round(qty / 1_000)));

interface DiaryDayProps {
  one: FlockDay;
  page: FlockPage;
  forEggs: boolean;
  /** Opens the day of a flock that takes no more records. */
  onOpen: (day: string) => void;
}

function DiaryDay({ one, page, forEggs, onOpen }: DiaryDayProps) {
  const { t } = useLingui();
  const { day, eggs, fed_g, water_ml, dead, culled } = one;
  const isToday = day === today();
  // Before the start of lay no egg record is missing.
  const laid = forEggs && page.laying.length > 0;
  const record = `/farm/add/farm_activities?flock=${page.flock.id}${isToday ? '' : `&day=${day}`}`;
  const head = (
    <th scope="row">
      {page.may_record ? (
        <Link to={record} aria-label={t`Record for ${dayWords(day)}`}>
          {dayWords(day)}
        </Link>
      ) : (
        <button type="button" aria-label={t`Records of ${dayWords(day)}`} onClick={() => onOpen(day)}>
          {dayWords(day)}
        </button>
      )}
      {isToday && <small>{t`so far`}</small>}
    </th>
  );
  if (!isRecorded(one) && !isToday)
    return (
      <tr>
        {head}
        <td colSpan={forEggs ? 4 : 3} className={classes.missing}>
          {page.may_record ? (
            <Link to={record}>
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
      <td className={classes.later}>{isToday ? t`not yet` : '–'}</td>
    ) : (
      <td className={classes.missing}>
        <Link to={`${record}&kind=${kind}`} aria-label={t`${name} missing on ${dayWords(day)}. Fill it in`}>
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
