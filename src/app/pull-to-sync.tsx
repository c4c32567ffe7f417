import { useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../client/use-command.ts';
import { useSession } from '../client/use-session.ts';
import { PULL_ENOUGH, pulledTo, pullFrom, type Pull } from '../ui/pull.ts';
import classes from './app.module.css';

const NOTHING = {};
/** How long completion is shown. Units: ms. */
const SAID_MS = 1_500;
/** Elements that handle touch themselves: forms, sheets, horizontally scrolling parts. */
const TAKES_IT = '[data-form], [role="dialog"], input, textarea, [role="radiogroup"], [role="tablist"], nav';

/** Pulling down a list at its top sends and fetches at once, without waiting for the next retry. [SHL-12] */
export function PullToSync() {
  const { t } = useLingui();
  const { run } = useCommand('sync.sendNow');
  const [by, setBy] = useState(0);
  const [said, setSaid] = useState(false);
  const pull = useRef<Pull | undefined>(undefined);
  const isIn = useSession()?.state === 'signed-in';
  useEffect(() => {
    if (!isIn) return;
    const move = (next: Pull | undefined) => {
      pull.current = next;
      setBy(next?.by ?? 0);
    };
    const start = ({ touches, target }: TouchEvent) => {
      const takesIt = !(target instanceof Element) || target.closest(TAKES_IT) !== null;
      const atTop = scrollY === 0;
      move(pullFrom(touches[0]?.clientY ?? 0, { atTop, fingers: touches.length, takesIt }));
    };
    const moved = ({ touches }: TouchEvent) =>
      pull.current && move(pulledTo(pull.current, touches[0]?.clientY ?? 0, scrollY === 0));
    const end = () => {
      const isEnough = (pull.current?.by ?? 0) >= PULL_ENOUGH;
      if (pull.current) move(undefined);
      if (!isEnough) return;
      void run(NOTHING);
      setSaid(true);
    };
    const away = () => move(undefined);
    const given = { passive: true };
    document.addEventListener('touchstart', start, given);
    document.addEventListener('touchmove', moved, given);
    document.addEventListener('touchend', end, given);
    document.addEventListener('touchcancel', away, given);
    return () => {
      document.removeEventListener('touchstart', start);
      document.removeEventListener('touchmove', moved);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', away);
    };
  }, [run, isIn]);
  useEffect(() => {
    if (!said) return;
    const over = setTimeout(() => setSaid(false), SAID_MS);
    return () => clearTimeout(over);
  }, [said]);
  if (by === 0 && !said) return null;
  return (
    <p className={classes.pull} role="status" data-ready={by >= PULL_ENOUGH || said || undefined}>
      <IconRefresh size={18} aria-hidden style={{ transform: `rotate(${by * 3}deg)` }} />
      {said ? t`Sending and fetching…` : by >= PULL_ENOUGH ? t`Let go to send and fetch` : t`Pull to send and fetch`}
    </p>
  );
}
