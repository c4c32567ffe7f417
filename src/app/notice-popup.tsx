import { Button, CloseButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../client/use-command.ts';
import { useQuery } from '../client/use-query.ts';
import { WIDE } from '../ui/wide.ts';
import classes from './notice-popup.module.css';

const NOTHING = {};

/** Only a path of this app: a notification never leads elsewhere. */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

/**
 * The newest notification that was not looked at, over whatever is on the screen: a card in the corner of a desktop, a bar
 * across the top of a phone, away from the thumb. Looked at, the next one comes. [SHL-11, NTF-3]
 */
export function NoticePopup() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const wide = useMediaQuery(WIDE) ?? false;
  const notice = useQuery('notifications.latest', NOTHING)?.find(({ opened }) => !opened);
  const { run } = useCommand('notifications.open');
  if (!notice) return null;
  const { path, title, body, link } = notice;
  const look = async (to?: string) => {
    await run({ path });
    if (to !== undefined) await navigate(to);
  };
  return (
    <div className={classes.notice} data-layout={wide ? 'desktop' : 'mobile'} role="status">
      <IconBell aria-hidden />
      <div className={classes.words}>
        <b>{title}</b>
        {body !== '' && <p>{body}</p>}
        {link !== undefined && isOwnPath(link) && (
          <Button variant="default" h={48} mt={8} onClick={() => void look(link)}>
            <Trans>Open</Trans>
          </Button>
        )}
      </div>
      <CloseButton size={48} iconSize={24} aria-label={t`Close`} onClick={() => void look()} />
    </div>
  );
}
