import { NOTICE_KINDS } from '../../../../schemas/choices.ts';
import { useLingui, Trans } from '@lingui/react/macro';
import { useSession } from '../../../client/use-session.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { NoticeList } from './notice-list.tsx';
import { PushCard } from '../shared/push-card.tsx';
import classes from '../../settings/shared/settings.module.css';
import own from './notices.module.css';
import { Button, TextInput, NativeSelect } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { useNoticeChoice, chooseNotices } from '../../../client/notices/notice-choice.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { noticeKindWords } from '../shared/notice-words.ts';
import { useStopKind, wantKind } from './use-stop-kind.tsx';
import { isTime, USUAL_QUIET, type QuietHours } from '../../../domain/notices/quiet-hours.ts';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import {
  typedLimit,
  USUAL_LIMITS,
  type AlertLimits,
  type LimitName,
  type LimitsDraft,
} from '../../../domain/business/alert-limits.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';
import { twoDigits } from '../../../domain/numbers/two-digits.ts';

/** /settings/7: past notices, their kinds and times on this phone, and the thresholds. [SET-2, SET-6, NTF-4, NTF-11] */
export function NoticesPage() {
  const { t } = useLingui();
  const session = useSession();
  if (session?.state !== 'signed-in') return null;
  const { uid, business } = session;
  return (
    <Screen
      title={t`Notifications`}
      description={t`What this phone tells you, when, and from which point on.`}
      back="/settings/0"
    >
      <div className={classes.cards}>
        <NoticeList uid={uid} business={business} />
        <QuietCard />
        <NoticeKinds />
        <AllowNotices />
        <PushCard uid={uid} />
        {business?.role === 'owner' && (
          <>
            <LimitsForm key={business.id} business={business} />
            <LettersCard businessId={business.id} />
          </>
        )}
      </div>
    </Screen>
  );
}

/** Link for the owner to stop or resume the e-mails about a business. [NTF-11, RTE-60] */
function LettersCard({ businessId }: { businessId: string }) {
  return (
    <section className={classes.card}>
      <h2>
        <Trans>E-mails</Trans>
      </h2>
      <p>
        <Trans>Flockbook rarely writes an e-mail about this business. You can stop them.</Trans>
      </p>
      <Button component={Link} to={`/unsubscribe/${businessId}`} variant="default" h={48} mt="sm">
        <Trans>Stop or allow them</Trans>
      </Button>
    </section>
  );
}

/** Allow the phone to show notifications while Flockbook is in the background. [NTF-4] */
function AllowNotices() {
  const [permission, setPermission] = useState(() =>
    'Notification' in globalThis ? Notification.permission : 'denied',
  );
  if (permission !== 'default') return null;
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Also behind other apps</Trans>
      </h2>
      <p>
        <Trans>The phone itself can show what comes while Flockbook is open behind something else.</Trans>
      </p>
      <Button
        variant="default"
        h={48}
        mt="sm"
        onClick={() => void Notification.requestPermission().then(setPermission)}
      >
        <Trans>Allow it</Trans>
      </Button>
    </section>
  );
}

/** Kinds of notices that this phone shows. [NTF-4, NTF-11] */
function NoticeKinds() {
  const { off } = useNoticeChoice();
  const stop = useStopKind();
  return (
    <section className={classes.card}>
      <h2>
        <Trans>What this phone tells you</Trans>
      </h2>
      {NOTICE_KINDS.map((kind) => (
        <SwitchRow
          key={kind}
          label={noticeKindWords(kind)}
          checked={!off.includes(kind)}
          onChange={(wanted) => (wanted ? wantKind(kind, true) : stop(kind))}
        />
      ))}
    </section>
  );
}

