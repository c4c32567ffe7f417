import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconHelpCircle } from '@tabler/icons-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { BusinessView } from '../../../../contract/account.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import { HenAndTray } from '../../../../ui/drawings/hen-and-tray.tsx';
import { LedgerDrawing } from '../../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../../ui/frame/screen.tsx';
import { PlusButton } from '../../../../ui/plus-button.tsx';
import { FIRST_MATERIALS, tabOf } from './farm-tab.ts';
import { mayOnFarm } from '../activities/may-on-farm.ts';
import { MaterialsList } from './materials-list.tsx';
import { Tabs } from '../../../../ui/frame/tabs.tsx';
import { materialCategory } from '../../../../ui/words/material-words.ts';
import { plural } from '@lingui/core/macro';
import type { FlockRow, ActivityRow } from '../../../../contract/farm.ts';
import { groupDigits } from '../../../../ui/numbers/group-digits.ts';
import { CardTags, useCardFigures } from './card-figures.tsx';
import { ageWords, headsWords } from '../activities/heads-words.ts';
import classes from '../activities/farm.module.css';
import { useIsPart } from '../../../../ui/feedback/part-context.ts';
import { dayHeading, today } from '../../../../ui/words/date-words.ts';
import { dayOf } from '../../../../ui/dates/day-of.ts';
import { ActivityList } from '../activities/activity-list.tsx';
import { useState } from 'react';
import { sameRounds } from '../../../../domain/activities/same-rounds.ts';
import { readDraft, writeDraft } from '../../../../ui/draft-storage.ts';
import note from '../../../../ui/feedback/feedback.module.css';
import { kindWords, sessionWords } from '../../shared/activity-words.ts';
import { standing } from '../activities/done-on.ts';

const NOTHING = {};

const [ACTIVE, TODAY, CLOSED] = [0, 1, 2];

const RECORD = '/farm/add/farm_activities';

/** /farm/view/:type_id: flocks, today's diary, closed flocks, and the materials by category. [RTE-26, FLK-8] */
export function ViewFarmScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const { type_id } = useParams();
  const flocks = useQuery('farm.flocks', NOTHING);
  if (!business) return null;
  const { categories } = business;
  const tab = tabOf(type_id, categories.length);
  const may = mayOnFarm(business);
  const hasFlocks = flocks !== undefined && flocks.open.length > 0;
  const add = may.record && hasFlocks ? { to: RECORD, words: t`Record` } : { to: `${RECORD}?new=flock`, words: t`New flock` }; // prettier-ignore
  const mayAdd = may.add || (may.record && hasFlocks);
  return (
    <Screen
      title={t`Farm`}
      description={t`Your flocks, what happened today, and what is in the feed store.`}
      action={
        mayAdd && (
          <Button component={Link} to={add.to} leftSection={<IconPlus aria-hidden />}>
            {add.words}
          </Button>
        )
      }
      flush
    >
      <FarmTabs tab={tab} categories={categories} />
      {tab >= FIRST_MATERIALS ? (
        <MaterialsList category={categories[tab - FIRST_MATERIALS]!} tab={tab} business={business} />
      ) : flocks === undefined ? (
        <Waiting />
      ) : (
        <>
          {tab === CLOSED && flocks.closed.length === 0 && (
            <EmptyState drawing={<LedgerDrawing />}>
              <Trans>No flock is closed yet.</Trans>
            </EmptyState>
          )}
          {tab === CLOSED && flocks.closed.length > 0 && (
            <FlockCards flocks={flocks.closed} label={t`Closed flocks`} opens={may.record} />
          )}
          {tab !== CLOSED && flocks.open.length === 0 && <NoFlocks business={business} />}
          {tab === ACTIVE && hasFlocks && <FlockCards flocks={flocks.open} label={t`Flocks`} opens={may.record} />}
          {tab === TODAY && hasFlocks && <Diary flocks={flocks.open} />}
        </>
      )}
      {mayAdd && hasFlocks && tab < FIRST_MATERIALS && <PlusButton to={add.to} name={add.words} />}
    </Screen>
  );
}

