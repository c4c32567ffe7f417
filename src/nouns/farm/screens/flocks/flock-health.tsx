import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconPill, IconVaccine } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FlockPage, Given } from '../../../../contract/flock-page.ts';
import type { VaccinationTask } from '../../../../domain/health/vaccination-tasks.ts';
import { isForMeat } from '../../../../domain/flocks/curve-copies.ts';
import { daysBetween } from '../../../../domain/time/days-between.ts';
import { Tag } from '../../../../ui/ledger/tag.tsx';
import { daysWords, dayWords, shortDay, today } from '../../../../ui/words/date-words.ts';
import { ApartEggs } from '../activities/apart-eggs.tsx';
import { recordPath } from '../../shared/record-path.ts';
import { notForSaleWords } from '../../shared/withdrawal-words.ts';
import { routeWords } from '../../shared/vaccine-words.ts';
import classes from './flock-page.module.css';
import { newDocumentId } from '../../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { sessionOf } from '../../../../domain/activities/session-of.ts';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { activityErrorWords } from '../activities/activity-error-words.ts';
import { timeNow } from '../../../../domain/time/now.ts';
import { plural } from '@lingui/core/macro';
import { traysWords } from '../../shared/activity-words.ts';

/** Number of future and past entries shown before the user asks for all. */
const FIRST = { tasks: 2, given: 2 };

