import { TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { chooseNotices, useNoticeChoice } from '../../client/notices/notice-choice.ts';
import { isTime, USUAL_QUIET, type QuietHours } from '../../domain/notices/quiet-hours.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import notices from './notices.module.css';
import classes from './settings.module.css';

/** Hours in which nothing comes up on this phone; it comes when they end. [SET-6, NTF-11] */
export function QuietCard() {
  const { t } = useLingui();
  const choice = useNoticeChoice();
  const { quiet } = choice;
  const set = (next: QuietHours | undefined) => chooseNotices({ off: choice.off, ...(next && { quiet: next }) });
  const setPart = (part: Partial<QuietHours>) => {
    // A field that is emptied is being typed.
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
        <div className={notices.times}>
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
