import { Trans } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useFrame } from './frame-context.ts';
import classes from './find-button.module.css';

/** On phones the way to finding by name and number; wide screens have it in the rail. [SHL-15] */
export function FindButton() {
  const { find } = useFrame();
  if (!find) return null;
  return (
    <button type="button" className={classes.find} onClick={find}>
      <IconSearch size={20} aria-hidden />
      <Trans>Find a name or a number</Trans>
    </button>
  );
}