/** Empty list: the first flock is one press away for users with the right. */
function NoFlocks({ business }: { business: BusinessView }) {
  const may = mayOnFarm(business);
  return (
    <EmptyState
      drawing={<HenAndTray />}
      button={
        may.add && (
          <Button
            component={Link}
            to={`${RECORD}?new=flock`}
            fullWidth
            h={56}
            fz={18}
            leftSection={<IconPlus aria-hidden />}
          >
            <Trans>Add your first flock</Trans>
          </Button>
        )
      }
    >
      {may.add ? (
        <Trans>No flock yet. Write down the birds you keep, then eggs, feed and deaths take seconds a day.</Trans>
      ) : (
        <Trans>No flock is open. Ask the owner to open one.</Trans>
      )}
    </EmptyState>
  );
}

/** Tabs of the farm: flocks, today, closed flocks, and each category of materials. [FLK-8] */
function FarmTabs({ tab, categories }: { tab: number; categories: readonly string[] }) {
  const { t } = useLingui();
  const words = [t`Flocks`, t`Today`, t`Closed`, ...categories.map(materialCategory)];
  const tabs = words.map((name, number) => ({ to: `/farm/view/${number}`, words: name }));
  return <Tabs label={t`What of the farm`} tabs={tabs} chosen={tab} />;
}

/**
 * Flocks as cards: birds and age, laying or weight against the standard, feed left, next vaccine, and withdrawal
 * periods; figures without a record are left out. A press opens the page of the flock. [FLK-7, FLK-8, FLK-9]
 */
function FlockCards({ flocks, label, opens }: { flocks: readonly FlockRow[]; label: string; opens: boolean }) {
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

/**
 * Diary of today, or of the day in the URL: the records of each flock, their authors, and what is missing.
 * [FLK-8, FLK-7, LED-51]
 */
function Diary({ flocks }: { flocks: readonly FlockRow[] }) {
  const { t } = useLingui();
  const now = today();
  const day = dayOf(useSearchParams()[0].get('day'), now) ?? now;
  const rows = useQuery('farm.day', { day });
  const isPart = useIsPart();
  if (!rows) return <Waiting />;
  const known = new Set(flocks.map(({ id }) => id));
  const others = rows.filter(({ activity }) => !known.has(activity.farm_id));
  return (
    <div className={classes.diary}>
      {day !== now && <p className={classes.day}>{dayHeading(day)}</p>}
      {flocks.map(({ id, name }) => {
        const own = rows.filter(({ activity }) => activity.farm_id === id);
        return (
          <section key={id} aria-label={name}>
            <h2>
              {name}{' '}
              <span>{own.length > 0 && !isPart && plural(own.length, { one: '# record', other: '# records' })}</span>
            </h2>
            <SameRound rows={own} />
            {own.length > 0 ? (
              <ActivityList label={name} rows={own} withFlock={false} withWho />
            ) : (
              !isPart && (
                <p className={classes.missing}>
                  {day === now ? <Trans>Nothing written down today</Trans> : <Trans>Nothing written down</Trans>}
                </p>
              )
            )}
          </section>
        );
      })}
      {others.length > 0 && (
        <section>
          <h2>
            <Trans>Closed flocks</Trans>
          </h2>
          <ActivityList label={t`Closed flocks`} rows={others} withWho />
        </section>
      )}
    </div>
  );
}

const VERSION = 1;

/** Two users recorded the same round: ask whether both are real. A press opens the wrong one to void it. [MSG-17] */
function SameRound({ rows }: { rows: readonly ActivityRow[] }) {
  const { t } = useLingui();
  const [, setAnswered] = useState(0);
  const open = sameRounds(standing(rows)).filter(({ ids }) => readDraft(memoryOf(ids), VERSION) !== true);
  return open.map(({ kind, session, ids }) => (
    <div key={ids.join()} className={classes.question}>
      <div className={note.note} data-tone="look" role="note">
        <IconHelpCircle aria-hidden />
        <div>
          <p>
            {t`${ids.length} records of the same round: ${kindWords(kind)}, ${sessionWords(session)}. Both real?`}{' '}
            <Trans>If not, press the wrong one below.</Trans>
          </p>
          <Button
            variant="default"
            h={48}
            onClick={() => {
              writeDraft(memoryOf(ids), VERSION, true);
              setAnswered((count) => count + 1);
            }}
          >
            <Trans>Both are real</Trans>
          </Button>
        </div>
      </div>
    </div>
  ));
}

/** Storage key of the answer: asked once for the same records on this phone. */
const memoryOf = (ids: readonly string[]): string => `flockbook.both-real.${ids.join('.')}`;
