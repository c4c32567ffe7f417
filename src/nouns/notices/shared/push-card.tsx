import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { usePush } from '../../../client/push/use-push.ts';
import classes from '../../settings/shared/settings.module.css';

/** Allow notifications on this phone; shown only where messages can be sent, and until a user has decided. [NTF-5] */
export function PushCard({ uid }: { uid: string }) {
  const { ask } = usePush(uid);
  if (!ask) return null;
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Notifications</Trans>
      </h2>
      <p>
        <Trans>This phone can tell you when something is due, also while Flockbook is closed.</Trans>
      </p>
      <Button variant="default" h={48} mt="sm" onClick={() => void ask()}>
        <Trans>Allow notifications</Trans>
      </Button>
    </section>
  );
}
