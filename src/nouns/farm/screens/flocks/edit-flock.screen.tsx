import { fixed } from '../../../../domain/numbers/decimal-sign.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useNavigate } from 'react-router-dom';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import { NotHere } from '../../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../../ui/frame/screen.tsx';
import { EditFlock } from './edit-flock.tsx';
import classes from '../activities/farm.module.css';
import { Button, TextInput } from '@mantine/core';
import { useCommand } from '../../../../client/use-command.ts';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { endErrorWords } from './flock-error-words.ts';
import { useSavedToast } from '../../../../ui/feedback/use-saved-toast.tsx';
import { useState } from 'react';
import { DayOfPast } from '../../../../ui/dates/day-choice.tsx';
import { today, daysWords } from '../../../../ui/words/date-words.ts';
import { birdWords, eggAmountWords } from './flock-words.ts';
import { broilerResult } from '../../../../domain/flocks/broiler-result.ts';
import type { LayingResult } from '../../../../domain/flocks/laying-result.ts';
import { percentText } from '../../../../domain/numbers/percent-text.ts';
import { daysBetween } from '../../../../domain/time/days-between.ts';
import { kilogramWords } from '../../shared/activity-words.ts';
import { Facts } from '../../../../ui/facts.tsx';
import { DraftForm } from '../../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../../ui/drafts/use-draft.ts';

/** Few days suffice, as this page shows none. */
const DAYS = 1;

/** /farm/edit/:farm_id: correct a flock, close it with its final figures, or reopen it. [RTE-29, FLK-11] */
export function EditFlockScreen() {
  const { t } = useLingui();
  const { farm_id: id = '' } = useParams();
  const business = useBusiness();
  const page = useQuery('farm.flock', { id, days: DAYS });
  if (!business) return null;
  const here = page?.flock.id === id ? page : undefined;
  const back = `/farm/farm_activities/view/${id}`;
  return (
    <Screen
      title={t`Change a flock`}
      subtitle={here?.flock.name}
      description={t`Correct a flock, or close it.`}
      back={back}
      form
      flush
    >
      {page === undefined && <Waiting />}
      {(page === null || here?.may_edit === false) && (
        <NotHere to="/farm/view/0" button={<Trans>Back to the farm</Trans>}>
          {page === null ? (
            <Trans>This flock is not on this phone.</Trans>
          ) : (
            <Trans>This flock waits for the owner. It can be changed after that.</Trans>
          )}
        </NotHere>
      )}
      {here?.may_edit && (
        <div className={classes.newFlock}>
          {here.flock.closed_on !== undefined && (
            <p className={classes.quiet}>
              <Trans>This flock is closed. What was wrong about it can still be put right.</Trans>
            </p>
          )}
          {here.draft && <EditFlock page={here} draft={here.draft} back={back} />}
          <FlockResult page={here} />
          {here.flock.closed_on === undefined ? <CloseFlock page={here} back={back} /> : <ReopenFlock page={here} back={back} />}
        </div>
      )}
    </Screen>
  ); // prettier-ignore
}

/** Reopen a flock that was closed too early, with the birds it had. [FLK-11] */
function ReopenFlock({ page, back }: { page: FlockPage; back: string }) {
  const navigate = useNavigate();
  const saved = useSavedToast();
  const { run, busy, error } = useCommand('farm.reopenFlock');
  const open = async () => {
    if (!(await run({ id: page.flock.id })).ok) return;
    saved();
    void navigate(back, { replace: true });
  };
  return (
    <div className={classes.part}>
      <p className={classes.quiet}>
        <Trans>The birds that it had come back into the book, and it can be written about again.</Trans>
      </p>
      {error && <ErrorNote>{endErrorWords(error)}</ErrorNote>}
      <Button h={56} fz={18} loading={busy} onClick={() => void open()}>
        <Trans>Open this flock again</Trans>
      </Button>
    </div>
  );
}

