import { useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import { useState, type ReactNode, useEffect } from 'react';
import classes from '../app.module.css';
import { reloadNewest } from '../../client/reload-newest.ts';
import { useCommand } from '../../client/use-command.ts';
import { useSyncStatus } from '../../client/use-session.ts';
import { storedVersion, storeVersion } from './stored-version.ts';
import { updateState } from './update-state.ts';

const NOTHING = {};
/** How long an update waits for a new token. Units: ms. */
const TOKEN_WITHIN_MS = 3_000;

/** The app, blurred behind a cover when a new version exists and installing it interrupts no work. [OFF-3, OFF-4] */
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
              void take();
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

const isField = (element: Element | null): boolean =>
  element !== null && element.matches('input, textarea, select, [contenteditable]');

/** Whether the user is in a field: a cover would interrupt the input. */
function useTyping(): boolean {
  const [typing, setTyping] = useState(() => isField(document.activeElement));
  useEffect(() => {
    const look = () => setTyping(isField(document.activeElement));
    // While focus moves between fields, the document body has it for a moment.
    const lookSoon = () => setTimeout(look);
    addEventListener('focusin', look);
    addEventListener('focusout', lookSoon);
    return () => {
      removeEventListener('focusin', look);
      removeEventListener('focusout', lookSoon);
    };
  }, []);
  return typing;
}

/** Whether a new version may be installed now, and the function that installs it. [OFF-2, OFF-4] */
function useUpdate() {
  const status = useSyncStatus();
  const [stored, setStored] = useState(() => storedVersion());
  const typing = useTyping();
  const newest = status?.newest_version;
  const state = updateState({
    stored,
    newest,
    connection: status?.connection ?? 'starting',
    unsent: (status?.waiting ?? 0) + (status?.sending ?? 0),
    typing,
  });
  useEffect(() => {
    if (state !== 'first' || newest === undefined) return;
    storeVersion(newest);
    setStored(newest);
  }, [state, newest]);
  const { run: renewToken } = useCommand('account.renewToken');
  /**
   * Clear the cached token and fetch a new one, if an answer arrives in time. Session, records and drafts are kept: an
   * update never signs the user out. [OFF-3, OFF-4]
   */
  const take = async () => {
    if (newest !== undefined) storeVersion(newest);
    await Promise.race([renewToken(NOTHING), new Promise((resolve) => setTimeout(resolve, TOKEN_WITHIN_MS))]);
    await reloadNewest();
  };
  return { state, take };
}
