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
/** So long an update waits for a new token. */
const TOKEN_WITHIN_MS = 3_000;

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

/** Whether somebody is in the middle of a field: a cover would take the words from under their hands. */
function useTyping(): boolean {
  const [typing, setTyping] = useState(() => isField(document.activeElement));
  useEffect(() => {
    const look = () => setTyping(isField(document.activeElement));
    // While focus moves from one field to the next, the page itself has it for a moment.
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

/** Whether a new version is there and may be taken now, and what takes it. [OFF-2, OFF-4] */
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
   * The cached token is cleared and fetched anew, as far as an answer comes soon. Session, records and drafts stay as they are:
   * whoever takes an update is never signed out by it. [OFF-3, OFF-4]
   */
  const take = async () => {
    if (newest !== undefined) storeVersion(newest);
    await Promise.race([renewToken(NOTHING), new Promise((resolve) => setTimeout(resolve, TOKEN_WITHIN_MS))]);
    await reloadNewest();
  };
  return { state, take };
}
