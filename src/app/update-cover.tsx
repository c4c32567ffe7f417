import { useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useUpdate } from './use-update.ts';
import classes from './update-cover.module.css';

/** The app, blurred behind a cover when there is a new version and taking it disturbs nobody. [OFF-3, OFF-4] */
export function UpdateCover({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { state, take } = useUpdate();
  const [taken, setTaken] = useState(false);
  const covered = state === 'cover' || taken;
  const words = t`New Version Available! Click to update`;
  return (
    <>
      <div className={classes.app} data-covered={covered || undefined} inert={covered}>
        {children}
      </div>
      {covered && (
        <div className={classes.cover} role="alertdialog" aria-modal="true" aria-label={words}>
          <button
            type="button"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only thing on the screen that can be pressed
            autoFocus
            disabled={taken}
            onClick={() => {
              setTaken(true);
              take();
            }}
          >
            <IconRefresh size={48} stroke={1.75} aria-hidden />
            <b>{words}</b>
            <span>{taken ? t`One moment…` : t`What you saved stays on this phone.`}</span>
          </button>
        </div>
      )}
      {state === 'later' && !taken && (
        <div className={classes.later} role="status">
          <IconRefresh size={18} aria-hidden />
          {t`New version: when all is sent`}
        </div>
      )}
    </>
  );
}
