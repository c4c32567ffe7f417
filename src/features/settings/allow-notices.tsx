import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import classes from './settings.module.css';

/** Let the phone itself show what comes while Flockbook is open behind something else. [NTF-4] */
export function AllowNotices() {
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