/** Due tasks of the plan, past treatments, and the resulting withdrawal periods. [FLK-10, VET-5, VET-9] */
export function FlockHealth({ page }: { page: FlockPage }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const { tasks, given, flock, plan } = page;
  const urgent = tasks.filter(({ state }) => state !== 'later').length;
  const shown = all ? tasks : tasks.slice(0, Math.max(urgent, FIRST.tasks));
  const before = all ? given : given.slice(0, FIRST.given);
  const count = tasks.length + given.length;
  const { egg, meat } = flock.withdrawal ?? {};
  return (
    <section className={classes.card} aria-label={t`Vaccines and medicine`}>
      <h2>
        <Trans>Vaccines and medicine</Trans>
      </h2>
      {egg && !isForMeat(flock) && <p className={classes.stop}>{t`Eggs: ${notForSaleWords(egg)}`}</p>}
      {meat && <p className={classes.stop}>{t`Birds: ${notForSaleWords(meat)}`}</p>}
      <ApartEggs page={page} />
      <RecallList recall={page.recall} />
      {count === 0 && (
        <p className={classes.empty}>
          {plan ? <Trans>Nothing of the plan is left to give.</Trans> : <Trans>No vaccination plan is chosen, and nothing was given yet.</Trans>}
        </p>
      )}
      <ul className={classes.plan}>
        {shown.map((task) => (
          <Task key={`${task.step.step_id} ${task.due}`} task={task} page={page} />
        ))}
        {before.map((one) => (
          <GivenRow key={one.activity.id} given={one} isOpen={isOpenCourse(one, given)} mayRecord={page.may_record} />
        ))}
      </ul>
      {count > shown.length + before.length && (
        <Button variant="subtle" h={48} px={8} ml={-8} onClick={() => setAll(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
      {plan && (
        <p className={classes.source}>
          <Trans>
            Plan: {plan.name}, after {plan.source}. Your vet decides.
          </Trans>
        </p>
      )}
    </section>
  ); // prettier-ignore
}

function Task({ task, page }: { task: VaccinationTask; page: FlockPage }) {
  const { t } = useLingui();
  const { step, due, state } = task;
  const now = today();
  const late = daysBetween(due, now);
  const when =
    state === 'overdue'
      ? t`Was due ${dayWords(due)}`
      : due > now
        ? t`${dayWords(due)}, in ${daysWords(daysBetween(now, due))}`
        : t`Due ${dayWords(due)}`;
  const name = [step.vaccine, step.route && routeWords(step.route), step.dose].filter(Boolean).join(', ');
  const content = (
    <>
      <span className={classes.sign} data-tone={step.only_if ? undefined : state}>
        <IconVaccine aria-hidden />
      </span>
      <span>
        <b>{name}</b>
        <small>{step.only_if ? t`${when}, if ${step.only_if}` : when}</small>
      </span>
      {state === 'overdue' && !step.only_if && (
        <Tag tone="bad" icon={IconAlertTriangle}>
          {t`${daysWords(late)} late`}
        </Tag>
      )}
      {state === 'due' && !step.only_if && (
        <Tag tone="look" icon={IconClock}>
          {t`Due`}
        </Tag>
      )}
    </>
  );
  return (
    <li>
      {page.may_record && state !== 'later' ? (
        <Link to={`/farm/add/farm_activities?flock=${page.flock.id}&kind=vaccination`}>{content}</Link>
      ) : (
        <div>{content}</div>
      )}
    </li>
  );
}

/** A course that continues until a record finishes it. [VET-4] */
const isOpenCourse = ({ activity }: Given, all: readonly Given[]): boolean =>
  activity.kind === 'medication' &&
  activity.open_course === true &&
  !all.some((other) => other.activity.kind === 'medication' && other.activity.finishes === activity.id);

interface GivenRowProps {
  given: Given;
  isOpen: boolean;
  mayRecord: boolean;
}

function GivenRow({ given: { activity, name }, isOpen, mayRecord }: GivenRowProps) {
  const { t } = useLingui();
  const isVaccine = activity.kind === 'vaccination';
  const Sign = isVaccine ? IconCheck : IconPill;
  const more = [
    dayWords(activity.day),
    activity.kind === 'medication' && activity.days ? daysWords(activity.days) : undefined,
    isOpen ? t`goes on` : undefined,
    activity.kind === 'medication' && activity.finishes ? t`course ended` : undefined,
    activity.kind === 'medication' ? activity.reason : undefined,
    activity.batch_no && t`batch ${activity.batch_no}`,
    activity.expiry && t`good until ${shortDay(activity.expiry)}`,
  ];
  return (
    <li>
      <div>
        <span className={classes.sign} data-tone="done">
          <Sign aria-hidden />
        </span>
        <Link to={recordPath(activity.id)} className={classes.given}>
          <b>{name || (isVaccine ? t`Vaccine` : t`Medicine`)}</b>
          <small>{more.filter(Boolean).join(', ')}</small>
        </Link>
        {isOpen && mayRecord ? (
          <FinishCourse activity={activity} />
        ) : (
          <Tag tone={isOpen ? 'look' : 'good'} icon={isOpen ? IconClock : IconCheck}>
            {isOpen ? t`Goes on` : t`Done`}
          </Tag>
        )}
      </div>
    </li>
  );
}

/** An open course ends with today's dose: from now on the label's days count. [VET-4] */
function FinishCourse({ activity }: { activity: Given['activity'] }) {
  const { run, busy, error } = useCommand('farm.addActivity');
  const [id] = useState(newDocumentId);
  const { id: finishes, farm_id, raw_material_id } = activity;
  const finish = () => {
    const session = sessionOf(timeNow());
    void run({ id, farm_id, session, content: { kind: 'medication', raw_material_id, finishes } });
  };
  return (
    <>
      <Button variant="default" h={48} loading={busy} onClick={finish}>
        <Trans>It ended today</Trans>
      </Button>
      {error && <ErrorNote>{activityErrorWords(error)}</ErrorNote>}
    </>
  );
}

/**
 * Products that were sold, left or were dressed during a withdrawal period that was not known then. Nothing is moved
 * automatically. [VET-6]
 */
function RecallList({ recall }: { recall: FlockPage['recall'] }) {
  const { t } = useLingui();
  if (recall.length === 0) return null;
  return (
    <section className={classes.recall} aria-label={t`To call back`}>
      <h3>
        <Trans>To call back</Trans>
      </h3>
      <p>
        <Trans>
          Medicine forbade these, and it was not known when they were written down. Warn whoever has them; the stock was
          not changed.
        </Trans>
      </p>
      <ul>
        {recall.map(({ what, day, doc_id, qty }) => (
          <li key={`${doc_id} ${what}`}>
            <span>{dayWords(day)}</span>
            {what === 'eggs' && <Link to={recordPath(doc_id)}>{t`${traysWords(qty)} into the stock`}</Link>}
            {what === 'birds' && (
              <Link to={`/sales/receipt/${doc_id}`}>{plural(qty, { one: '# bird sold', other: '# birds sold' })}</Link>
            )}
            {what === 'dressed' && (
              <Link to="/processed/view/1">{plural(qty, { one: '# bird dressed', other: '# birds dressed' })}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