/** Hours in which this phone shows no notification; they are shown afterwards. [SET-6, NTF-11] */
function QuietCard() {
  const { t } = useLingui();
  const choice = useNoticeChoice();
  const { quiet } = choice;
  const set = (next: QuietHours | undefined) => chooseNotices({ off: choice.off, ...(next && { quiet: next }) });
  const setPart = (part: Partial<QuietHours>) => {
    // An empty field is still being typed.
    if (quiet && Object.values(part).every(isTime)) set({ ...quiet, ...part });
  };
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Quiet hours</Trans>
      </h2>
      <p>
        <Trans>What comes in these hours waits until they end. It stands in the list all the time.</Trans>
      </p>
      <SwitchRow
        label={t`Quiet hours on this phone`}
        checked={quiet !== undefined}
        onChange={(on) => set(on ? USUAL_QUIET : undefined)}
      />
      {quiet && (
        <div className={own.times}>
          <TextInput
            type="time"
            label={t`From`}
            value={quiet.from}
            onChange={(event) => setPart({ from: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            label={t`Until`}
            value={quiet.to}
            onChange={(event) => setPart({ to: event.currentTarget.value })}
          />
        </div>
      )}
      {quiet && quiet.from === quiet.to && (
        <p className={classes.quiet} role="status">
          <Trans>Both times are the same: nothing is held back.</Trans>
        </p>
      )}
    </section>
  );
}

const draftOf = (limits: AlertLimits): LimitsDraft =>
  Object.fromEntries(
    (Object.keys(limits) as LimitName[]).map((name) => [name, typedLimit(name, limits[name])]),
  ) as LimitsDraft;

/** Thresholds and hour of the alerts on all phones of the business. [SET-6] */
function LimitsForm({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const tell = useSavedToast();
  const { run } = useCommand('business.setLimits');
  const between = ({ from, to }: { from: number; to: number }) => t`From ${from} to ${to}.`;
  const form = useDraftForm(useDraft('limits', { mode: 'edit' }), {
    initial: () => draftOf(business.limits),
    save: run,
    onSaved: () => tell(),
    fieldOf: (error) => (error.type === 'LimitOutOfRange' ? error.field : undefined),
    words: (error) => (error.type === 'LimitOutOfRange' ? between(error) : notSavedWords(error)),
  });
  const { input, change } = form;
  const number = (field: LimitName, label: string) => <NumberInput key={field} label={label} {...input(field)} />;
  const hour = (field: 'morning_hour' | 'evening_hour', label: string) => (
    <NativeSelect
      label={label}
      data={HOURS_OF_DAY.map((one) => ({ value: String(one), label: hourWords(one) }))}
      value={form.values[field]}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
    />
  );
  return (
    <DraftForm
      form={form}
      className={classes.cards}
      below={
        <Button variant="default" h={48} fullWidth onClick={() => change(draftOf(USUAL_LIMITS))}>
          <Trans>Back to the usual</Trans>
        </Button>
      }
    >
      <section className={classes.card}>
        <h2>
          <Trans>Reminder times</Trans>
        </h2>
        <div className={own.limits}>
          {hour('morning_hour', t`What is due is told from`)}
          {hour('evening_hour', t`A day without a record is told from`)}
        </div>
      </section>
      <section className={classes.card}>
        <h2>
          <Trans>From when on you are told</Trans>
        </h2>
        <p className={classes.quiet}>
          <Trans>This holds on all phones of the business.</Trans>
        </p>
        <div className={own.limits}>
          {business.farm_activities && (
            <>
              {number('laying_points', t`Laying falls by so many points`)}
              {number('dead_other', t`Dead birds in a day, % of the hens`)}
              {number('dead_meat', t`Dead birds in a day, % of the broilers`)}
              {number('water_percent', t`They drink less, by %`)}
              {number('weight_percent', t`They weigh less than % of their breed`)}
              {number('feed_days', t`Feed lasts fewer days than`)}
            </>
          )}
          {number('expiry_days', t`Days before something expires`)}
          {number('debt_days', t`A debt is older than so many days`)}
          {number('silent_days', t`A phone is silent for so many days`)}
        </div>
      </section>
    </DraftForm>
  );
}

const HOURS = 24;

/** The hours of a day, from midnight. */
const HOURS_OF_DAY: readonly number[] = Array.from({ length: HOURS }, (_, hour) => hour);

/** "07:00". */
const hourWords = (hour: number): string => `${twoDigits(hour)}:00`;
