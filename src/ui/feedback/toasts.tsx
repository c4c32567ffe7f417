import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';
import { WIDE } from '../wide.ts';

/** Where toasts stand: over the header on phones, top right below it on wide screens. */
export function Toasts() {
  const wide = useMediaQuery(WIDE) ?? false;
  return (
    <Notifications position={wide ? 'top-right' : 'top-center'} classNames={classes} limit={3} containerWidth={400} />
  );
}
