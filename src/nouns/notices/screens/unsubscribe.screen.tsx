import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useCommand } from '../../../client/use-command.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { FrontPage } from '../../../ui/frame/front-page.tsx';
import classes from './unsubscribe.module.css';

/** /unsubscribe/:business_id: one press stops the e-mails about a business, another resumes them. [RTE-60, NTF-11] */
export function UnsubscribeScreen() {
  const { t } = useLingui();
  const { business_id = '' } = useParams();
  const token = useSearchParams()[0].get('token') ?? undefined;
  const { run, busy, error } = useCommand('letters.stop');
  const [stopped, setStopped] = useState<boolean>();
  const press = async (stop: boolean) => {
    if ((await run({ business_id, token, stopped: stop })).ok) setStopped(stop);
  };
  const words =
    error?.type === 'NoConnection'
      ? t`No connection. Nothing was changed: try again when there is a signal.`
      : error?.type === 'LinkWrong'
        ? t`This link is not whole. Open it from the e-mail, or sign in as the owner.`
        : notDoneWords(error);
  return (
    <FrontPage
      title={t`E-mails about a business`}
      description={t`Stop the e-mails that Flockbook sends about a business.`}
    >
      <div className={classes.stack} role="status">
        {stopped === undefined && (
          <p>
            <Trans>Flockbook writes to you about this business. You can stop that with one press.</Trans>
          </p>
        )}
        {stopped === true && (
          <p>
            <Trans>
              <b>Stopped.</b> No more e-mails about this business come to you.
            </Trans>
          </p>
        )}
        {stopped === false && (
          <p>
            <Trans>
              <b>E-mails come again.</b> You can stop them at any time.
            </Trans>
          </p>
        )}
      </div>
      {words && <ErrorNote>{words}</ErrorNote>}
      {stopped === true ? (
        <Button variant="default" h={56} fz={18} fullWidth loading={busy} onClick={() => void press(false)}>
          <Trans>Undo</Trans>
        </Button>
      ) : (
        <Button h={56} fz={18} fullWidth loading={busy} onClick={() => void press(true)}>
          <Trans>Stop these e-mails</Trans>
        </Button>
      )}
    </FrontPage>
  );
}
