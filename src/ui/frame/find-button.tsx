import { Trans } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useFrame } from './frame-context.ts';
import classes from './frame.module.css';

/** Its keyboard shortcut, with the key name of the platform. */
const KEYS = /Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Opens the search by name and number: on the screens of a phone, or in the rail of wide screens. [SHL-15] */
export function FindButton({ rail = false }: { rail?: boolean }) {
  const { find } = useFrame();
  if (!find) return null;
  return (
    <button type="button" className={classes.find} data-rail={rail || undefined} onClick={find}>
      <IconSearch size={rail ? 24 : 20} aria-hidden />
      {rail ? <Trans>Find</Trans> : <Trans>Find a name or a number</Trans>}
      {rail && <kbd aria-hidden>{KEYS}</kbd>}
    </button>
  );
}