/** The end of a flock: its day, reason, and the handling of birds still in the book. [FLK-11, LED-45] */
function CloseFlock({ page, back }: { page: FlockPage; back: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedToast();
  const { run } = useCommand('farm.closeFlock');
  const draft = useDraft('close-flock', { id: page.flock.id });
  const [asked, setAsked] = useState(draft.foundAt !== undefined);
  const form = useDraftForm(draft, {
    initial: () => ({ day: today(), reason: '' }),
    alone: ['day'],
    save: ({ day, reason }) => run({ id: page.flock.id, closed_on: day, reason }),
    onSaved: () => {
      saved();
      void navigate(back, { replace: true });
    },
    fieldOf: () => undefined,
    words: endErrorWords,
  });
  const { left } = page.end;
  if (!asked)
    return (
      <Button variant="default" h={56} onClick={() => setAsked(true)}>
        <Trans>Close this flock</Trans>
      </Button>
    );
  return (
    <section className={classes.part} aria-label={t`Close this flock`}>
      <h2>
        <Trans>Close this flock</Trans>
      </h2>
      <DraftForm
        form={form}
        className={classes.part}
        save={<Trans>Close it</Trans>}
        look={{ color: 'red' }}
        below={
          <Button variant="default" h={48} onClick={() => setAsked(false)}>
            <Trans>Keep it open</Trans>
          </Button>
        }
      >
        <DayOfPast
          label={t`Last day`}
          min={page.flock.placed_on}
          value={form.values.day}
          onChange={(value) => form.change({ day: value || today() })}
        />
        <TextInput label={t`Why, if you like`} placeholder={t`All sold`} maxLength={200} {...form.input('reason')} />
        {left > 0 && (
          <p className={classes.quiet}>
            <Trans>
              {birdWords(left)} birds are still in the book. They leave it with the flock: sell them first if they were
              sold.
            </Trans>
          </p>
        )}
      </DraftForm>
    </section>
  );
}

/** Weight of a chick that was not weighed. Units: grams. */
const USUAL_CHICK_G = 42;

/**
 * The final figures of a flock, or those so far; for hens the laying, for meat birds the result card.
 * [FLK-11..14, FLK-20, FLK-21]
 */
function FlockResult({ page }: { page: FlockPage }) {
  const { t } = useLingui();
  const { flock, placed, end, weighed } = page;
  const days = daysBetween(flock.placed_on, flock.closed_on ?? today());
  const last = weighed.at(-1);
  const some = (birds: number) => (birds === 0 ? undefined : birdWords(birds));
  const facts: (readonly [string, string | undefined])[] = [
    [t`Birds placed`, birdWords(placed)],
    [t`Died`, birdWords(end.dead)],
    [t`Killed`, some(end.culled)],
    [t`Eaten`, some(end.eaten)],
    [t`Dressed`, some(end.dressed)],
    [t`Sold`, birdWords(end.sold)],
    [end.moved > 0 ? t`Moved in` : t`Moved to other flocks`, some(Math.abs(end.moved))],
    [end.missing > 0 ? t({ message: 'Not found', context: 'birds' }) : t`Found more`, some(Math.abs(end.missing))],
    ...(flock.closed_on ? [] : [[t`Still in the book`, birdWords(end.left)] as const]),
    [t`Days`, daysWords(days)],
    [t`Feed`, end.feed_g > 0 ? kilogramWords(end.feed_g) : undefined],
    ...(end.laying ? eggs(end.laying) : []),
    ...(flock.purpose === 'broiler' ? meat() : []),
    [t`Within a tenth of the mean weight`, percentText(last?.even?.percent)],
    [t`Spread of the weights (CV)`, percentText(last?.even?.cv)],
  ]; // prettier-ignore
  return (
    <section className={classes.part} aria-label={t`Figures of the flock`}>
      <h2>{flock.closed_on ? t`How it ended` : t`So far`}</h2>
      <Facts facts={facts} />
    </section>
  );

  function eggs({ henDay, henHoused, perHen, feedPerDozen }: LayingResult): (readonly [string, string | undefined])[] {
    return [
      [t`Eggs`, end.eggs > 0 ? eggAmountWords(end.eggs) : undefined],
      [t`Laying of the hens alive`, percentText(henDay)],
      [t`Laying of the hens housed`, percentText(henHoused)],
      [t`Eggs of each hen housed`, perHen === undefined ? undefined : fixed(perHen, 1)],
      [t`Feed for a dozen eggs`, feedPerDozen === undefined ? undefined : t`${fixed(feedPerDozen, 2)} kg`],
    ];
  }

  function meat(): (readonly [string, string | undefined])[] {
    const { alive, dead, culled, feed_g } = end;
    const result = broilerResult({
      ...alive,
      came: placed + end.moved_in,
      dead,
      culled,
      chick_g: page.chick_g ?? USUAL_CHICK_G,
      feed_g,
    });
    return [
      [t`Deaths`, percentText(result.mortality)],
      [t`Not dead nor killed`, percentText(result.livability)],
      [t`Mean live weight`, result.weight_g === undefined ? undefined : kilogramWords(Math.round(result.weight_g))],
      [t`Last mean weight`, last && kilogramWords(last.mean_g)],
      [t`Gain a day`, result.dailyGain_g === undefined ? undefined : t`${fixed(result.dailyGain_g, 1)} g`],
      [t`Feed for a kilogram`, result.fcr === undefined ? undefined : t`${fixed(result.fcr, 2)} kg`],
      [t`Efficiency (EPEF)`, result.epef === undefined ? undefined : result.epef.toFixed(0)],
    ];
  }
}
