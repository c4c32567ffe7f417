import { Button } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { megabytes } from './megabytes.ts';
import classes from './settings.module.css';

const NOTHING = {};

/** Pictures of records: what waits, what they use, and whether they may use airtime. [SYN-32, MSG-22] */
export function PhotosCard() {
  const { t } = useLingui();
  const photos = useQuery('photos.kept', NOTHING);
  const wifi = useCommand('photos.setWifi');
  // The switch follows the finger; what is stored follows it.
  const [wanted, setWanted] = useState<boolean>();
  const again = useCommand('photos.sendAgain');
  if (!photos || photos.count === 0) return null;
  const { waiting, refused, count, size, wifiOnly } = photos;
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Photos</Trans>
      </h2>
      <p role="status">
        {waiting > 0 ? (
          <Plural
            value={waiting}
            one="# photo waits. It is sent after the records."
            other="# photos wait. They are sent after the records."
          />
        ) : (
          <Trans>No photo waits.</Trans>
        )}
      </p>
      <p className={classes.quiet}>
        <Plural value={count} one="# photo on this phone" other="# photos on this phone" />, {megabytes(size)} MB
      </p>
      {refused > 0 && (
        <>
          <p>
            <Plural
              value={refused}
              one="# photo was not accepted. It stays on this phone."
              other="# photos were not accepted. They stay on this phone."
            />
          </p>
          <Button
            variant="default"
            h={48}
            leftSection={<IconRefresh aria-hidden />}
            loading={again.busy}
            onClick={() => void again.run({})}
          >
            <Trans>Send the photos again</Trans>
          </Button>
        </>
      )}
      <SwitchRow
        label={t`Send photos on Wi-Fi only`}
        checked={wanted ?? wifiOnly}
        onChange={(only) => {
          setWanted(only);
          void wifi.run({ only });
        }}
      />
    </section>
  );
}
