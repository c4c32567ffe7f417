import { Button } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { megabytes } from './megabytes.ts';
import classes from '../../settings/shared/settings.module.css';

const NOTHING = {};

/**
 * Photos and voice notes of records: pending ones, their size, and whether they may use mobile data. [SYN-32, MSG-22]
 */
export function PhotosCard() {
  const { t } = useLingui();
  const photos = useQuery('attachments.kept', NOTHING);
  const wifi = useCommand('attachments.setWifi');
  // The switch changes at once; the stored value follows.
  const [wanted, setWanted] = useState<boolean>();
  const again = useCommand('attachments.sendAgain');
  if (!photos || photos.count === 0) return null;
  const { waiting, refused, count, size, wifiOnly } = photos;
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Photos and voice notes</Trans>
      </h2>
      <p role="status">
        {waiting > 0 ? (
          <Plural
            value={waiting}
            one="# photo or voice note waits. It is sent after the records."
            other="# photos or voice notes wait. They are sent after the records."
          />
        ) : (
          <Trans>No photo or voice note waits.</Trans>
        )}
      </p>
      <p className={classes.quiet}>
        <Plural
          value={count}
          one="# photo or voice note on this phone"
          other="# photos and voice notes on this phone"
        />
        , {megabytes(size)} MB
      </p>
      {refused > 0 && (
        <>
          <p>
            <Plural
              value={refused}
              one="# photo or voice note was not accepted. It stays on this phone."
              other="# photos or voice notes were not accepted. They stay on this phone."
            />
          </p>
          <Button
            variant="default"
            h={48}
            leftSection={<IconRefresh aria-hidden />}
            loading={again.busy}
            onClick={() => void again.run({})}
          >
            <Trans>Send them again</Trans>
          </Button>
        </>
      )}
      <SwitchRow
        label={t`Send photos and voice notes on Wi-Fi only`}
        checked={wanted ?? wifiOnly}
        onChange={(only) => {
          setWanted(only);
          void wifi.run({ only });
        }}
      />
    </section>
  );
}
